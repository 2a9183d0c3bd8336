-- History costs less when the columns of a table need not be looked for: `record_change` turns each row to JSON, takes it
-- apart and puts it together again. Functions written for one table name its columns, and say the same.

-- What stands between the braces of an entry's changes, as SQL over the rows `o` and `n`.
create function history_changes(of_table regclass, operation text, hidden text[]) returns text language sql stable as $$
  with columns as (
    select attnum, attname, atttypid, to_json(attname)::text as label from pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped and attname <> all (hidden)
  ),
  -- A value as JSON. An empty one is null, and so is the null that JSON has itself.
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

-- Writes the functions of all tables under history anew, and lets their triggers call them. What they record stands in the
-- triggers' arguments, as `record_change` has them. To be called when a table has got or lost a column; what brings the
-- database up to date does so after each migration.
create procedure compile_history() language plpgsql as $$
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
          if ids is not null then perform notify_change(%2$L, ids); end if;
          return null;
        end $body$
      $function$,
      'history_' || t.operation || '_' || t.of_table, t.owner, t.of_table, t.operation,
      case t.operation when 'delete' then 'o' else 'n' end, t.owner_column,
      history_changes(t.tgrelid::regclass, t.operation, hidden), source,
      case t.operation when 'update' then 'where changes <> ''''' else '' end);
    execute format('%s EXECUTE FUNCTION %I(%s)',
      regexp_replace(t.definition, '^CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'),
      'history_' || t.operation || '_' || t.of_table, t.arguments);
  end loop;
end $$;

call compile_history();
