-- Customers who count in dinars see on papers what totals are in them: of an invoice at the rate of its day, frozen when it is
-- issued.
alter table customer add column dinar_face boolean not null default false;
alter table invoice add column dinar_rate numeric(10, 2), add column dinar_rate_on date,
  add constraint invoice_dinar_rate check (num_nonnulls(dinar_rate, dinar_rate_on) <> 1);
