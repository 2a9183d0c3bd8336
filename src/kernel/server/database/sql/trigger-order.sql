-- The order of triggers. PostgreSQL fires them by name, so each trigger gets its place as a prefix.

-- The list of a trigger. Triggers of one list fire one after another, independent of the other lists.
create or replace function trigger_list(of_type smallint, is_deferred boolean) returns text language sql immutable as $$
  select case when is_deferred then 'deferred' else
    case when of_type & 2 = 2 then 'before_' else 'after_' end || case when of_type & 1 = 1 then 'row' else 'statement' end end
$$;

-- Gives every trigger its place in its list as the first part of its name (`t012_maintain_numbers`). Refuses a trigger
-- without a place, and a place without a trigger.
create or replace procedure order_triggers(before_row text[], after_row text[], before_statement text[], after_statement text[], deferred text[])
language plpgsql set search_path = public as $$
declare
  lists jsonb := jsonb_build_object('before_row', before_row, 'after_row', after_row, 'before_statement', before_statement,
    'after_statement', after_statement, 'deferred', deferred);
  wrong text;
  each record;
begin
  create temporary table trigger_place on commit drop as
    select list, name, place from jsonb_each(lists) l (list, names), jsonb_array_elements_text(names) with ordinality n (name, place);
  create temporary table trigger_there on commit drop as
    select tgname::text as name, tgrelid::regclass as of_table, trigger_list(tgtype, tgdeferrable) as list
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal;

  select string_agg(format('%s on %s has no place among %s', name, of_table, list), '; ') into wrong
  from trigger_there left join trigger_place using (list, name) where place is null;
  if wrong is not null then raise exception 'Triggers without a place: %', wrong; end if;
  select string_agg(format('%s among %s', name, list), '; ') into wrong
  from trigger_place left join trigger_there using (list, name) where of_table is null;
  if wrong is not null then raise exception 'Places without a trigger: %', wrong; end if;

  for each in select * from trigger_there join trigger_place using (list, name) loop
    execute format('alter trigger %I on %s rename to %I', each.name, each.of_table, format('t%s_%s', lpad(each.place::text, 3, '0'), each.name));
  end loop;
  drop table trigger_place, trigger_there;
end $$;
