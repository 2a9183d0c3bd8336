-- Whose a customer and an invoice is: a person, and the name as it was told; first whoever wrote it, of customers as their
-- history says. Like who wrote something it is no link: it stays when the person is gone. What comes back from the trash gets
-- it likewise.
alter table customer add column salesman integer, add column salesman_name text;
update customer c set salesman = first.user_id, salesman_name = first.user_name
from (
  select distinct on (record_id) record_id, user_id, user_name from history
  where owner_table = 'customer' and table_name = 'customer' and action = 'insert' order by record_id, id
) first where first.record_id = c.id and first.user_id is not null;
alter table customer alter column salesman set default acting_user_id(), alter column salesman_name set default acting_user_name();
alter table invoice add column salesman integer, add column salesman_name text;
update invoice set salesman = created_by, salesman_name = created_by_name;
alter table invoice alter column salesman set default acting_user_id(), alter column salesman_name set default acting_user_name();
insert into added_column values
  ('customer', 'salesman', $$(select user_id from history where owner_table = 'customer' and table_name = 'customer'
    and owner_id = (was ->> 'id')::integer order by id limit 1)$$),
  ('customer', 'salesman_name', $$(select user_name from history where owner_table = 'customer' and table_name = 'customer'
    and owner_id = (was ->> 'id')::integer and user_id is not null order by id limit 1)$$),
  ('invoice', 'salesman', $$(was ->> 'created_by')::integer$$),
  ('invoice', 'salesman_name', $$was ->> 'created_by_name'$$)
on conflict do nothing;
create index customer_salesman on customer (salesman, id);
create index invoice_salesman on invoice (salesman, id);
drop index invoice_date_id;
create index invoice_date_id on invoice (invoice_date, id) include (status, grand_total, customer, salesman);
call searchable('customer', 'salesman_name');
call searchable('invoice', 'salesman_name');

-- The ledger reads of the invoice whose it is, so that an entry of a closed day stays when that becomes another.
drop index entry_open;
alter table entry drop column salesman;
alter type entry_line drop attribute salesman;
create index entry_open on entry (customer) include (kind, usd, open, due, day, invoice) where open <> 0 and customer is not null;
