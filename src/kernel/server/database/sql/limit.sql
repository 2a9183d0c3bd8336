-- How much of what others load a user may make. Whoever writes several at one moment may get a few beyond that in: the limit is
-- against what has no end.

-- Refuses a row (`new`, $1 in the condition) where there are as many like it in its table (`t`) as there may be. Its arguments: how
-- many, which are like it, and the field and the sentence of the refusal.
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
