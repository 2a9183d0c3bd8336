-- Receipts, payments, petty cash entries and transfers say how often they were changed after they were printed.
alter table receipt_voucher add column revision integer not null default 1;
alter table payment_voucher add column revision integer not null default 1;
alter table petty_cash add column revision integer not null default 1;
alter table account_transfer add column revision integer not null default 1;
