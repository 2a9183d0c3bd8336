-- The day of a box is closed by a count of what is in it. The difference to what should be there is an entry, so that
-- the next day begins with what was counted; until a superuser opens the day again, nothing up to it changes any more.
create table cash_close (
  account integer not null constraint cash_close_account references bank_account,
  date date not null default company_today(),
  counted numeric(14, 2) not null constraint cash_close_counted check (counted >= 0),
  -- How many of each note, by its value; none where one sum was said.
  notes jsonb,
  reason text,
  expected numeric(14, 2) not null,
  difference numeric(14, 2) not null,
  reopened_at timestamptz,
  reopened_by_name text,
  reopen_reason text,
  constraint cash_close_difference check (difference = counted - expected),
  constraint cash_close_reopen_reason check (num_nonnulls(reopened_at, reopen_reason) <> 1)
);
call keep_sheet('cash_close');
create unique index cash_close_standing on cash_close (account, date) where reopened_at is null;
create index cash_close_date_id on cash_close (date, id);
call searchable('cash_close', 'date', 'counted', 'reason', 'reopen_reason', 'created_by_email');
create trigger tell_of_balances after insert or update or delete on cash_close
  for each statement execute function tell_of_balances();

create or replace view account_entry as
  select v.bank_account as account, v.date, 'receipt_voucher' as kind, v.id as document, v.voucher_no::text as number,
    v.subject, v.from_account_name as party, v.created_at as written_at,
    case a.currency when 'USD' then in_usd else in_iqd end as amount,
    case a.currency when 'USD' then in_iqd else in_usd end as stray
  from receipt_voucher v join bank_account a on a.id = v.bank_account, lateral (select
    coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0) as in_usd,
    coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) as in_iqd) brings
  union all
  select v.bank_account, v.date, 'payment_voucher', v.id, v.voucher_no::text, v.subject, v."to", v.created_at,
    -coalesce(case a.currency when 'USD' then amount_usd else amount_iqd end, 0),
    -coalesce(case a.currency when 'USD' then amount_iqd else amount_usd end, 0)
  from payment_voucher v join bank_account a on a.id = v.bank_account
  union all
  select t.from_account, t.date, 'account_transfer', t.id, t.id::text, t.subject, taker.name, t.created_at, -t.amount_out, 0
  from account_transfer t left join bank_account taker on taker.id = t.to_account where t.from_account is not null
  union all
  select t.to_account, t.confirmed_on, 'account_transfer', t.id, t.id::text, t.subject, giver.name, t.created_at, t.amount_in, 0
  from account_transfer t left join bank_account giver on giver.id = t.from_account
  where t.to_account is not null and t.confirmed
  union all
  select p.account, p.date, 'petty_cash', p.id, p.receipt_no, p.project_name, p.paid_to, p.created_at,
    case a.currency when 'IQD' then -p.project_amount else 0 end,
    case a.currency when 'IQD' then 0 else -p.project_amount end
  from petty_cash p join bank_account a on a.id = p.account
  union all
  select c.account, c.date, 'cash_close', c.id, c.id::text, c.reason, null, c.created_at, c.difference, 0
  from cash_close c where c.difference <> 0 and c.reopened_at is null;

create or replace function account_documents(account integer) returns integer language sql stable as $$
  select account_vouchers($1)
    + (select count(*) from account_transfer t where $1 in (t.from_account, t.to_account))::integer
    + (select count(*) from petty_cash p where p.account = $1)::integer
    + (select count(*) from cash_close c where c.account = $1)::integer
$$;

-- What should be in an account at the end of a day.
create function account_balance_on(of_account integer, of_day date) returns numeric language sql stable as $$
  select a.opening_balance
    + coalesce((select sum(e.amount) from account_entry e where e.account = of_account and e.date <= of_day), 0)
  from bank_account a where a.id = of_account
$$;

-- Up to which day a box is closed; null where it is not.
create function closed_until(of_account integer) returns date language sql stable as $$
  select max(date) from cash_close where account = of_account and reopened_at is null
$$;

-- Whoever closes a day holds the box, and whoever writes an entry shares it: none comes in between the count of what
-- should be there and the close, and each that comes after it finds the day closed.
create function close_day() returns trigger language plpgsql as $$
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
create function reopen_day() returns trigger language plpgsql as $$
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

-- Refuses an entry of a closed day, and holds the box so that no day is closed before the entry is there.
create function assert_open(of_table text, of_account integer, of_day date) returns void language plpgsql as $$
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
-- makes the entry what it is; a column that the table has not is as if it were empty.
create function keep_closed_days() returns trigger language plpgsql as $$
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
    'amount_iqd_advance', 'amount_iqd_final', 'net_iqd', 'cancelled_at');
create trigger keep_closed_days after insert or update or delete on payment_voucher
  for each row execute function keep_closed_days('bank_account', 'date', 'amount_usd', 'amount_iqd');
create trigger keep_closed_days after insert or update or delete on petty_cash
  for each row execute function keep_closed_days('account', 'date', 'project_amount');

create function keep_closed_days_of_transfers() returns trigger language plpgsql as $$
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
create function keep_opening_of_closed() returns trigger language plpgsql as $$
begin
  if closed_until(new.id) is not null then
    perform refuse(tg_table_name, 'opening_balance', format('%s is closed for %s.', new.name, search_day(closed_until(new.id))));
  end if;
  return new;
end $$;
create trigger keep_opening_of_closed before update of opening_balance on bank_account
  for each row when (old.opening_balance <> new.opening_balance) execute function keep_opening_of_closed();
