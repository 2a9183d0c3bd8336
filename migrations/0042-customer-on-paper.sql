-- An invoice keeps its own copies of the customer's code and phone as well, since it prints them. Those that exist get
-- what their customers have today: nobody has changed these invoices, so neither version nor history tells of it.
alter table invoice add column customer_code text, add column customer_phone text;
update invoice t set customer_code = c.code, customer_phone = c.phone from customer c where c.id = t.customer;
