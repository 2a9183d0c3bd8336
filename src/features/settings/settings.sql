-- The day in the company's time zone.

-- The company's current day, the default of omitted dates.
create or replace function company_today() returns date language plpgsql stable set search_path = public as $$
begin
  return (select (now() at time zone time_zone)::date from public.settings);
end $$;

call maintain_history('settings');
