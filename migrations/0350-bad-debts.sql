-- What is not expected any more of a customer's debt, with who said so and why. It settles what it writes off in full, and is
-- never changed or deleted, only cancelled.
create table bad_debt (
  bad_debt_no text not null,
  date date not null default company_today(),
  customer integer not null,
  -- Copies, as an invoice keeps them.
  customer_name text not null,
  invoice integer,
  invoice_no text,
  amount_usd numeric(14, 2) not null constraint bad_debt_amount_usd check (amount_usd > 0),
  reason text not null,
  cancelled_at timestamptz,
  cancelled_on date,
  cancelled_by text,
  cancel_reason text,
  constraint bad_debt_customer foreign key (customer) references customer,
  constraint bad_debt_invoice foreign key (invoice, customer) references invoice (id, customer),
  constraint bad_debt_invoice_no check (num_nonnulls(invoice, invoice_no) <> 1),
  constraint bad_debt_cancel_reason check (num_nonnulls(cancelled_at, cancelled_on, cancel_reason) in (0, 3)),
  constraint bad_debt_cancelled_on check (cancelled_on >= date)
);
call keep_sheet('bad_debt');
create unique index bad_debt_bad_debt_no on bad_debt (bad_debt_no collate "und-x-icu");
create index bad_debt_date on bad_debt (date, id);
create index bad_debt_customer_id on bad_debt (customer, id);
create index bad_debt_invoice_id on bad_debt (invoice) where invoice is not null;
call searchable('bad_debt', 'bad_debt_no', 'date', 'customer_name', 'invoice_no', 'amount_usd', 'reason', 'cancel_reason',
  'created_by_email');
