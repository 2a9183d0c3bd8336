-- A bad debt settles the debts that it writes off, in full, and cannot be changed.

call maintain_history('bad_debt', unrecorded => array['approval_seen'], unversioned => array['approval_seen']);
call posts_to_ledger('bad_debt');
call refuses_future('bad_debt');

-- Posts a credit to the customer.
create or replace function postings(b bad_debt) returns setof posting language sql stable as $$
  select public.posting('bad_debt', b.id, coalesce(b.counts_from, b.date), b.created_at, number => b.bad_debt_no, text => b.reason, customer => b.customer,
    usd => -b.amount_usd, invoice => b.invoice)
  where public.takes_effect(b.approval)
$$;

-- The amount that is compared with the approval limit.
create or replace function approval_amount(b bad_debt) returns table (counts boolean, which text, amount numeric, usd numeric, field text, day date, account integer, recipient text)
language sql immutable as $$
  select true, 'bad_debt_usd', b.amount_usd, b.amount_usd, 'amount_usd', b.date, null::integer, b.customer::text
$$;
-- The open debts of a customer, or of one invoice, that were owed on a day.
create or replace function debts_of(of_customer integer, of_invoice integer, of_day date) returns setof entry
language sql stable as $$
  select * from public.entry e
  where e.customer = of_customer and e.usd > 0 and e.open > 0 and e.day <= of_day
    and (of_invoice is null or e.invoice = of_invoice)
$$;

-- What is already written off the same invoice, by any user and on any day, besides this bad debt. If the bad debt
-- names no invoice: of the invoice that would lose the most.
create or replace function written_off_besides(b bad_debt) returns numeric language sql stable as $$
  select coalesce(max(its.part + i.written_off) - b.amount_usd, 0) from (
    select d.invoice, sum(least(d.open, b.amount_usd - d.before)) as part from (
      select e.invoice, e.open, sum(e.open) over (order by e.day, e.kind desc, e.document) - e.open as before
      from public.debts_of(b.customer, b.invoice, b.date) e) d
    where d.before < b.amount_usd group by d.invoice
  ) its join public.entry i on i.kind = 'invoice' and i.document = its.invoice and i.side = ''
$$;
call asks_approval('bad_debt');

-- Refuses a write-off entered on an order beyond the user's limit. It never waits for approval.
create or replace function limit_on_order() returns trigger language plpgsql set search_path = public as $$
declare
  most numeric := own_limit('bad_debt_usd');
  beside numeric;
begin
  if most is not null then
    -- Locks the user, as for documents that need approval: concurrent write-offs are counted one after another.
    perform from users where id = acting_user_id() for no key update;
    beside := used_limit(new);
    if new.amount_usd + beside > most then
      perform refuse_beyond('invoice_tracker', 'outstanding', 'bad_debt_usd', new.amount_usd, most, beside);
    end if;
  end if;
  new.approval := null;
  return new;
end $$;
create trigger limit_on_order before insert on bad_debt for each row when (new.on_order) execute function limit_on_order();

-- Refuses cancelling a write-off that was entered on an order if it exceeds the user's limit.
create or replace function assert_within_limit(b bad_debt) returns void language plpgsql set search_path = public as $$
begin
  if b.amount_usd > own_limit('bad_debt_usd') then
    perform refuse_beyond('bad_debt', 'amount_usd', 'bad_debt_usd', b.amount_usd, own_limit('bad_debt_usd'));
  end if;
end $$;

-- Cancels write-offs entered on the order of an invoice, newest first, until at most `down_to` remains. Returns the
-- rest. If `limited`, write-offs beyond the user's limit are refused.
create or replace function cancel_on_order(of_invoice integer, down_to numeric, why text, limited boolean default false) returns numeric
language plpgsql set search_path = public as $$
declare
  rest numeric := (select coalesce(sum(amount_usd), 0) from bad_debt where invoice = of_invoice and on_order and cancelled_at is null);
  most numeric := case when limited then own_limit('bad_debt_usd') end;
  b bad_debt;
begin
  for b in
    select * from bad_debt where invoice = of_invoice and on_order and cancelled_at is null order by id desc for no key update
  loop
    exit when rest <= down_to;
    if b.amount_usd > most then
      perform refuse_beyond('invoice_tracker', 'outstanding', 'bad_debt_usd', b.amount_usd, most);
    end if;
    update bad_debt set cancelled_at = now(), cancelled_by = acting_user_name(), cancel_reason = why,
      cancelled_on = greatest(b.date, company_today(), (
        select max(s.day) from entry e join settlement s on s.credit = e.id where e.kind = 'bad_debt' and e.document = b.id))
    where id = b.id;
    rest := rest - b.amount_usd;
  end loop;
  return rest;
end $$;

-- A write-off entered on an order must be reviewed by another user than the one who entered it.
create or replace function check_reviewed_write_off() returns trigger language plpgsql set search_path = public as $$
begin
  if not new.on_order then
    perform refuse(tg_table_name, 'reviewed_by', 'Only write-offs that were entered on orders can be reviewed.');
  end if;
  perform refuse_own_review(tg_table_name, array[new.created_by]);
  return new;
end $$;
create trigger check_reviewed_write_off before update on bad_debt for each row
  when (old.reviewed_at is distinct from new.reviewed_at) execute function check_reviewed_write_off();

-- Settles the debts of a bad debt, the oldest first. The caller has locked its invoices.
create or replace function settle_bad_debt(bad integer) returns void language sql set search_path = public as $$
  select allocate(entry_of('bad_debt', b.id), null, array(select id from debts_of(b.customer, b.invoice, b.date)))
  from bad_debt b where b.id = bad
$$;

-- Writes off an amount that was entered on an invoice's order: dated today, with the next number and the reason
-- 'Entered on the order'.
create or replace function write_off_on_order(of_invoice integer, amount numeric) returns void language plpgsql set search_path = public as $$
declare
  i invoice;
  today date := company_today();
  owed numeric;
  place integer;
  its_key integer;
begin
  select * into i from invoice where id = of_invoice for no key update;
  owed := (select coalesce(sum(open), 0) from debts_of(i.customer, of_invoice, today));
  if amount > owed then
    perform refuse('invoice_tracker', 'outstanding', 'Amount exceeds what was owed on {invoice_no} on {day}. Enter {amount} or less.',
      jsonb_build_object('amount', format_amount(owed, 'USD'), 'invoice_no', i.invoice_no, 'day', format_day(today)));
  end if;
  insert into counter (series, year, value) values ('bad_debt', extract(year from today), 1)
  on conflict (series, year) do update set value = counter.value + 1 returning value into place;
  insert into bad_debt (bad_debt_no, date, customer, customer_name, invoice, invoice_no, amount_usd, reason, on_order)
  values (format('WO-%s-%s', extract(year from today), lpad(place::text, greatest(5, length(place::text)), '0')), today, i.customer,
    (select name from customer where id = i.customer), of_invoice, i.invoice_no, amount, 'Entered on the order', true)
  returning id into its_key;
  perform settle_bad_debt(its_key);
end $$;

-- A bad debt must be settled in full: its amount never becomes unapplied credit. Deferred to the end of the
-- transaction.
create or replace function check_bad_debt() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from entry where id = new.id and open <> 0) then
    perform refuse('bad_debt', 'amount_usd', 'Bad debt {number} would then exceed the amount owed. Cancel the bad debt first.',
      jsonb_build_object('number', new.number));
  end if;
  return null;
end $$;
create constraint trigger check_bad_debt after insert or update on entry deferrable initially deferred
  for each row when (new.kind = 'bad_debt' and new.open <> 0) execute function check_bad_debt();

-- A bad debt cannot be changed, only cancelled once.
create or replace function protect_bad_debt() returns trigger language plpgsql set search_path = public as $$
begin
  if old.cancelled_at is not null
    or (old.bad_debt_no, old.date, old.customer, old.invoice, old.amount_usd, old.on_order)
      is distinct from (new.bad_debt_no, new.date, new.customer, new.invoice, new.amount_usd, new.on_order) then
    perform refuse(tg_table_name, 'cancelled_at', '{bad_debt_no} cannot be changed. Cancel it and create a new one.', jsonb_build_object('bad_debt_no', old.bad_debt_no));
  end if;
  return new;
end $$;
create trigger protect_bad_debt before update on bad_debt for each row execute function protect_bad_debt();
