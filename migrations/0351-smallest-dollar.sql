-- Dollars have a smallest note too: what a payment in dollars alone may lack, or have too much, is half of it. 0: they have none.
alter table settings add column usd_note integer not null default 0
  constraint settings_usd_note check (usd_note in (0, 1, 5));
