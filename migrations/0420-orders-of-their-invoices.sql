-- Whose an order is, and who wrote it, its invoice says; since the ledger tells what is owed, nobody asks the order.
drop index invoice_tracker_customer;
alter table invoice_tracker
  drop constraint invoice_tracker_invoice_fkey,
  drop column customer,
  drop column salesman,
  add constraint invoice_tracker_invoice_fkey foreign key (invoice) references invoice (id) on delete cascade;
delete from added_column where of_table = 'invoice_tracker' and name = 'customer';
