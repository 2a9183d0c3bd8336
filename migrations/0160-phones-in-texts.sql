-- Several numbers in one field may also stand between Arabic commas. They are separated before they are normalised, which
-- takes the comma out of 1,000.
create or replace function search_phone(value text) returns text
language sql immutable parallel safe strict as $$
  select coalesce(string_agg(
    '#' || regexp_replace(regexp_replace(search_normal(number), '\D', '', 'g'), '^(00)?(964)?0*', ''), ' '), '')
  from regexp_split_to_table(value, '[/,;|،؛]') as number
$$;

-- Phone numbers within a text, as `search_phone` has them: those of Iraq's mobiles, also with nothing but a space between
-- two; of other countries, behind + or 00; and of other places in Iraq, behind 0. Most texts have too few digits for one.
create function search_phones(value text) returns text
language plpgsql immutable parallel safe strict as $$
begin
  if length(translate(value, '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '')) > length(value) - 7 then return ''; end if;
  return (
    select coalesce(string_agg(search_phone(regexp_replace(number[1], '\D', '', 'g')), ' '), '')
    from regexp_matches(
      search_normal(translate(value, ',', ';')),
      replace(
        '(?<!\d)((?:(?:\+|00)?964_(?:0_)?|0_)7(?:_\d){9}|(?:\+|00)(?!_964_(?:0_)?7)\d(?:_\d){6,13}|0[1-689](?:[\s()-]?\d){7,9})(?!\d)',
        '_', '[\s()./‐‒–—―−-]{0,3}'
      ),
      'g'
    ) as number
  );
end $$;

-- What has been searched so far is searched anew.
call searchable('users', 'search_phones(phone_number)');
call searchable('customer', 'search_phones(phone)', 'search_phones(name)', 'search_phones(work)', 'search_phones(address)');
call searchable('invoice_tracker', 'search_phones(notes)');
call searchable('receipt_voucher', 'search_phones(subject)', 'search_phones(details)', 'search_phones(from_account_name)');
call searchable('payment_voucher', 'search_phones(subject)', 'search_phones("to")', 'search_phones(from_field)',
  'search_phones(details)');
call searchable('petty_cash', 'search_phones(project_name)', 'search_phones(description)', 'search_phones(paid_to)');
call searchable('account_transfer', 'search_phones(subject)');
call searchable('admin_log_sheet', 'search_phones(subject)', 'search_phones(notification)');
call searchable('financial_log_sheet', 'search_phones(subject)', 'search_phones(recipient_number)',
  'search_phones(notification)');
call searchable('warehouse', 'search_phones(materials)');
call searchable('credit_note', 'search_phones(note)');
