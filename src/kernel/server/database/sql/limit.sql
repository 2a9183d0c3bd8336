-- Limits how many records a user may create of those that others load. Simultaneous writes may exceed the limit by a
-- few: it only prevents endless growth.

-- Refuses a row (`new`, $1 in the condition) if its table (`t`) already has the maximum number of similar rows. Its
-- arguments: the maximum, the condition for similar rows, and the field and the message of the refusal.
create or replace function limit_alike() returns trigger language plpgsql set search_path = public as $$
declare
  most integer := tg_argv[0];
  found_alike integer;
begin
  execute format('select count(*) from (select from %I t where %s limit %s) alike', tg_table_name, tg_argv[1], most)
    into found_alike using new;
  if found_alike >= most then
    perform refuse(tg_table_name, tg_argv[2], tg_argv[3], jsonb_build_object('most', most));
  end if;
  return new;
end $$;
