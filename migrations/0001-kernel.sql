-- What every table relies on: search text, versions, history with its notifications, numbers,
-- answers remembered for repeated requests, and pictures.

create extension if not exists pg_trgm;

-- Text as it is searched: without accents and vowel marks, in one spelling of the letters that Arabic and
-- Kurdish writers use for one another, with western digits, in lower case.
create function search_normal(value text) returns text
language sql immutable parallel safe strict as $$
  select lower(
    translate(
      regexp_replace(
        normalize(value, NFKD),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069]',
        '', 'g'
      ),
      'ٱىیةهەكک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'اييهههكك01234567890123456789'
    ) collate "und-x-icu"
  )
$$;

-- The pattern that finds a word anywhere in search text; the word's own %, _ and \ are literal.
create function search_pattern(word text) returns text
language sql immutable parallel safe strict as $$
  select '%' || regexp_replace(search_normal(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- A date in a search column, as lists show it.
create function search_day(value date) returns text
language sql immutable parallel safe strict as $$
  select lpad(extract(day from value)::int::text, 2, '0') || '/' || lpad(extract(month from value)::int::text, 2, '0')
    || '/' || extract(year from value)::int::text
$$;

create table history (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  transaction xid8 not null default pg_current_xact_id(),
  user_id integer,
  user_name text,
  -- The record that people know: for a line, the document that it belongs to.
  owner_table text not null,
  owner_id integer not null,
  table_name text not null,
  record_id integer not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- { column: [from, to] }; a deletion carries the whole row, so that it can be restored.
  changes jsonb not null
);
create index history_owner on history (owner_table, owner_id, id);
create index history_transaction on history (transaction);
create index history_deleted on history (id) where action = 'delete';

create function keep_history_as_written() returns trigger language plpgsql as $$
begin
  raise exception 'History cannot be changed.';
end $$;
create trigger history_is_final before update or delete on history
  for each row execute function keep_history_as_written();

-- Tells every node which records of a table have changed; a long list is told as "all of them". The node that makes
-- the change learns its tables before the commit.
create function notify_change(topic text, ids integer[]) returns void
language sql as $$
  select set_config('inkwell.changed', concat_ws(' ', nullif(told, ''), topic), true)
  from current_setting('inkwell.changed', true) as told
  where topic <> all (string_to_array(coalesce(told, ''), ' '));
  select pg_notify('change', json_build_object(
    'topic', topic,
    'ids', case when cardinality(ids) <= 100 then to_json(ids) end
  )::text)
$$;

-- One statement's changes to history and to the nodes. Arguments: the owner's table, the column that names
-- the owner, then the columns that never enter history.
create function record_change() returns trigger language plpgsql as $$
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
      from old_rows o join new_rows n using (id)
    ) changed
    where changes is not null;
    select array_agg(distinct (to_jsonb(n) ->> owner_column)::integer) into ids from new_rows n;
  end if;
  if ids is not null then perform notify_change(owner, ids); end if;
  return null;
end $$;

-- An update that changes something counts the version up; one that changes nothing leaves no trace.
create function count_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'search' = to_jsonb(old) - 'search' then
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  return new;
end $$;

-- Puts a table under history, live updates and versions. A part of a document names its owner's table and
-- the column that points to it; `hidden` columns never enter history.
create procedure keep_history(
  of_table text, owner text default null, owner_column text default 'id', hidden text[] default '{}'
)
language plpgsql as $$
declare
  arguments text := (
    select string_agg(quote_literal(argument), ', ')
    from unnest(array[coalesce(owner, of_table), owner_column] || hidden) as argument
  );
begin
  execute format('create trigger count_version before update on %I for each row execute function count_version()', of_table);
  execute format('create trigger record_insert after insert on %I referencing new table as new_rows for each statement execute function record_change(%s)', of_table, arguments);
  execute format('create trigger record_update after update on %I referencing old table as old_rows new table as new_rows for each statement execute function record_change(%s)', of_table, arguments);
  execute format('create trigger record_delete after delete on %I referencing old table as old_rows for each statement execute function record_change(%s)', of_table, arguments);
end $$;

-- The last number given in a series and year. The row stays locked until the transaction that takes a
-- number ends, so numbers are unique and have no gaps.
create table counter (
  series text not null,
  year integer not null,
  value integer not null,
  primary key (series, year)
);

-- The answer of a request that carried an Idempotency-Key, stored with its effect.
create table idempotency_key (
  user_id integer not null,
  key text not null,
  route text not null,
  body_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table picture (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  thumb bytea not null,
  created_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table picture alter column content set storage external, alter column thumb set storage external;
