-- A rate that differs from the one of its day by more than 2 % says why. What the day's rate was stays beside it, so that
-- nobody who changes that later makes one right, or wrong, that was given before.
alter table receipt_voucher add column day_rate numeric(10, 2), add column rate_reason text;
alter table payment_voucher add column day_rate numeric(10, 2), add column rate_reason text;
alter table receipt_voucher disable trigger user;
alter table payment_voucher disable trigger user;
update receipt_voucher set day_rate = coalesce(
  (select iqd_per_usd from exchange_rate r where r.date <= receipt_voucher.date order by r.date desc limit 1),
  (select iqd_per_usd from exchange_rate r where r.date > receipt_voucher.date order by r.date limit 1))
where rate is not null;
update payment_voucher set day_rate = coalesce(
  (select iqd_per_usd from exchange_rate r where r.date <= payment_voucher.date order by r.date desc limit 1),
  (select iqd_per_usd from exchange_rate r where r.date > payment_voucher.date order by r.date limit 1))
where rate is not null;
alter table receipt_voucher enable trigger user;
alter table payment_voucher enable trigger user;
create index receipt_voucher_far_rate on receipt_voucher (date, id)
  where cancelled_at is null and abs(rate - day_rate) > 0.02 * day_rate;
create index payment_voucher_far_rate on payment_voucher (date, id)
  where customer is not null and abs(rate - day_rate) > 0.02 * day_rate;
