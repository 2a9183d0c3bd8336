-- A day that was counted and closed keeps its money.

call maintain_history('cash_close');
call posts_to_ledger('cash_close');

-- What was counted and is not what should have been there, so that tomorrow starts true.
create or replace function postings(c cash_close) returns setof posting language sql stable as $$
  select public.posting('cash_close', c.id, c.date, c.created_at, number => c.id::text, text => c.reason, account => c.account,
    amount => c.difference)
  where c.difference <> 0 and c.reopened_at is null
$$;

-- Up to which day a cash box is closed; null where it is not.
create or replace function closed_until(of_account integer) returns date language sql stable as $$
  select max(date) from public.cash_close where account = of_account and reopened_at is null
$$;

-- Whoever closes a day holds the cash box, and whoever writes an entry shares it: none comes in between the count of what
-- should be there and the close, and each that comes after it finds the day closed.
create or replace function close_day() returns trigger language plpgsql set search_path = public as $$
declare
  box bank_account;
  closed date;
begin
  -- A count is in the workbook of its day, with or without a difference.
  perform assert_books_open(tg_table_name, 'date', new.date);
  select * into box from bank_account where id = new.account for update;
  closed := closed_until(new.account);
  if new.date > company_today() then
    perform refuse(tg_table_name, 'date', 'Date cannot be in the future. Enter today’s date or earlier.');
  elsif new.date <= closed then
    perform refuse(tg_table_name, 'date', '{name} is closed for {day}. Enter a later date, or ask a superuser to reopen the day.',
      jsonb_build_object('name', box.name, 'day', format_day(new.date)));
  elsif box.currency = 'IQD' and new.counted <> trunc(new.counted) then
    perform refuse(tg_table_name, 'counted', 'Amount IQD must be a whole number.');
  end if;
  if new.expected <> account_balance_on(new.account, new.date) then
    perform refuse(tg_table_name, 'counted', 'Entries changed while you were counting. Review the expected amount and try again.');
  end if;
  new.expected := account_balance_on(new.account, new.date);
  new.difference := new.counted - new.expected;
  if new.difference <> 0 and new.reason is null then
    perform refuse(tg_table_name, 'reason', 'Enter a reason for the over/short amount, or “Unknown”.');
  end if;
  return new;
end $$;
create trigger close_day before insert on cash_close for each row when (new.reopened_at is null) execute function close_day();

-- A day that is opened again takes its difference back, so no later day may be closed upon it.
create or replace function reopen_day() returns trigger language plpgsql set search_path = public as $$
declare
  closed date;
begin
  perform from bank_account where id = old.account for update;
  closed := closed_until(old.account);
  if closed > old.date then
    perform refuse(tg_table_name, 'reopen_reason', 'A later day, {day}, is also closed. Reopen that day first.',
      jsonb_build_object('day', format_day(closed)));
  end if;
  return new;
end $$;
create trigger reopen_day before update of reopened_at on cash_close
  for each row when (old.reopened_at is null and new.reopened_at is not null) execute function reopen_day();

-- Refuses an entry of a closed day, and holds the cash box so that no day is closed before the entry is there.
create or replace function assert_open(of_table text, of_account integer, of_day date) returns void language plpgsql set search_path = public as $$
declare
  called text;
begin
  if of_account is null or of_day is null then return; end if;
  select name into called from bank_account where id = of_account for key share;
  if of_day <= closed_until(of_account) then
    perform refuse(of_table, 'date', '{name} is closed for {day}. Enter a later date, or ask a superuser to reopen the day.', jsonb_build_object('name', called, 'day', format_day(of_day)));
  end if;
end $$;
