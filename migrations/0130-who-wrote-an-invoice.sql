-- Who wrote an invoice, as sheets know it: what is owed is told by salesman as well. Those that are there have it from
-- their history; one that was brought back keeps the one who wrote it first.
alter table invoice
  add column created_by integer default acting_user_id(),
  add column created_by_name text default acting_user_name(),
  add column created_by_email text default acting_user_email(),
  add column created_by_role text default acting_user_role();
update invoice i set created_by = first.user_id, created_by_name = first.user_name, created_by_email = u.email,
  created_by_role = u.role
from (
  select distinct on (record_id) record_id, user_id, user_name from history
  where owner_table = 'invoice' and table_name = 'invoice' and action = 'insert' order by record_id, id
) first left join users u on u.id = first.user_id
where first.record_id = i.id and first.user_id is not null;

-- What sums of invoices are made of stands in one index, with who wrote them.
drop index invoice_date_id;
create index invoice_date_id on invoice (invoice_date, id) include (status, grand_total, customer, created_by);
