-- What an order says of its invoice and its money.

call keep_history('invoice_tracker', uncounted => array['customer', 'salesman']);

-- What somebody typed beside all documents: what is paid, and what is not expected any more. What is typed beyond what the
-- invoice asks for is owed by nobody, and is taken off again.
create or replace function lines(t invoice_tracker) returns setof entry language sql stable as $$
  select public.line(kind, t.id, day, i.created_at, number => t.invoice_number, customer => t.customer, usd => -usd,
    invoice => t.invoice)
  from (values ('typed_payment', t.typed_on, t.typed_paid),
    ('write_off', coalesce(t.written_off_on, t.typed_on, t.date), t.invoice_amount - t.credited - t.total_paid - t.outstanding)
  ) typed (kind, day, usd) left join public.invoice i on i.id = t.invoice
  where usd <> 0 and not t.cancelled
$$;

create or replace function said(t invoice_tracker) returns entry[] language sql stable as $$
  select array(select l from public.lines(t) l)
$$;

-- An order's entries are its lines, as everywhere; they settle each other and then the invoice, which is due when the order says so.
create or replace function books_invoice_tracker() returns trigger language plpgsql set search_path = public as $$
declare
  was entry[] := '{}';
  now entry[] := '{}';
  typed integer[];
begin
  -- Most orders have nothing typed.
  if tg_op <> 'INSERT' and (old.typed_paid <> 0 or old.invoice_amount - old.credited <> old.total_paid + old.outstanding) then
    was := array(select l from lines(old) l);
  end if;
  if tg_op <> 'DELETE' and (new.typed_paid <> 0 or new.invoice_amount - new.credited <> new.total_paid + new.outstanding) then
    now := array(select l from lines(new) l);
  end if;
  if was <> now then
    perform book(was, now);
    typed := array(select id from entry where kind in ('typed_payment', 'write_off') and document = new.id);
    delete from settlement where debit = any (typed) or credit = any (typed);
    perform allot(id, null, typed) from entry where id = any (typed) and usd < 0;
    perform allot(id, null, array[entry_of('invoice', new.invoice)]) from entry where id = any (typed) and usd < 0;
  end if;
  if tg_op = 'UPDATE' and old.due_date = new.due_date or tg_op = 'INSERT' and exists (
    select from entry where kind = 'invoice' and document = new.invoice and due = new.due_date) then return null; end if;
  perform book(array(select e from entry e where kind = 'invoice' and document = i.id), array(select l from lines(i) l))
  from invoice i where i.id = coalesce(new.invoice, old.invoice);
  return null;
end $$;
create trigger books after insert or update or delete on invoice_tracker
  for each row execute function books_invoice_tracker();

-- Orders follow what settles their invoices.
create or replace function follow_settlements() returns trigger language plpgsql set search_path = public as $$
declare
  its_key integer;
begin
  select d.document into its_key from entry d, entry c
  where d.id = coalesce(new.debit, old.debit) and c.id = coalesce(new.credit, old.credit)
    and d.kind = 'invoice' and c.kind in ('receipt_voucher', 'credit_note', 'bad_debt');
  if not found then return null; end if;
  update invoice_tracker t set settled = its.settled, credited = its.credited
  from (select coalesce(sum(amount_usd) filter (where kind = 'receipt_voucher'), 0) as settled,
    coalesce(sum(amount_usd) filter (where kind in ('credit_note', 'bad_debt')), 0) as credited from settling(its_key)) its
  where t.invoice = its_key and (t.settled, t.credited) is distinct from (its.settled, its.credited);
  return null;
end $$;
create trigger follow_in_order after insert or update or delete on settlement
  for each row execute function follow_settlements();

-- As before, and an order takes from its invoice whose it is. A draft has none: so what is not cancelled is issued.
create or replace function count_order_money() returns trigger language plpgsql set search_path = public as $$
declare
  standing text;
begin
  if tg_op = 'INSERT' then
    -- An order that comes back waits for whoever is settling its invoice.
    select status, customer, created_by into standing, new.customer, new.salesman
    from invoice where id = new.invoice for no key update;
    if standing = 'draft' then
      perform refuse(tg_table_name, 'invoice', 'A draft has no order.');
    end if;
    new.settled := settled_of(new.invoice, 'receipt_voucher');
    new.credited := settled_of(new.invoice, 'credit_note') + settled_of(new.invoice, 'bad_debt');
    new.cancelled := coalesce(standing = 'cancelled', false);
  elsif new.invoice_amount <> old.invoice_amount then
    new.written_off := 0;
  end if;
  if new.cancelled then
    if tg_op = 'UPDATE' and old.cancelled and new.status <> 'Close' then
      perform refuse(tg_table_name, 'status', '{invoice_number} is cancelled: its order stays closed.',
        jsonb_build_object('invoice_number', new.invoice_number));
    end if;
    new.status := 'Close';
    new.written_off := 0;
  end if;
  new.typed_paid := greatest(new.typed_paid, -new.settled);
  new.total_paid := new.settled + new.typed_paid;
  new.outstanding := case when new.cancelled then 0
    else greatest(new.invoice_amount - new.credited - new.total_paid - new.written_off, 0) end;
  return new;
end $$;
create trigger count_order_money before insert or update on invoice_tracker
  for each row execute function count_order_money();

create or replace function date_order_money() returns trigger language plpgsql set search_path = public as $$
begin
  new.typed_on := case
    when new.typed_paid = 0 then null
    when tg_op = 'UPDATE' and new.typed_paid <> old.typed_paid then company_today()
    else coalesce(new.typed_on, company_today()) end;
  new.written_off_on := case
    when new.written_off = 0 then null
    when tg_op = 'UPDATE' and new.written_off <> old.written_off then company_today()
    else coalesce(new.written_off_on, company_today()) end;
  return new;
end $$;

-- After what makes the sums, whose name comes before it in the alphabet.
create trigger date_order_money before insert or update on invoice_tracker
  for each row execute function date_order_money();

create or replace function say_who_wrote() returns trigger language plpgsql set search_path = public as $$
begin
  update invoice_tracker set salesman = new.created_by where invoice = new.id;
  return null;
end $$;
create trigger say_who_wrote after update of created_by on invoice for each row
  when (old.created_by is distinct from new.created_by) execute function say_who_wrote();

-- An order that goes takes along what was typed on it, and makes a debt again of what was written off; one with a debt
-- leaves lists and board while its invoice is owed. So it goes when there is nothing of that. With its invoice the debt
-- goes as well, but not what somebody typed as paid.
create or replace function keep_money_of_order() returns trigger language plpgsql set search_path = public as $$
declare
  typed jsonb := jsonb_build_object('amount', told_amount(old.typed_paid, 'USD'));
  gone jsonb := jsonb_build_object('amount', told_amount(old.written_off, 'USD'));
  owed jsonb := jsonb_build_object('amount', told_amount(old.outstanding, 'USD'));
  alone boolean := exists (select from invoice where id = old.invoice);
begin
  if old.typed_paid <> 0 and alone then
    perform refuse_in_use('{amount} is typed as paid on this order: let a voucher stand for it, or take it back first.', typed);
  elsif old.typed_paid <> 0 then
    perform refuse_in_use('{amount} is typed as paid on the order of this invoice: cancel the invoice, or take it back first.', typed);
  elsif old.written_off <> 0 and alone then
    perform refuse_in_use('{amount} of this order is written off: take that back first.', gone);
  elsif old.outstanding <> 0 and alone then
    perform refuse_in_use('{amount} of this order is outstanding: it can go once nothing is.', owed);
  end if;
  return old;
end $$;
create trigger keep_money_of_order before delete on invoice_tracker
  for each row execute function keep_money_of_order();
