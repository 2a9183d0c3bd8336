-- The day where the company is.

-- Today where the company is: what an omitted date means.
create or replace function company_today() returns date language sql stable as $$
  select (now() at time zone time_zone)::date from public.settings
$$;

call maintain_history('settings');
