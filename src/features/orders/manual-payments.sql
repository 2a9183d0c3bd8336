-- Manual payments: amounts entered on an order as paid, besides all vouchers. Each is a document of the invoice with
-- the difference from the previous total; a negative one unapplies earlier ones. The part beyond the amount due goes to
-- the posting `excess`, which nobody owes. Amounts that are no longer expected are bad debts.

call maintain_history('typed_payment', 'invoice', 'invoice');
call posts_to_ledger('typed_payment');

create or replace function postings(p typed_payment) returns setof posting language sql stable as $$
  select public.posting('typed_payment', p.id, p.date, p.created_at, side => its.side, number => i.invoice_no, customer => p.customer,
    usd => its.usd, invoice => p.invoice)
  from (values ('', -p.usd), ('excess', p.excess)) its (side, usd) left join public.invoice i on i.id = p.invoice where its.usd <> 0
$$;

-- The change of the excess: how much more than before the manual payments, plus `more`, exceed the invoice; negative if
-- less.
create or replace function excess_change(of_invoice integer, more numeric default 0) returns numeric language sql stable as $$
  select coalesce(greatest(e.received + e.credited + e.typed + more + e.written_off - e.usd, 0) - (
    select coalesce(sum(excess), 0) from public.typed_payment where invoice = of_invoice and cancelled_at is null), 0)
  from public.entry e join public.invoice i on i.id = e.document and i.status = 'issued'
  where e.kind = 'invoice' and e.document = of_invoice and e.side = ''
$$;

-- Fills in the customer of the invoice and the excess, with the invoice locked. A manual payment of a cancelled invoice
-- has no effect in the ledger; it only records what is known to be paid.
create or replace function fill_from_invoice() returns trigger language plpgsql set search_path = public as $$
begin
  select customer, cancelled_at, cancelled_on into new.customer, new.cancelled_at, new.cancelled_on
  from invoice where id = new.invoice for no key update;
  new.excess := coalesce(excess_change(new.invoice, new.usd), 0);
  return new;
end $$;
create trigger fill_from_invoice before insert on typed_payment for each row execute function fill_from_invoice();

-- A manual payment must be reviewed by another user than its author.
create or replace function check_reviewed_payment() returns trigger language plpgsql set search_path = public as $$
begin
  perform refuse_own_review(tg_table_name, array[new.created_by]);
  return new;
end $$;
create trigger check_reviewed_payment before update on typed_payment for each row
  when (old.reviewed_at is distinct from new.reviewed_at) execute function check_reviewed_payment();

-- Records what is entered on an order: `paid` is the total besides receipts, `written_off_usd` the total written off. A smaller
-- write-off cancels the newest ones, and one new write-off covers the rest.
create or replace function record_manual_payment(of_invoice integer, paid numeric, written_off_usd numeric) returns void language plpgsql set search_path = public as $$
declare
  kept numeric := cancel_on_order(of_invoice, written_off_usd, 'Entered anew on the order', true);
begin
  insert into typed_payment (invoice, usd)
  select of_invoice, paid - coalesce(sum(usd), 0) from typed_payment where invoice = of_invoice having coalesce(sum(usd), 0) <> paid;
  if written_off_usd > kept then
    perform write_off_on_order(of_invoice, written_off_usd - kept);
  end if;
end $$;

-- The entries of an invoice's manual payments, with their excess; each is open on one side.
create or replace function manual_payment_entries(of_invoice integer) returns setof entry language sql stable as $$
  select e.* from public.typed_payment p join public.entry e on e.kind = 'typed_payment' and e.document = p.id and e.side in ('', 'excess')
  where p.invoice = of_invoice
$$;

-- Applies manual payments first to their own reversals, then to the invoice. A negative one unapplies earlier ones from
-- the invoice, newest first.
create or replace function settle_manual_payment(of_invoice integer) returns void language plpgsql set search_path = public as $$
declare
  mine integer[] := array(select id from manual_payment_entries(of_invoice));
  its integer := entry_of('invoice', of_invoice);
  part record;
  amount numeric;
begin
  perform allocate(e.id, null, mine) from entry e where e.id = any (mine) and e.usd < 0 and e.open > 0;
  for part in
    select d.id as debit, p.credit from entry d, pairs_of(its) p
    where d.id = any (mine) and d.usd > 0 and d.open > 0 and p.credit = any (mine) order by d.id, p.id desc
  loop
    amount := least((select open from entry e where e.id = part.debit), (
      select coalesce(sum(s.usd), 0) from settlement s where s.debit = its and s.credit = part.credit));
    continue when amount <= 0;
    perform unapply(its, part.credit, amount);
    perform settle(part.debit, part.credit, amount);
  end loop;
  perform allocate(e.id, null, array[its]) from entry e where e.id = any (mine) and e.usd < 0 and e.open > 0;
end $$;

-- Adjusts manual payments to the amount due: beyond it they become excess, and their total is corrected if it would
-- make the paid amount negative. The caller holds the lock on the invoice.
create or replace function reallocate_manual_payments(of_invoice integer) returns void language plpgsql set search_path = public as $$
declare
  its entry;
  invoice_status text := (select status from invoice where id = of_invoice);
begin
  select * into its from entry where kind = 'invoice' and document = of_invoice and side = '';
  if invoice_status is null or its.id is null then return; end if;
  if its.typed < -its.received then
    insert into typed_payment (invoice, usd) values (of_invoice, -its.received - its.typed);
    return;
  elsif invoice_status <> 'issued' then
    return;
  end if;
  if excess_change(of_invoice) <> 0 then
    insert into typed_payment (invoice, usd) values (of_invoice, 0);
  end if;
  perform settle_manual_payment(of_invoice);
end $$;

-- Stores the totals of an invoice's manual payments and write-offs with its entry.
create or replace function count_manual_payments() returns trigger language plpgsql set search_path = public as $$
declare
  its_key integer := coalesce(new.invoice, old.invoice);
begin
  update entry e set typed = made.typed, written_off = made.written_off_usd
  from (select
    (select coalesce(sum(usd), 0) from typed_payment where invoice = its_key) as typed,
    bad_debts_of(its_key) as written_off_usd) made
  where kind = 'invoice' and document = its_key and side = '' and (e.typed, e.written_off) is distinct from (made.typed, made.written_off_usd);
  perform reallocate_manual_payments(its_key);
  return null;
end $$;
create trigger count_manual_payments after insert or delete or update of cancelled_at on typed_payment
  for each row execute function count_manual_payments();

-- The total of bad debts applied to an invoice and to its negative manual payments.
create or replace function bad_debts_of(of_invoice integer) returns numeric language sql stable as $$
  select coalesce(sum(s.usd), 0) from (
    select public.entry_of('invoice', of_invoice) as id union all select id from public.manual_payment_entries(of_invoice) where usd > 0
  ) d join public.settlement s on s.debit = d.id join public.entry c on c.id = s.credit and c.kind = 'bad_debt'
$$;

-- Stores with the entry of an invoice what is applied to it, by kind. Credit from an opening balance counts as
-- received.
create or replace function sync_in_invoice() returns trigger language plpgsql set search_path = public as $$
declare
  change numeric := coalesce(new.usd, 0) - coalesce(old.usd, 0);
  d entry;
  c entry;
begin
  select * into d from entry where id = coalesce(new.debit, old.debit);
  select * into c from entry where id = coalesce(new.credit, old.credit);
  if d.kind in ('invoice', 'typed_payment') and c.kind in ('receipt_voucher', 'credit_note', 'opening', 'bad_debt') then
    update entry set
      received = received + case when c.kind in ('receipt_voucher', 'opening') then change else 0 end,
      credited = credited + case c.kind when 'credit_note' then change else 0 end,
      written_off = written_off + case c.kind when 'bad_debt' then change else 0 end
    where kind = 'invoice' and document = d.invoice and side = '';
    -- A bad debt that is cancelled or unapplied leaves room for the excess of manual payments.
    if c.kind = 'bad_debt' and change < 0 then
      perform reallocate_manual_payments(d.invoice);
    end if;
  end if;
  return null;
end $$;
create trigger sync_in_invoice after insert or update or delete on settlement for each row execute function sync_in_invoice();

-- Nothing is due for a reversed invoice.
create or replace function mark_reversed() returns trigger language plpgsql set search_path = public as $$
begin
  update entry set cancelled = true where kind = 'invoice' and document = new.document and side = '';
  return null;
end $$;
create trigger mark_reversed after insert on entry for each row
  when (new.kind = 'invoice' and new.side <> '') execute function mark_reversed();

-- A new total cancels the write-offs entered on the order and reallocates the manual payments.
create or replace function reallocate_to_invoice() returns trigger language plpgsql set search_path = public as $$
begin
  if old.usd <> new.usd then
    perform cancel_on_order(new.document, 0, 'The total of the invoice has changed.');
  end if;
  if new.typed <> 0 or new.written_off <> 0 then
    perform reallocate_manual_payments(new.document);
  end if;
  return null;
end $$;
create trigger then_reallocate_manual_payments after update on entry for each row
  when (new.kind = 'invoice' and new.side = '' and (
    old.usd is distinct from new.usd or old.received is distinct from new.received
    or old.credited is distinct from new.credited))
  execute function reallocate_to_invoice();

-- Reverses the manual payments of a cancelled invoice, and the write-offs entered on its order.
create or replace function cancel_manual_payments(i invoice) returns void language sql set search_path = public as $$
  update typed_payment set cancelled_at = i.cancelled_at, cancelled_on = i.cancelled_on where invoice = i.id and cancelled_at is null;
  update bad_debt set cancelled_at = i.cancelled_at, cancelled_on = i.cancelled_on, cancelled_by = i.cancelled_by, cancel_reason = i.cancel_reason
  where invoice = i.id and on_order and cancelled_at is null
$$;

-- An invoice with manual payments cannot be deleted.
create or replace function protect_manual_payments() returns trigger language plpgsql set search_path = public as $$
declare
  typed numeric := (select sum(usd) from typed_payment where invoice = old.id);
begin
  if typed <> 0 then
    perform refuse_in_use('The order of this invoice has manual payments of {amount}. Cancel the invoice instead, or remove the manual payments first.',
      jsonb_build_object('amount', format_amount(typed, 'USD')));
  end if;
  return old;
end $$;
create trigger protect_manual_payments before delete on invoice for each row execute function protect_manual_payments();
