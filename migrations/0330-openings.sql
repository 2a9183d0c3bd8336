-- Where somebody begins: what customers owed and had on account before the first document here, each by the number of the
-- old book, and the day on which an account began.

create table opening (
  customer integer not null constraint opening_customer references customer,
  customer_name text not null,
  number text not null,
  date date not null default company_today(),
  due_date date not null,
  amount_usd numeric(14, 2) not null constraint opening_amount_usd check (amount_usd <> 0),
  remark text,
  cancelled_at timestamptz,
  cancelled_on date,
  cancelled_by text,
  cancel_reason text
);
call keep_sheet('opening');
call searchable('opening', 'customer_name', 'number', 'date', 'due_date', 'amount_usd', 'remark', 'cancel_reason',
  'created_by_email', 'search_phones(remark)');
-- One number of the old book is one document of its customer, in whichever letters it is written.
create unique index opening_number on opening (customer, lower(number collate "und-x-icu"));

alter table bank_account add column opening_date date;

-- The documents of customers have the kind by this name.
update entry set kind = 'account_opening' where kind = 'opening';
