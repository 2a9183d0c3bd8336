-- Nodes of before go on.
-- Past due amounts below it are not among the calls to make.
alter table settings add column call_from_usd numeric(14, 2) not null default 10
  constraint settings_call_from_usd check (call_from_usd >= 0);
