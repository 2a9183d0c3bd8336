-- How many rows a table has, exact in every transaction, by parts of 10,000 keys: what lies behind a hundred thousand
-- others in the order of the keys is found without walking over them. Each writer takes a slot of a part that nobody else
-- is holding, so that none waits for another; there are as many as have ever written at once.
create table row_count (
  of_table text not null,
  part integer not null,
  slot uuid not null default gen_random_uuid(),
  rows bigint not null,
  primary key (of_table, part, slot)
) with (fillfactor = 50);

-- Counts rows that have come, or with -1 such as have gone, by their keys.
create function count_rows(counted text, keys integer[], each integer) returns void language plpgsql as $$
declare
  k record;
begin
  for k in select key / 10000 as part, count(*) * each as rows from unnest(keys) as key group by 1 loop
    update row_count c set rows = c.rows + k.rows where of_table = counted and c.part = k.part and slot = (
      select slot from row_count free where of_table = counted and free.part = k.part
      order by slot limit 1 for update skip locked
    );
    if not found then insert into row_count (of_table, part, rows) values (counted, k.part, k.rows); end if;
  end loop;
end $$;

-- As before, and the functions of whole records count them. What is written without triggers is not counted by itself;
-- so all are counted anew, while the triggers' own locks let nobody write.
create or replace procedure compile_history() language plpgsql as $$
declare
  t record;
  hidden text[];
  source text;
begin
  for t in
    select tgname, relname as of_table, tgrelid, operation, given[1] as owner, given[2] as owner_column,
      given[3:cardinality(given) - 1] as never,
      regexp_replace(pg_get_triggerdef(g.oid), ' EXECUTE FUNCTION .*', '') as definition,
      (select string_agg(quote_literal(argument), ', ') from unnest(given[1:cardinality(given) - 1]) argument) as arguments
    from pg_trigger g join pg_class on pg_class.oid = tgrelid,
      lateral (select string_to_array(encode(tgargs, 'escape'), '\000') as given, substr(tgname, 8) as operation) a
    where tgname in ('record_insert', 'record_update', 'record_delete') and not tgisinternal
  loop
    hidden := case t.operation
      when 'delete' then array['search']
      else array['id', 'search', 'version', 'created_at', 'updated_at'] end || t.never;
    source := case t.operation
      when 'insert' then 'new_rows n'
      when 'delete' then 'old_rows o'
      else 'old_rows o join new_rows n using (id) where n.version <> o.version' end;
    execute format(
      $function$
        create or replace function %1$I() returns trigger language plpgsql as $body$
        declare
          actor integer := nullif(current_setting('inkwell.user_id', true), '')::integer;
          actor_name text := nullif(current_setting('inkwell.user_name', true), '');
          ids integer[];
        begin
          insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
          select actor, actor_name, %2$L, owner_id, %3$L, record_id, %4$L, ('{' || changes || '}')::jsonb
          from (select %5$s.%6$I as owner_id, %5$s.id as record_id, %7$s as changes from %8$s) changed
          %9$s;
          select array_agg(distinct %5$s.%6$I) into ids from %8$s;
          if ids is null then return null; end if;
          %10$s
          perform notify_change(%2$L, ids);
          return null;
        end $body$
      $function$,
      'history_' || t.operation || '_' || t.of_table, t.owner, t.of_table, t.operation,
      case t.operation when 'delete' then 'o' else 'n' end, t.owner_column,
      history_changes(t.tgrelid::regclass, t.operation, hidden), source,
      case t.operation when 'update' then 'where changes <> ''''' else '' end,
      case when t.owner = t.of_table and t.operation <> 'update' then format('perform count_rows(%L, ids, %s);',
        t.of_table, case t.operation when 'delete' then -1 else 1 end) else '' end);
    execute format('%s EXECUTE FUNCTION %I(%s)',
      regexp_replace(t.definition, '^CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'),
      'history_' || t.operation || '_' || t.of_table, t.arguments);
    if t.operation = 'insert' and t.owner = t.of_table then
      delete from row_count where of_table = t.of_table;
      execute format('insert into row_count (of_table, part, rows) select %L, id / 10000, count(*) from %I group by id / 10000',
        t.of_table, t.of_table);
    end if;
  end loop;
end $$;

call compile_history();
