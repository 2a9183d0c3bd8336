-- Somebody may delete an order; its invoice is owed all the same. Few are without one, and to look for them among all
-- invoices would cost more than everything else that is asked about what is owed, so each says it of itself. It is no
-- change of the invoice: neither its version nor its history tells of it.
alter table invoice add column without_order boolean not null default false;
update invoice i set without_order = true
where status = 'issued' and not exists (select from invoice_tracker t where t.invoice = i.id);
create index invoice_without_order on invoice (customer) where without_order;
