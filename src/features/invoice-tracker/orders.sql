-- What an order says of its invoice and its money.

call keep_history('invoice_tracker', uncounted => array['customer', 'salesman']);

-- What a settlement may still bring to an invoice: what is outstanding on its order, or on itself where it has none; never
-- more than it asks for beyond what settles it. May be negative; what is not issued asks for nothing.
create or replace function due_of(of_invoice integer) returns numeric language sql stable as $$
  select case when i.status = 'issued'
    then least(i.grand_total - settles, coalesce(
      t.invoice_amount - t.credited - t.total_paid - t.written_off, i.grand_total - public.credited_of(i.id)))
    else -settles end
  from public.invoice i left join public.invoice_tracker t on t.invoice = i.id,
    lateral (select public.settled_of(i.id) + public.credited_of(i.id) as settles) made
  where i.id = of_invoice
$$;

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
    new.settled := settled_of(new.invoice);
    new.credited := credited_of(new.invoice);
    new.cancelled := coalesce(standing = 'cancelled', false);
  elsif new.invoice_amount <> old.invoice_amount then
    new.written_off := 0;
  end if;
  if new.cancelled then
    if tg_op = 'UPDATE' and old.cancelled and new.status <> 'Close' then
      perform refuse(tg_table_name, 'status', format('%s is cancelled: its order stays closed.', new.invoice_number));
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

create or replace function say_without_order() returns trigger language plpgsql set search_path = public as $$
begin
  update invoice set without_order = (tg_op = 'DELETE')
  where id in (select invoice from changed) and without_order <> (tg_op = 'DELETE');
  return null;
end $$;
create trigger say_without_order_inserted after insert on invoice_tracker referencing new table as changed
  for each statement execute function say_without_order();
create trigger say_without_order_deleted after delete on invoice_tracker referencing old table as changed
  for each statement execute function say_without_order();

-- An order that goes takes along what was typed on it, and makes a debt again of what was written off; one with a debt
-- leaves lists and board while its invoice is owed. So it goes when there is nothing of that. With its invoice the debt
-- goes as well, but not what somebody typed as paid.
create or replace function keep_money_of_order() returns trigger language plpgsql set search_path = public as $$
declare
  typed text := 'USD' || chr(160) || trim(to_char(old.typed_paid, '999,999,999,999,990.00'));
  gone text := 'USD' || chr(160) || trim(to_char(old.written_off, '999,999,999,999,990.00'));
  owed text := 'USD' || chr(160) || trim(to_char(old.outstanding, '999,999,999,999,990.00'));
  alone boolean := exists (select from invoice where id = old.invoice);
begin
  if old.typed_paid <> 0 and alone then
    perform refuse_in_use(format('%s is typed as paid on this order: let a voucher stand for it, or take it back first.', typed));
  elsif old.typed_paid <> 0 then
    perform refuse_in_use(format('%s is typed as paid on the order of this invoice: cancel the invoice, or take it back first.', typed));
  elsif old.written_off <> 0 and alone then
    perform refuse_in_use(format('%s of this order is written off: take that back first.', gone));
  elsif old.outstanding <> 0 and alone then
    perform refuse_in_use(format('%s of this order is outstanding: it can go once nothing is.', owed));
  end if;
  return old;
end $$;
create trigger keep_money_of_order before delete on invoice_tracker
  for each row execute function keep_money_of_order();
