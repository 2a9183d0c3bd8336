-- What an invoice comes to stands with its entry, beside what is paid of it and outstanding, and the order keeps no copy of it.
create index entry_invoice_amount on entry ((usd::numeric(14, 2)), document) include (usd)
  where kind = 'invoice' and side = '';
-- Its text for searches is made anew once everything else is written.
alter table invoice_tracker drop column search;
update invoice_tracker set shown_money = concat_ws(' ', invoice_amount, shown_money);
call searchable('invoice_tracker', 'invoice_number', 'date', 'customer_name', 'customer_code', 'customer_email', 'shown_money',
  'age_days', $$replace(status, '_', ' ')$$, 'notes', 'search_phones(notes)');
alter table invoice_tracker drop column invoice_amount;
