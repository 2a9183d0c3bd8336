-- Daily exchange rates.

call maintain_history('exchange_rate');

-- The daily rate in force on a day; before the first one, the first.
create or replace function rate_near(day date) returns numeric language sql stable as $$
  select coalesce(
    (select iqd_per_usd from public.exchange_rate where date <= day order by date desc limit 1),
    (select iqd_per_usd from public.exchange_rate where date > day order by date limit 1))
$$;

-- `rate_near` with the rate table as it was at a moment, or is today if no moment is given.
create or replace function rate_near_at(day date, moment timestamptz) returns numeric language sql stable set search_path = public as $$
  with changed as (
    select owner_id, min(id) as entry from history
    where owner_table = 'exchange_rate' and table_name = 'exchange_rate' and at > moment group by owner_id
  ), rates as (
    select r.date, r.iqd_per_usd from exchange_rate r where not exists (select from changed where owner_id = r.id)
    union all
    select (was ->> 'date')::date, (was ->> 'iqd_per_usd')::numeric
    from changed, record_before('exchange_rate', owner_id, entry) was where was ->> 'date' is not null
  )
  select coalesce(
    (select iqd_per_usd from rates where date <= day order by date desc limit 1),
    (select iqd_per_usd from rates where date > day order by date limit 1))
$$;

-- The daily rate in force on a day: the newest one not after it; null before the first one.
create or replace function daily_rate(day date) returns numeric language sql stable as $$
  select (select iqd_per_usd from public.exchange_rate where date <= day order by date desc limit 1)
$$;

-- `rate_near`, with the date of the rate.
create or replace function rate_and_day_near(day date, out iqd_per_usd numeric, out rate_on date) language sql stable as $$
  select r.iqd_per_usd, r.date from public.exchange_rate r order by r.date > day, abs(r.date - day) limit 1
$$;

-- Stores the rate at which an invoice prints its total in IQD, when it is issued to a customer who wants that. An
-- invoice restored from the trash keeps its own.
create or replace function freeze_iqd_rate() returns trigger language plpgsql set search_path = public as $$
begin
  if new.status <> 'issued' or tg_op = 'INSERT' and new.created_at <> now()
    or tg_op = 'UPDATE' and (old.status, old.customer) is not distinct from (new.status, new.customer) then return new; end if;
  new.dinar_rate := null;
  new.dinar_rate_on := null;
  if (select dinar_face from customer where id = new.customer) then
    select iqd_per_usd, rate_on into new.dinar_rate, new.dinar_rate_on from rate_and_day_near(new.invoice_date);
  end if;
  return new;
end $$;
create trigger freeze_iqd_rate before insert or update of status, customer on invoice
  for each row execute function freeze_iqd_rate();
