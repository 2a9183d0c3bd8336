-- A customer has an e-mail, or says that there is none. Nobody has changed those that have none so far, so neither
-- version nor history tells of it.
alter table customer
  add column has_no_email boolean not null default false,
  alter column email drop not null;
update customer set has_no_email = true, email = null where btrim(email) = '';
alter table customer add constraint customer_email check (has_no_email = (email is null));
