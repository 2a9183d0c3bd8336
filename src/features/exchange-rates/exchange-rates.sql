-- Exchange rates: the one that holds on a day.

call keep_history('exchange_rate');

-- The rate of a day: the newest one not after it; before the first one, that.
create or replace function rate_near(day date) returns numeric language sql stable as $$
  select coalesce(
    (select iqd_per_usd from public.exchange_rate where date <= day order by date desc limit 1),
    (select iqd_per_usd from public.exchange_rate where date > day order by date limit 1))
$$;
