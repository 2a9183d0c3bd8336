-- Whose an order is, and who wrote its invoice, stand in the order itself: what is owed is read from orders alone, without
-- a look at the invoice of each. The customer is the invoice's by key, and goes with it; neither is a change of the order,
-- so neither its version nor its history tells of one.
call add_required_column('invoice_tracker', 'customer', 'integer',
  $$(select customer from invoice where id = (was ->> 'invoice')::integer)$$);
alter table invoice_tracker add column salesman integer;
alter table invoice_tracker disable trigger user;
update invoice_tracker t set salesman = i.created_by, date = i.invoice_date from invoice i
where i.id = t.invoice and (i.created_by is not null or t.date <> i.invoice_date);
alter table invoice_tracker enable trigger user;
call count_versions('invoice_tracker',
  'old.customer is not distinct from new.customer and old.salesman is not distinct from new.salesman');

alter table invoice_tracker
  drop constraint invoice_tracker_invoice_fkey,
  add constraint invoice_tracker_invoice_fkey foreign key (invoice, customer) references invoice (id, customer)
    on update cascade on delete cascade;

create function say_who_wrote() returns trigger language plpgsql as $$
begin
  update invoice_tracker set salesman = new.created_by where invoice = new.id;
  return null;
end $$;
create trigger say_who_wrote after update of created_by on invoice for each row
  when (old.created_by is distinct from new.created_by) execute function say_who_wrote();

-- As before, and an order takes from its invoice whose it is. A draft has none: so what is not cancelled is issued.
create or replace function count_order_money() returns trigger language plpgsql as $$
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

create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  perform refuse(tg_table_name, 'status', format('%s is issued: it becomes no draft again.', old.invoice_no));
  return new;
end $$;
create trigger keep_issued before update of status on invoice for each row
  when (old.status <> 'draft' and new.status = 'draft') execute function keep_issued_invoice();

-- The account of a customer as before, but of orders: who asks only for what is open reads no invoice, and who asks for
-- one customer finds what was typed, and what is no longer expected, by that.
create or replace view customer_entry as
  select t.customer, t.date, 'invoice' as kind, t.invoice as document, t.invoice_number as number,
    i.po_ref as text, i.grand_total as debit, 0::numeric as credit, null::numeric as iqd, null::numeric as rate,
    t.due_date, t.outstanding as owed, 0::numeric as on_account, t.salesman, i.created_at as written_at
  from invoice_tracker t left join invoice i on i.id = t.invoice where not t.cancelled
  union all
  select i.customer, i.invoice_date, 'invoice', i.id, i.invoice_no, i.po_ref, i.grand_total, 0::numeric, null, null,
    i.invoice_date + i.age_days, greatest(due_of(i.id), 0), 0::numeric, i.created_by, i.created_at
  from invoice i where i.status = 'issued' and i.without_order
  union all
  select v.from_account, v.date, 'receipt_voucher', v.id, v.voucher_no::text, v.subject, 0::numeric, settles_up_to(v),
    nullif(receipt_iqd(v), 0), v.rate, null, 0::numeric, v.left_usd, null, v.created_at
  from receipt_voucher v where v.cancelled_at is null
  union all
  select n.customer, n.date, 'credit_note', n.id, n.credit_note_no, coalesce(n.note, n.invoice_no), 0::numeric, n.total,
    null, null, null, 0::numeric, n.left_usd, null, n.created_at
  from credit_note n where n.cancelled_at is null
  union all
  select p.customer, p.date, 'refund', p.id, p.voucher_no::text, p.subject, refund_usd(p), 0::numeric,
    nullif(-coalesce(p.amount_iqd, 0), 0), p.rate, null, 0::numeric, 0::numeric, null, p.created_at
  from payment_voucher p where p.customer is not null
  union all
  select t.customer, t.typed_on, 'typed_payment', t.id, t.invoice_number, null, greatest(-t.typed_paid, 0),
    greatest(t.typed_paid, 0), null, null, null, 0::numeric, 0::numeric, null, i.created_at
  from invoice_tracker t left join invoice i on i.id = t.invoice where t.typed_paid <> 0 and not t.cancelled
  union all
  select t.customer, coalesce(t.written_off_on, t.typed_on, t.date), 'write_off', t.id, t.invoice_number, null,
    greatest(-gone, 0), greatest(gone, 0), null, null, null, 0::numeric, 0::numeric, null, i.created_at
  from invoice_tracker t left join invoice i on i.id = t.invoice,
    lateral (select t.invoice_amount - t.credited - t.total_paid - t.outstanding as gone) left_out
  where gone <> 0 and not t.cancelled;

-- What is open, with all that ages and salesmen are told by. The key of the invoice is looked at by nobody, but without it
-- the planner would not know that the index is enough.
drop index invoice_tracker_open;
create index invoice_tracker_open on invoice_tracker (customer, invoice) include (outstanding, due_date, date, salesman)
  where outstanding > 0 and not cancelled;
drop index receipt_voucher_left;
create index receipt_voucher_left on receipt_voucher (from_account) include (left_usd, cancelled_at) where left_usd <> 0;
create index invoice_tracker_customer on invoice_tracker (customer, invoice);
create index invoice_tracker_typed_of on invoice_tracker (customer) where typed_paid <> 0 and not cancelled;
create index invoice_tracker_left_out on invoice_tracker (customer)
  where invoice_amount - credited - total_paid - outstanding <> 0 and not cancelled;
