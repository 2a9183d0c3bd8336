-- All money in one table: what a document does on its day to a customer's account and to one of our accounts.
-- `postings(document)`, in the document's feature, returns its postings as if it were never cancelled. Its entries are
-- these postings and, from the day of cancellation on, their reversals. They are written in the transaction that writes
-- the document.

-- One posting of a document. `usd`: how much more the customer owes (debit), negative for less (credit). `amount`: what
-- comes in to the account, negative for what goes out, in the account's currency. `stray`: an amount in the other
-- currency, in no account. If the document names no account, `stray` is the dollars and `iqd` the dinars.
create or replace function posting(
  kind text, document integer, day date, written_at timestamptz, side text default '',
  number text default null, text text default null, party text default null,
  customer integer default null, usd numeric default 0, iqd numeric default null, rate numeric default null,
  due date default null, invoice integer default null,
  account integer default null, amount numeric default 0, stray numeric default 0
) returns posting language sql immutable parallel safe as $$
  select (kind, document, side, day, written_at, number, text, party, customer, usd, iqd, rate, due, invoice,
    account, amount, stray)::public.posting
$$;

-- The posting that reverses another on a day.
create or replace function reversed(l posting, on_day date, at timestamptz) returns posting language sql immutable parallel safe as $$
  select public.posting(l.kind, l.document, greatest(l.day, on_day), at, side => trim(l.side || ' cancelled'), number => l.number,
    text => l.text, party => l.party, customer => l.customer, usd => -l.usd, iqd => -l.iqd, rate => l.rate,
    invoice => l.invoice, account => l.account, amount => -l.amount, stray => -l.stray)
$$;

-- Makes the entries of a document equal to its current postings. Settlements of removed postings are deleted. A
-- reversed posting keeps its settlements until the day of the reversal; from that day on it is settled only with its
-- reversal.
create or replace function post_to_ledger(was posting[], now posting[]) returns void language plpgsql set search_path = public as $$
declare
  gone integer[];
  l posting;
begin
  if was = now then return; end if;
  if cardinality(was) > 0 then
    gone := array(
      select e.id from unnest(was) w join entry e on (e.kind, e.document, e.side) = (w.kind, w.document, w.side)
      where (w.kind, w.document, w.side) not in (select n.kind, n.document, n.side from unnest(now) n));
    if cardinality(gone) > 0 then
      -- Negative settlements are deleted first: the sum of a pair must never be negative, not even for a moment.
      delete from settlement where usd < 0 and (debit = any (gone) or credit = any (gone));
      delete from settlement where debit = any (gone) or credit = any (gone);
      delete from entry where id = any (gone);
    end if;
  end if;
  insert into entry as e (kind, document, side, day, written_at, number, text, party, customer, usd, iqd, rate, due,
    invoice, account, amount, stray)
  select kind, document, side, day, written_at, number, text, party, customer, usd, iqd, rate, due, invoice,
    account, amount, stray
  from unnest(now) order by account
  on conflict (kind, document, side) do update set (day, written_at, number, text, party, customer, usd, iqd, rate, due,
      invoice, account, amount, stray)
    = (excluded.day, excluded.written_at, excluded.number, excluded.text, excluded.party, excluded.customer, excluded.usd,
      excluded.iqd, excluded.rate, excluded.due, excluded.invoice, excluded.account, excluded.amount,
      excluded.stray);
  perform reverse_settlements(n.kind, n.document, n.side)
  from unnest(now) n left join unnest(was) w on w.side = n.side
  where w.side is null and n.usd <> 0 and n.side like '%cancelled';
  perform move_settlements(n.kind, n.document, n.side, w.day) from unnest(was) w join unnest(now) n on n.side = w.side
  where n.day <> w.day and n.usd <> 0;
  -- Users who may see balances are notified that balances changed, without the documents behind the change.
  foreach l in array was || now loop
    if l.account is not null then
      perform notify_change('bank_account', null);
      exit;
    end if;
  end loop;
end $$;

-- Posts a table to the ledger: from now on the entries of each row equal `postings_with_reversals(row)`, its postings
-- and their reversals. Tables whose records can be cancelled have the column `cancelled_on`; the postings of a
-- cancelled record never change.
create or replace procedure posts_to_ledger(of_table text) language plpgsql set search_path = public as $$
declare
  is_cancelled boolean := exists (
    select from pg_attribute where attrelid = of_table::regclass and attname = 'cancelled_on' and not attisdropped);
begin
  execute format($f$
    create function postings_with_reversals(d %1$I) returns posting[] language plpgsql stable set search_path = public as $b$
    begin
      return array(select l from postings(d) l %2$s);
    end $b$;
    create function post_%1$s() returns trigger language plpgsql set search_path = public as $b$
    declare
      was posting[] := case when tg_op = 'INSERT' then '{}' else postings_with_reversals(old) end;
      now posting[] := case when tg_op = 'DELETE' then '{}' else postings_with_reversals(new) end;
    begin
      %3$s
      perform post_to_ledger(was, now);
      return null;
    end $b$;
    create trigger post_to_ledger after insert or update or delete on %1$I for each row execute function post_%1$s()
  $f$, of_table,
    case when is_cancelled then
      'union all select reversed(l, d.cancelled_on, d.cancelled_at) from postings(d) l where d.cancelled_on is not null'
      else '' end,
    case when is_cancelled then $c$
      if tg_op = 'UPDATE' and old.cancelled_on is not null and (was <> now or new.cancelled_on is null) then
        perform refuse(tg_table_name, 'cancelled_at', 'This document is cancelled and cannot be changed.');
      end if;
    $c$ else '' end);
end $$;

-- The tables that are posted to the ledger: those on which `posts_to_ledger` was called.
create or replace function posted_tables() returns setof name language sql stable as $$
  select relname from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
  where proname = 'post_' || relname and relnamespace = 'public'::regnamespace order by relname
$$;

-- Posts all documents again, for rows that were written without triggers.
create or replace procedure repost_all() language plpgsql set search_path = public
  set plan_cache_mode = force_generic_plan as $$
declare
  of_table text;
begin
  for of_table in
    select name from posted_tables() name
  loop
    execute format('select post_to_ledger(''{}'', array(select l from postings(d) l)), post_to_ledger(array(select l from postings(d) l), postings_with_reversals(d)) from %I d order by d.id', of_table);
  end loop;
end $$;

-- The id of a document's entry in its customer's account, and the open amount of a document.
create or replace function entry_of(of_kind text, of_document integer) returns integer language sql stable as $$
  select id from public.entry where kind = of_kind and document = of_document and side = ''
$$;

create or replace function open_of(of_kind text, of_document integer) returns numeric language plpgsql stable set search_path = public as $$
begin
  return (select coalesce(sum(open), 0) from public.entry where kind = of_kind and document = of_document);
end $$;

-- A customer's unapplied credit: the open part of payments and credits.
create or replace function unapplied_credit_of(of_customer integer) returns numeric language sql stable as $$
  select coalesce(sum(open) filter (where usd < 0), 0) from public.entry where customer = of_customer and open <> 0
$$;

-- Customer entries, with the invoice that they belong to. A negative manual payment is as old as its invoice. A refund
-- that was paid before the money came in is owed from its own day until the money comes in. `salesman` is the current
-- salesman of the invoice, for past days too: no figure depends on it, so closed days do not preserve it. Unapplied
-- credit has no salesman.
create view customer_entry as
  select id, customer, invoice, case kind when 'opening' then document end as opening,
    case kind when 'payment_voucher' then document end as refund, usd, open, day as said_on,
    case when kind = 'typed_payment' then (select i.day from entry i where i.kind = 'invoice' and i.document = e.invoice and i.side = '')
      else day end as day,
    case when kind = 'typed_payment' then (select i.due from entry i where i.kind = 'invoice' and i.document = e.invoice and i.side = '')
      else coalesce(due, day) end as due,
    case when kind in ('invoice', 'typed_payment') then (select i.salesman from invoice i where i.id = e.invoice) end as salesman
  from entry e where customer is not null;

-- Open amounts: what is owed, with its invoice, customer opening balance or refund; and unapplied credit.
create view open_entry as
  select customer, invoice, opening, refund, day, due, salesman, case when usd > 0 then open else 0 end as owed, case when usd > 0 then 0 else open end as on_account
  from customer_entry where open <> 0;

-- Open amounts as of a day: entries through that day, less settlements through that day. Computed backwards from the
-- current open amounts, so that only later settlements and open entries are read.
create or replace function open_entry_on(of_day date)
returns table (customer integer, invoice integer, opening integer, refund integer, day date, due date, salesman integer, owed numeric, on_account numeric)
language sql stable as $$
  with later as materialized (
    select its.id, sum(s.usd) as usd from public.settlement s, lateral (values (s.debit), (s.credit)) its (id)
    where s.day > of_day and s.since <= of_day group by its.id
  )
  select e.customer, e.invoice, e.opening, e.refund, e.day, e.due, e.salesman, case when e.usd > 0 then was else 0 end,
    case when e.usd > 0 then 0 else was end
  from (
    select e.*, e.open + later.usd as was from later join public.customer_entry e using (id)
    union all select e.*, e.open from public.customer_entry e where e.open <> 0 and e.id not in (select id from later)
  ) e where e.said_on <= of_day and was <> 0
$$;

-- The balance of an account at the end of a day, in its currency.
create or replace function account_balance_on(of_account integer, of_day date) returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from public.entry where account = of_account and day <= of_day
$$;

-- The balance of an account today, without entries dated later.
create or replace function account_balance(account bank_account) returns numeric language sql stable as $$
  select public.account_balance_on(($1).id, public.company_today())
$$;
