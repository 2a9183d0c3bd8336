-- A day that was counted and closed keeps its money.

call keep_history('cash_close');

-- Up to which day a box is closed; null where it is not.
create or replace function closed_until(of_account integer) returns date language sql stable as $$
  select max(date) from public.cash_close where account = of_account and reopened_at is null
$$;

-- Whoever closes a day holds the box, and whoever writes an entry shares it: none comes in between the count of what
-- should be there and the close, and each that comes after it finds the day closed.
create or replace function close_day() returns trigger language plpgsql set search_path = public as $$
declare
  box bank_account;
  closed date;
begin
  select * into box from bank_account where id = new.account for update;
  closed := closed_until(new.account);
  if new.date > company_today() then
    perform refuse(tg_table_name, 'date', 'This day has not come yet.');
  elsif new.date <= closed then
    perform refuse(tg_table_name, 'date', format('%s is closed for %s.', box.name, search_day(new.date)));
  elsif box.currency = 'IQD' and new.counted <> trunc(new.counted) then
    perform refuse(tg_table_name, 'counted', 'Dinars are whole.');
  end if;
  if new.expected <> account_balance_on(new.account, new.date) then
    perform refuse(tg_table_name, 'counted', 'Something was written meanwhile: look at what should be there now.');
  end if;
  new.expected := account_balance_on(new.account, new.date);
  new.difference := new.counted - new.expected;
  if new.difference <> 0 and new.reason is null then
    perform refuse(tg_table_name, 'reason', 'Say what the difference comes from, or that nobody knows.');
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
    perform refuse(tg_table_name, 'reopen_reason', format('%s is closed as well: open it first.', search_day(closed)));
  end if;
  return new;
end $$;
create trigger reopen_day before update of reopened_at on cash_close
  for each row when (old.reopened_at is null and new.reopened_at is not null) execute function reopen_day();
create trigger tell_of_balances after insert or update or delete on cash_close
  for each statement execute function tell_of_balances();

-- Refuses an entry of a closed day, and holds the box so that no day is closed before the entry is there.
create or replace function assert_open(of_table text, of_account integer, of_day date) returns void language plpgsql set search_path = public as $$
declare
  called text;
begin
  if of_account is null or of_day is null then return; end if;
  select name into called from bank_account where id = of_account for key share;
  if of_day <= closed_until(of_account) then
    perform refuse(of_table, 'date', format('%s is closed for %s.', called, search_day(of_day)));
  end if;
end $$;

-- For tables of which a row is one entry. Arguments: the column with the account's key, the day's, then whatever else
-- makes the entry what it is, and what a figure, a name or a number depends on; a column that the table has not is as if it were empty.
create or replace function keep_closed_days() returns trigger language plpgsql set search_path = public as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  if tg_op = 'UPDATE' and (select bool_and(before -> name is not distinct from after -> name) from unnest(tg_argv) name) then
    return null;
  end if;
  perform assert_open(tg_table_name, (row ->> tg_argv[0])::integer, (row ->> tg_argv[1])::date)
  from unnest(array[before, after]) row where row is not null order by row ->> tg_argv[0];
  return null;
end $$;
create trigger keep_closed_days after insert or update or delete on receipt_voucher
  for each row execute function keep_closed_days('bank_account', 'date', 'amount_usd_advance', 'amount_usd_final', 'net_usd',
    'amount_iqd_advance', 'amount_iqd_final', 'net_iqd', 'cancelled_at', 'voucher_no', 'invoice', 'from_account');
-- Dinars that never had a rate may still get one: the box has them already.
create trigger keep_closed_rates after update of rate on receipt_voucher
  for each row when (old.rate <> new.rate or (old.rate is not null and new.rate is null))
  execute function keep_closed_days('bank_account', 'date', 'rate');
create trigger keep_closed_days after insert or update or delete on payment_voucher
  for each row execute function keep_closed_days('bank_account', 'date', 'amount_usd', 'amount_iqd', 'customer', 'rate', 'to',
    'voucher_no');
create trigger keep_closed_days after insert or update or delete on petty_cash
  for each row execute function keep_closed_days('account', 'date', 'project_amount', 'paid_to', 'receipt_no', 'entry_no');

create or replace function keep_closed_days_of_transfers() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' and (old.date, old.from_account, old.amount_out, old.to_account, old.amount_in, old.confirmed_on)
    is not distinct from (new.date, new.from_account, new.amount_out, new.to_account, new.amount_in, new.confirmed_on) then
    return null;
  end if;
  perform assert_open(tg_table_name, account, day) from (values
    (old.from_account, old.date), (old.to_account, old.confirmed_on),
    (new.from_account, new.date), (new.to_account, new.confirmed_on)) side (account, day)
  order by account;
  return null;
end $$;
create trigger keep_closed_days after insert or update or delete on account_transfer
  for each row execute function keep_closed_days_of_transfers();

-- What an account began with is in every count of it.
create or replace function keep_opening_of_closed() returns trigger language plpgsql set search_path = public as $$
begin
  if closed_until(new.id) is not null then
    perform refuse(tg_table_name, 'opening_balance', format('%s is closed for %s.', new.name, search_day(closed_until(new.id))));
  end if;
  return new;
end $$;
create trigger keep_opening_of_closed before update of opening_balance on bank_account
  for each row when (old.opening_balance <> new.opening_balance) execute function keep_opening_of_closed();
