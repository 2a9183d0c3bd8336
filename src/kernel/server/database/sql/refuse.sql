-- How a rule of the database refuses a change: with a message for a field. The error's message is the English text, for
-- readers in psql. Its detail is the message key with its values, which the server translates to the user's language,
-- so no text has to be parsed.

-- Values that are formatted in the reader's language.
create or replace function format_day(day date) returns jsonb language sql immutable as $$
  select jsonb_build_object('day', day)
$$;
create or replace function format_amount(amount numeric, currency text) returns jsonb language sql immutable as $$
  select jsonb_build_object('amount', amount, 'currency', currency)
$$;
create or replace function format_quantity(quantity numeric) returns jsonb language sql immutable as $$
  select jsonb_build_object('quantity', quantity)
$$;

-- A label of the catalogs, translated to the reader's language.
create or replace function format_label(label text) returns jsonb language sql immutable as $$
  select jsonb_build_object('label', label)
$$;

create or replace function in_english(message_key text, message_values jsonb) returns text language plpgsql immutable set search_path = public as $$
declare
  name text;
  value jsonb;
begin
  for name, value in select * from jsonb_each(message_values) loop
    message_key := replace(message_key, '{' || name || '}', coalesce(
      to_char((value ->> 'day')::date, 'DD/MM/YYYY'),
      (value ->> 'currency') || chr(160) || trim(to_char((value ->> 'amount')::numeric, '999,999,999,999,990.00')),
      value ->> 'quantity', value ->> 'label', message_values ->> name, ''));
  end loop;
  return message_key;
end $$;

-- Refuses a value of a field.
create or replace function refuse(of_table text, field text, message_key text, message_values jsonb default '{}') returns void
language plpgsql set search_path = public as $$
begin
  raise exception using errcode = 'IK422', table = of_table, constraint = of_table || '_' || field,
    message = in_english(message_key, message_values), detail = jsonb_build_object('key', message_key, 'values', message_values)::text;
end $$;

-- Asks for confirmation of a value: refuses it unless the request contains the flag (`http/confirmed.ts`).
create or replace function ask_confirmation(of_table text, field text, flag text, message_key text, message_values jsonb default '{}') returns void
language plpgsql set search_path = public as $$
begin
  if flag = any (string_to_array(current_setting('inkwell.meant', true), ' ')) then return; end if;
  raise exception using errcode = 'IK422', table = of_table, constraint = of_table || '_' || field, hint = flag,
    message = in_english(message_key, message_values), detail = jsonb_build_object('key', message_key, 'values', message_values)::text;
end $$;

-- Refuses to delete or cancel what other records need.
create or replace function refuse_in_use(message_key text, message_values jsonb default '{}') returns void
language plpgsql set search_path = public as $$
begin
  raise exception using errcode = 'IK409',
    message = in_english(message_key, message_values), detail = jsonb_build_object('key', message_key, 'values', message_values)::text;
end $$;
