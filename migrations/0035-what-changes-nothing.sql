-- What changes nothing leaves no trace. The columns that the database computes are not known yet when the version is
-- counted: the new row has null in them, so they must not be compared. Which they are stands in the trigger's
-- argument, as a record of nulls to be laid over the old row: looking them up for each row takes as long as all the
-- rest of an update.
create or replace function count_version() returns trigger language plpgsql as $$
begin
  old := jsonb_populate_record(old, tg_argv[0]::jsonb);
  if old is not distinct from new then
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  return new;
end $$;

-- Lets a table count its versions. To be called anew when it gets another computed column.
create procedure count_versions(of_table text) language plpgsql as $$
begin
  execute format('create or replace trigger count_version before update on %I for each row execute function count_version(%L)',
    of_table, (
      select coalesce(jsonb_object_agg(attname, null), '{}') from pg_attribute
      where attrelid = of_table::regclass and attgenerated <> '' and not attisdropped
    ));
end $$;

do $$
declare of_table text;
begin
  for of_table in select tgrelid::regclass from pg_trigger where tgname = 'count_version' loop
    call count_versions(of_table);
  end loop;
end $$;

create or replace procedure keep_history(
  of_table text, owner text default null, owner_column text default 'id', hidden text[] default '{}'
)
language plpgsql as $$
declare
  arguments text := (
    select string_agg(quote_literal(argument), ', ')
    from unnest(array[coalesce(owner, of_table), owner_column] || hidden) as argument
  );
begin
  call count_versions(of_table);
  execute format('create trigger record_insert after insert on %I referencing new table as new_rows for each statement execute function record_change(%s)', of_table, arguments);
  execute format('create trigger record_update after update on %I referencing old table as old_rows new table as new_rows for each statement execute function record_change(%s)', of_table, arguments);
  execute format('create trigger record_delete after delete on %I referencing old table as old_rows for each statement execute function record_change(%s)', of_table, arguments);
end $$;

-- As before, but a row that was written without being changed is told to nobody.
create or replace function record_change() returns trigger language plpgsql as $$
declare
  owner text := tg_argv[0];
  owner_column text := tg_argv[1];
  hidden text[] := array['id', 'search', 'version', 'created_at', 'updated_at'] || tg_argv[2:];
  actor integer := nullif(current_setting('inkwell.user_id', true), '')::integer;
  actor_name text := nullif(current_setting('inkwell.user_name', true), '');
  ids integer[];
begin
  if tg_op = 'INSERT' then
    insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
    select actor, actor_name, owner, (row ->> owner_column)::integer, tg_table_name, (row ->> 'id')::integer, 'insert',
      coalesce((select jsonb_object_agg(key, jsonb_build_array(null, value)) from jsonb_each(row)
        where value <> 'null' and key <> all (hidden)), '{}')
    from (select to_jsonb(n) as row from new_rows n) changed;
    select array_agg(distinct (to_jsonb(n) ->> owner_column)::integer) into ids from new_rows n;
  elsif tg_op = 'DELETE' then
    insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
    select actor, actor_name, owner, (row ->> owner_column)::integer, tg_table_name, (row ->> 'id')::integer, 'delete',
      (select jsonb_object_agg(key, jsonb_build_array(value, null)) from jsonb_each(row)
        where value <> 'null' and key <> 'search' and key <> all (tg_argv[2:]))
    from (select to_jsonb(o) as row from old_rows o) changed;
    select array_agg(distinct (to_jsonb(o) ->> owner_column)::integer) into ids from old_rows o;
  else
    insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
    select actor, actor_name, owner, (row ->> owner_column)::integer, tg_table_name, (row ->> 'id')::integer, 'update', changes
    from (
      select to_jsonb(n) as row, (
        select jsonb_object_agg(after.key, jsonb_build_array(before.value, after.value))
        from jsonb_each(to_jsonb(o)) before join jsonb_each(to_jsonb(n)) after using (key)
        where before.value <> after.value and key <> all (hidden)
      ) as changes
      from old_rows o join new_rows n using (id) where n.version <> o.version
    ) changed
    where changes is not null;
    select array_agg(distinct (to_jsonb(n) ->> owner_column)::integer) into ids
    from old_rows o join new_rows n using (id) where n.version <> o.version;
  end if;
  if ids is not null then perform notify_change(owner, ids); end if;
  return null;
end $$;
