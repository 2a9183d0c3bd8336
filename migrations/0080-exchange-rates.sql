-- How many dinars a dollar is. The rate of a day is the newest one that is not after it.
create table exchange_rate (
  date date not null default company_today(),
  iqd_per_usd numeric(10, 2) not null,
  note text,
  constraint exchange_rate_iqd_per_usd check (iqd_per_usd between 100 and 9999.99)
);
call keep_sheet('exchange_rate');
create unique index exchange_rate_date on exchange_rate (date);
create index exchange_rate_iqd_per_usd_id on exchange_rate (iqd_per_usd, id);
call searchable('exchange_rate', 'date', 'iqd_per_usd', 'note', 'created_by_email');
