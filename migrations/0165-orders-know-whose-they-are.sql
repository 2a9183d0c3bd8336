-- Whose an order is, and who wrote its invoice, stand in the order itself: what is owed is read from orders alone, without
-- a look at the invoice of each. The customer is the invoice's by key, and goes with it; neither is a change of the order,
-- so neither its version nor its history tells of one.
call add_required_column('invoice_tracker', 'customer', 'integer',
  $$(select customer from invoice where id = (was ->> 'invoice')::integer)$$);
alter table invoice_tracker add column salesman integer;
update invoice_tracker t set salesman = i.created_by, date = i.invoice_date from invoice i
where i.id = t.invoice and (i.created_by is not null or t.date <> i.invoice_date);

alter table invoice_tracker
  drop constraint invoice_tracker_invoice_fkey,
  add constraint invoice_tracker_invoice_fkey foreign key (invoice, customer) references invoice (id, customer)
    on update cascade on delete cascade;

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
