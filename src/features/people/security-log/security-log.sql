-- The security log with names.

-- The name of a person by key; for a deleted person from the history.
create or replace function name_of_person(person integer) returns text language sql stable as $$
  select coalesce(
    (select full_name from public.users where id = person),
    (select concat_ws(' ', changes -> 'first_name' ->> 0, changes -> 'last_name' ->> 0) from public.history
      where owner_table = 'users' and owner_id = person and table_name = 'users' and action = 'delete'
      order by id desc limit 1),
    'Person #' || person
  ) where person is not null
$$;

-- The security log as lists read it.
create view security_log as
select id, 1 as version, at as created_at, at as updated_at, kind, user_id, name_of_person(user_id) as user_name,
  about_id, name_of_person(about_id) as about_name, address, device, detail,
  lower(concat_ws(' ', kind, address, device, detail)) as search
from watch.entry;
