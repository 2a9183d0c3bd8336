-- Closed books: through which day they are closed, and what cannot change on a closed day.

-- The last closed day, from the newest row; null if all days are open.
create or replace function books_closed_until() returns date language plpgsql stable set search_path = public as $$
begin
  return (select until from public.books_close order by id desc limit 1);
end $$;

-- The day through which an account is closed: by the books or by the count of its cash box.
create or replace function closed_for(of_account integer) returns date language sql stable as $$
  select greatest(public.books_closed_until(), public.closed_until(of_account))
$$;

-- The days that are closed today, by the closing that closed them, and when it did. Names and rates in closed books are
-- as of that moment.
create view closed_period as
  select first, last, at from (
    select before + 1 as first, created_at as at, least(until, (
      select min(coalesce(later.until, '-infinity')) from books_close later where not later.closed and later.id > d.id)) as last
    from (select *, coalesce(lag(until) over (order by id), '-infinity') as before from books_close) d where closed
  ) closing where first <= last;

-- When a day was closed; null if it is open.
create or replace function closed_at(of_day date) returns timestamptz language sql stable as $$
  select at from public.closed_period where of_day between first and last
$$;

-- The value of a field at a moment, from the history; the current value if it was not changed since, or if no moment is
-- given.
create or replace function value_at(of_table text, record integer, field text, moment timestamptz, today text) returns text language sql stable as $$
  select coalesce((
    select changes -> field ->> 0 from public.history
    where owner_table = of_table and owner_id = record and table_name = of_table and action = 'update' and at > moment and changes ? field
    order by id limit 1), today)
$$;

-- The name of each of our accounts by period: for closed days the name at the time of closing, for open days the
-- current one.
create or replace function account_names(of_first date, of_last date) returns table (account integer, first date, last date, name text)
language sql stable as $$
  select a.id, days.first, days.last, public.value_at('bank_account', a.id, 'name', days.at, a.name)
  from public.bank_account a, (
    select * from public.closed_period
    union all select coalesce(public.books_closed_until(), '-infinity') + 1, 'infinity', null
  ) days where days.first <= of_last and days.last >= of_first
$$;

-- Refuses a day in closed books. Takes a shared advisory lock until the transaction ends, so that the books are closed
-- before or after it.
create or replace function assert_books_open(of_table text, of_field text, of_day date) returns void language plpgsql set search_path = public as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(7465823193);
  closed := books_closed_until();
  if of_day <= closed then
    perform refuse(of_table, of_field, 'The books are closed through {day}.', jsonb_build_object('day', format_day(closed)));
  end if;
end $$;

-- The table and field that a document's day comes from.
create or replace function day_field(of_kind text, out of_table text, out of_field text) language sql immutable as $$
  select case of_kind when 'typed_payment' then 'invoice_tracker' when 'account_opening' then 'bank_account' else of_kind end,
    case of_kind when 'invoice' then 'invoice_date' when 'account_opening' then 'opening_date' else 'date' end
$$;

-- Refuses changes to entries of a closed day, whoever writes the document. Closed books protect everything that a
-- document posted, including its text and its payee; only the other account of a transfer is shown by its current name.
-- A closed cash box protects account, day, amounts, number, customer and payee, and the rate once there is one: dinars
-- without a rate may still get one, since the cash box already counted them. An account opening balance is part of
-- every count of the account.
create or replace function protect_closed_days() returns trigger language plpgsql set search_path = public as $$
declare
  in_books boolean := tg_op <> 'UPDATE' or (old.account, old.day, old.amount, old.stray, old.number, old.text, old.customer, old.usd, old.iqd, old.rate, old.due, old.invoice)
    is distinct from (new.account, new.day, new.amount, new.stray, new.number, new.text, new.customer, new.usd, new.iqd, new.rate, new.due, new.invoice)
    or old.party is distinct from new.party and new.kind <> 'account_transfer';
  in_box boolean := tg_op <> 'UPDATE' or (old.account, old.day, old.amount, old.stray, old.number, old.customer)
      is distinct from (new.account, new.day, new.amount, new.stray, new.number, new.customer)
    or old.rate is not null and old.rate is distinct from new.rate
    or old.party is distinct from new.party and new.kind in ('payment_voucher', 'petty_cash');
  field record;
  e record;
begin
  if in_books then
    field := day_field(coalesce(new.kind, old.kind));
    if new.kind = 'account_opening' and old.day = new.day then field.of_field := 'opening_balance'; end if;
    perform assert_books_open(field.of_table, field.of_field, least(old.day, new.day));
  end if;
  if not in_box then return null; end if;
  for e in
    select distinct account, day, kind from (values (old.account, old.day, old.kind), (new.account, new.day, new.kind)) v (account, day, kind)
    where account is not null and kind <> 'cash_close' order by account
  loop
    if e.kind <> 'account_opening' then
      perform assert_open(e.kind, e.account, e.day);
    elsif e.day <= closed_until(e.account) then
      perform refuse('bank_account', case when old.day = new.day then 'opening_balance' else 'opening_date' end, '{name} is closed for {day}. Ask a superuser to reopen the day.', jsonb_build_object(
        'name', (select name from bank_account where id = e.account), 'day', format_day(closed_until(e.account))));
    end if;
  end loop;
  return null;
end $$;
create trigger protect_closed_days after insert or delete
  or update of account, day, amount, stray, number, text, party, customer, usd, iqd, rate, due, invoice on entry
  for each row execute function protect_closed_days();

-- Refuses changes to settlements in closed books. They are unapplied on an open day instead.
create or replace function protect_closed_settlements() returns trigger language plpgsql set search_path = public as $$
declare
  c entry;
  field record;
begin
  if tg_op = 'UPDATE' and (old.usd, old.day) = (new.usd, new.day) then return null; end if;
  select * into c from entry where id = coalesce(new.credit, old.credit);
  field := day_field(coalesce(c.kind, 'receipt_voucher'));
  perform assert_books_open(field.of_table, field.of_field, least(old.day, new.day));
  return null;
end $$;
create trigger protect_closed_days after insert or update or delete on settlement
  for each row execute function protect_closed_settlements();

-- Refuses changes to the lines and the customer of an invoice in closed books, even if its total stays the same.
create or replace function protect_closed_invoice() returns trigger language plpgsql set search_path = public as $$
begin
  perform assert_books_open('invoice', 'invoice_date', coalesce(old.counts_from, old.invoice_date));
  return null;
end $$;
create trigger protect_closed_days after update of subtotal, discount, discount_amount, customer_name on invoice for each row
  when (old.status in ('issued', 'cancelled')
    and (old.subtotal is distinct from new.subtotal or old.discount is distinct from new.discount
      or old.discount_amount is distinct from new.discount_amount or old.customer_name is distinct from new.customer_name))
  execute function protect_closed_invoice();

create or replace function protect_closed_lines() returns trigger language plpgsql set search_path = public as $$
begin
  perform assert_books_open('invoice', 'invoice_date', coalesce(counts_from, invoice_date))
  from invoice where id = coalesce(new.invoice, old.invoice) and status in ('issued', 'cancelled');
  return null;
end $$;
create trigger protect_closed_days after insert or delete on invoice_product for each row execute function protect_closed_lines();
create trigger protect_closed_lines after update on invoice_product for each row
  when (old.product_item is distinct from new.product_item or old.quantity is distinct from new.quantity
    or old.unit_price is distinct from new.unit_price or old.total is distinct from new.total
    or old.position is distinct from new.position)
  execute function protect_closed_lines();

-- Closes or reopens the books while no other transaction writes in them. Only past days after the last closed one can
-- be closed. The rows of `books_close` are never changed.
create or replace function close_books() returns trigger language plpgsql set search_path = public as $$
declare
  closed date;
begin
  -- Account names and rates cannot change during the closing.
  lock table bank_account, exchange_rate in share mode;
  perform pg_advisory_xact_lock(7465823193);
  closed := books_closed_until();
  if new.closed and new.until >= company_today() then
    perform refuse('books_close', 'until', 'Only past days can be closed. Enter yesterday’s date or earlier.');
  elsif new.closed and new.until <= closed then
    perform refuse('books_close', 'until', 'The books are already closed through {day}. Enter a later date.', jsonb_build_object('day', format_day(closed)));
  elsif not new.closed and (closed is null or new.until >= closed) then
    perform refuse('books_close', 'until', 'Only closed days can be reopened. Enter a date before the current closing date.');
  elsif not new.closed and new.reason is null then
    perform refuse('books_close', 'reason', 'Enter a reason.');
  end if;
  perform notify_change('settings', null);
  return new;
end $$;
create trigger close_books before insert on books_close for each row execute function close_books();
