-- Versions, history, notifications and row counts of a table: `call maintain_history(…)` once for each table.

-- Notifies every node which records of a table have changed; more than 100 keys are sent as null, which means all.
create or replace function notify_change(topic text, ids integer[]) returns void
language sql as $$
  select pg_notify('change', json_build_object(
    'topic', topic,
    'ids', case when cardinality(ids) <= 100 then to_json(ids) end
  )::text)
$$;

-- Increments the version, unless nothing has changed. Generated columns are not computed yet in a `before` trigger:
-- they are null in the new row, so they must not be compared. The trigger's argument has a null for each of them, which
-- replaces the old values: looking them up for each row would take as long as the rest of an update.
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

-- Adds inserted rows to the counts by their keys, or subtracts deleted rows with -1.
create or replace function count_rows(counted text, keys integer[], each integer) returns void language plpgsql set search_path = public as $$
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

-- Counts all rows of a table again; rows written without triggers are not counted automatically.
create or replace procedure recount(of_table text) language plpgsql set search_path = public as $$
begin
  delete from row_count c where c.of_table = recount.of_table;
  execute format('insert into row_count (of_table, part, rows) select %L, id / 10000, count(*) from %I group by id / 10000',
    of_table, of_table);
end $$;

create or replace procedure recount_all() language plpgsql set search_path = public as $$
declare
  of_table text;
begin
  for of_table in
    select relname from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname = 'history_insert_' || relname and encode(tgargs, 'escape') = relname || '\000'
  loop
    call recount(of_table);
  end loop;
end $$;

-- The inner part of an entry's JSON object of changes, as SQL over the rows `o` and `n`.
create or replace function history_changes(of_table regclass, operation text, hidden text[]) returns text language sql stable as $$
  with columns as (
    select attnum, attname, atttypid, to_json(attname)::text as label from pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped and attname <> all (hidden)
  ),
  -- A value as JSON. An empty value is null, and so is JSON's own null.
  valued as (
    select *, case
        when atttypid in ('int4'::regtype, 'int8'::regtype, 'bool'::regtype) then '%s.%I::text'
        when atttypid in ('json'::regtype, 'jsonb'::regtype) then 'nullif(%s.%I::text, ''null'')'
        else 'to_json(%s.%I)::text'
      end as form
    from columns
  )
  select 'concat_ws('','', ' || string_agg(
    case operation
      when 'insert' then format('%L || %s || '']''', label || ':[null,', format(form, 'n', attname))
      when 'delete' then format('%L || %s || '',null]''', label || ':[', format(form, 'o', attname))
      else format('case when %s is distinct from %s then %L || coalesce(%s, ''null'') || '','' || coalesce(%s, ''null'') || '']'' end',
        case when form like 'nullif%' then format('nullif(o.%I::jsonb, ''null'')', attname) else format('o.%I', attname) end,
        case when form like 'nullif%' then format('nullif(n.%I::jsonb, ''null'')', attname) else format('n.%I', attname) end,
        label || ':[', format(form, 'o', attname), format(form, 'n', attname))
    end, ', ' order by attnum) || ')'
  from valued
$$;

-- Adds the user's reason to the changes, if there is one (`records/history/reason.ts`).
create or replace function with_reason(changes jsonb) returns jsonb language sql stable as $$
  select case when coalesce(current_setting('inkwell.why', true), '') = '' then changes
    else changes || jsonb_build_object('why', jsonb_build_array(null, current_setting('inkwell.why', true))) end
$$;

-- The history of one operation on a table: a function that lists the columns, which costs less than looking them up,
-- and the trigger that calls it. The user's reason is added as `why` (`with_reason`).
create or replace procedure maintain_history_of(operation text, of_table text, owner text, owner_column text, hidden text[])
language plpgsql set search_path = public as $$
declare
  called text := format('history_%s_%s', operation, of_table);
  changes text := history_changes(of_table::regclass, operation, hidden || case operation
    when 'delete' then array['search'] else array['id', 'search', 'version', 'created_at', 'updated_at'] end);
  row text := case operation when 'delete' then 'o' else 'n' end;
  source text := case operation
    when 'insert' then 'new_rows n'
    when 'delete' then 'old_rows o'
    else 'old_rows o join new_rows n using (id) where n.version <> o.version' end;
begin
  execute format(
    $function$
      create function %1$I() returns trigger language plpgsql set search_path = public as $body$
      declare
        actor integer := nullif(current_setting('inkwell.user_id', true), '')::integer;
        actor_name text := nullif(current_setting('inkwell.user_name', true), '');
        ids integer[];
      begin
        insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
        select actor, actor_name, %2$L, owner_id, %3$L, record_id, %4$L, %11$s
        from (select %5$s.%6$I as owner_id, %5$s.id as record_id, %7$s as changes from %8$s) changed
        %9$s;
        select array_agg(distinct %5$s.%6$I) into ids from %8$s;
        if ids is null then return null; end if;
        %10$s
        perform notify_change(%2$L, ids);
        return null;
      end $body$
    $function$,
    called, owner, of_table, operation, row, owner_column, changes, source,
    case operation when 'update' then 'where changes <> ''''' else '' end,
    case when owner = of_table and operation <> 'update' then
      format('perform count_rows(%L, ids, %s);', of_table, case operation when 'delete' then -1 else 1 end)
      || case operation when 'insert' then format(' delete from trash where table_name = %L and record_id = any (ids);', of_table) else '' end
    else '' end,
    case operation when 'update' then 'with_reason((''{'' || changes || ''}'')::jsonb)' else '(''{'' || changes || ''}'')::jsonb' end);
  execute format('create trigger %I after %s on %I referencing %s for each statement execute function %I(%L)',
    'record_' || operation, operation, of_table,
    case operation
      when 'insert' then 'new table as new_rows'
      when 'delete' then 'old table as old_rows'
      else 'old table as old_rows new table as new_rows' end,
    called, owner);
end $$;

-- Adds history, live updates, versions and row counts to a table. A part of a document names its owner's table and the
-- column that refers to the owner. `hidden` columns are never stored in history; `unrecorded` ones only by a deletion, so
-- that they can be restored with the record; a change of an `unversioned` column does not increment the version.
create or replace procedure maintain_history(
  of_table text, owner text default null, owner_column text default 'id',
  hidden text[] default '{}', unrecorded text[] default '{}', unversioned text[] default '{}'
)
language plpgsql set search_path = public as $$
declare
  computed text := (
    select coalesce(jsonb_object_agg(attname, null), '{}') from pg_attribute
    where attrelid = of_table::regclass and attgenerated <> '' and not attisdropped
  );
  counted text := (
    select 'when (' || string_agg(format('old.%1$I is not distinct from new.%1$I', name), ' and ') || ')'
    from unnest(unversioned) as name
  );
begin
  owner := coalesce(owner, of_table);
  execute format('create trigger count_version before update on %I for each row %s execute function count_version(%L)',
    of_table, coalesce(counted, ''), computed);
  call maintain_history_of('insert', of_table, owner, owner_column, hidden || unrecorded);
  call maintain_history_of('update', of_table, owner, owner_column, hidden || unrecorded);
  call maintain_history_of('delete', of_table, owner, owner_column, hidden);
  if owner = of_table then call recount(of_table); end if;
end $$;

-- A record as it was before an entry of its history was written, computed from the current record and the old values in
-- later entries; without the columns that history does not contain. Empty if the record did not exist.
create or replace function record_before(of_table text, record integer, entry bigint) returns jsonb language plpgsql stable set search_path = public as $$
declare
  today jsonb;
begin
  execute format('select to_jsonb(t) from %I t where id = $1', of_table) into today using record;
  return coalesce(today, '{}') || coalesce((
    select jsonb_object_agg(key, value -> 0) from (
      select distinct on (key) key, value from history h, jsonb_each(h.changes)
      where h.owner_table = of_table and h.owner_id = record and h.table_name = of_table and h.id >= entry
      order by key, h.id) first), '{}');
end $$;

-- When a user is erased, their name, sign-in names, number and birthday are removed from history and records. A stable
-- mark replaces them, so that it stays visible that the same user did it. Amounts and documents stay.

-- History can be changed only for that.
create or replace function protect_history() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' and current_setting('inkwell.erasing', true) = 'on' then
    return new;
  end if;
  raise exception 'History cannot be changed.';
end $$;
create trigger history_is_final before update or delete on history
  for each row execute function protect_history();
create trigger history_is_not_emptied before truncate on history
  for each statement execute function protect_history();
-- The owner of the table may not delete either, unless they first grant themselves the privilege: a statement that
-- slips into another one cannot.
revoke delete, truncate on history from current_user;
