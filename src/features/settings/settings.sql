-- The day in the company's time zone.

-- The company's current day, the default of omitted dates.
create or replace function company_today() returns date language sql stable as $$
  select (now() at time zone time_zone)::date from public.settings
$$;

call maintain_history('settings');
