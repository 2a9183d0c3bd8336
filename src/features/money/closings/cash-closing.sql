-- Cash closings: the money of a counted and closed day cannot change.

call maintain_history('cash_close');
call posts_to_ledger('cash_close');

-- Posts the over/short amount, so that the next day starts with the counted amount.
create or replace function postings(c cash_close) returns setof posting language sql stable as $$
  select public.posting('cash_close', c.id, c.date, c.created_at, number => c.id::text, text => c.reason, account => c.account,
    amount => c.difference)
  where c.difference <> 0 and c.reopened_at is null
$$;

-- The last closed day of a cash box; null if none is closed.
create or replace function closed_until(of_account integer) returns date language sql stable as $$
  select max(date) from public.cash_close where account = of_account and reopened_at is null
$$;

-- Closes a day. Locks the cash box, while writers of entries share the lock: no entry can be added between computing
-- the expected amount and closing, and later ones find the day closed.
create or replace function close_day() returns trigger language plpgsql set search_path = public as $$
declare
  box bank_account;
  closed date;
begin
  -- The workbook contains every count, even without a difference, so the books must be open.
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

-- Reopens a day and removes its over/short amount. Refused while a later day is closed, whose count includes that
-- amount.
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

-- Refuses an entry on a closed day. Locks the cash box, so that the day cannot be closed before the entry is committed.
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
