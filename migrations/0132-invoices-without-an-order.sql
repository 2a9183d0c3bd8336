-- Somebody may delete an order; its invoice is owed all the same. Few are without one, and to look for them among all
-- invoices would cost more than everything else that is asked about what is owed, so each says it of itself. It is no
-- change of the invoice: neither its version nor its history tells of it.
alter table invoice add column without_order boolean not null default false;
call count_versions('invoice', 'old.without_order is not distinct from new.without_order');
update invoice i set without_order = true
where status = 'issued' and not exists (select from invoice_tracker t where t.invoice = i.id);
create index invoice_without_order on invoice (customer) where without_order;

create function say_without_order() returns trigger language plpgsql as $$
begin
  update invoice set without_order = (tg_op = 'DELETE')
  where id in (select invoice from changed) and without_order <> (tg_op = 'DELETE');
  return null;
end $$;
create trigger say_without_order_inserted after insert on invoice_tracker referencing new table as changed
  for each statement execute function say_without_order();
create trigger say_without_order_deleted after delete on invoice_tracker referencing old table as changed
  for each statement execute function say_without_order();
