-- All money, once: what a document does on its day to a customer's account and to an account of ours. A document says it by
-- lines(document), beside its feature; its entries are its lines, whoever writes it, in the same transaction.

-- One line of a document. `usd` is what the customer owes more by it (a debit) or less (a credit); `amount` is what comes in
-- to the account, below 0 what goes out of it, in its currency, and `stray` what came in the other one and is in no account.
create or replace function line(
  kind text, document integer, day date, written_at timestamptz, side text default '',
  number text default null, text text default null, party text default null,
  customer integer default null, usd numeric default 0, iqd numeric default null, rate numeric default null,
  due date default null, salesman integer default null, invoice integer default null,
  account integer default null, amount numeric default 0, stray numeric default 0
) returns entry language sql immutable parallel safe as $$
  select (null, kind, document, side, day, written_at, number, text, party, customer, usd, iqd, rate, due, salesman, invoice,
    account, amount, stray, null, null)::public.entry
$$;

-- Lets the entries of a document be what it says now. What it says no more is settled no more.
create or replace function book(was entry[], now entry[]) returns void language plpgsql set search_path = public as $$
declare
  gone integer[];
  l entry;
begin
  if was = now then return; end if;
  if cardinality(was) > 0 then
    gone := array(
      select e.id from unnest(was) w join entry e on (e.kind, e.document, e.side) = (w.kind, w.document, w.side)
      where (w.kind, w.document, w.side) not in (select n.kind, n.document, n.side from unnest(now) n));
    if cardinality(gone) > 0 then
      delete from settlement where debit = any (gone) or credit = any (gone);
      delete from entry where id = any (gone);
    end if;
  end if;
  insert into entry as e (kind, document, side, day, written_at, number, text, party, customer, usd, iqd, rate, due, salesman,
    invoice, account, amount, stray)
  select kind, document, side, day, written_at, number, text, party, customer, usd, iqd, rate, due, salesman, invoice,
    account, amount, stray
  from unnest(now) order by account
  on conflict (kind, document, side) do update set (day, written_at, number, text, party, customer, usd, iqd, rate, due,
      salesman, invoice, account, amount, stray)
    = (excluded.day, excluded.written_at, excluded.number, excluded.text, excluded.party, excluded.customer, excluded.usd,
      excluded.iqd, excluded.rate, excluded.due, excluded.salesman, excluded.invoice, excluded.account, excluded.amount,
      excluded.stray);
  -- Whoever may see balances hears that some have changed, and nothing of the documents that make them.
  foreach l in array was || now loop
    if l.account is not null then
      perform notify_change('bank_account', null);
      exit;
    end if;
  end loop;
end $$;

-- Lets a table keep books: from now on the entries of each of its rows are its lines.
create or replace procedure keep_books(of_table text) language plpgsql set search_path = public as $$
begin
  execute format($f$
    create function books_%1$s() returns trigger language plpgsql set search_path = public as $b$
    begin
      perform book(
        case when tg_op = 'INSERT' then '{}' else array(select l from lines(old) l) end,
        case when tg_op = 'DELETE' then '{}' else array(select l from lines(new) l) end);
      return null;
    end $b$;
    create trigger books after insert or update or delete on %1$I for each row execute function books_%1$s()
  $f$, of_table);
end $$;

-- Books all documents anew: what was written without triggers is not booked by itself.
create or replace procedure book_all_anew() language plpgsql set search_path = public as $$
declare
  of_table text;
begin
  for of_table in
    select relname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'books' and relnamespace = 'public'::regnamespace order by relname
  loop
    execute format('select book(''{}'', array(select l from lines(d) l)) from %I d order by d.id', of_table);
  end loop;
end $$;

-- The key of a document's entry in the account of its customer, what is open of it, and what of it is settled.
create or replace function entry_of(of_kind text, of_document integer) returns integer language sql stable as $$
  select id from public.entry where kind = of_kind and document = of_document and side = ''
$$;

create or replace function open_of(of_kind text, of_document integer) returns numeric language sql stable as $$
  select coalesce((select open from public.entry where kind = of_kind and document = of_document and side = ''), 0)
$$;

create or replace function used_of(of_kind text, of_document integer) returns numeric language sql stable as $$
  select coalesce((select settled from public.entry where kind = of_kind and document = of_document and side = ''), 0)
$$;

-- What is on account of a customer: what is open of what they paid or were credited.
create or replace function on_account_of(of_customer integer) returns numeric language sql stable as $$
  select coalesce(sum(open) filter (where usd < 0), 0) from public.entry where customer = of_customer and open <> 0
$$;

-- What is open: what is owed, with the invoice or the opening debt that it is owed for, and what is on account. What somebody typed to be missing
-- still is as old as its invoice.
create view open_entry as
  select customer, invoice, case kind when 'opening' then document end as opening,
    case when kind in ('invoice', 'opening', 'receipt_voucher', 'credit_note') then day
      else (select i.day from entry i where i.kind = 'invoice' and i.document = e.invoice and i.side = '') end as day,
    case when kind in ('invoice', 'opening', 'receipt_voucher', 'credit_note') then due
      else (select i.due from entry i where i.kind = 'invoice' and i.document = e.invoice and i.side = '') end as due,
    case when kind in ('invoice', 'opening', 'receipt_voucher', 'credit_note') then salesman
      else (select i.salesman from entry i where i.kind = 'invoice' and i.document = e.invoice and i.side = '') end as salesman,
    case when usd > 0 then open else 0 end as owed, case when usd > 0 then 0 else open end as on_account
  from entry e where open <> 0 and customer is not null;

create or replace function account_balance(account bank_account) returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from public.entry e where e.account = ($1).id
$$;

-- What should be in an account at the end of a day.
create or replace function account_balance_on(of_account integer, of_day date) returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from public.entry where account = of_account and day <= of_day
$$;
