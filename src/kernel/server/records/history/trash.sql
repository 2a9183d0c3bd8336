-- The view or table `trash` has one row for each deleted record that can be restored, until it is restored.

-- The search text of a deleted record: all its values.
create or replace function search_of_deleted(changes jsonb) returns text language sql stable set search_path = public as $$
  select search_text(held) || ' ' || search_phones(held) from (
    select coalesce(string_agg(value ->> 0, ' '), '') as held
    from jsonb_each(changes) where jsonb_typeof(value -> 0) <> 'boolean') d
$$;

-- The values that row-level policies need of a deleted record: flags, and keys of other records. They are stored beside
-- the search text, since reading the whole record takes too long for thousands of them.
create or replace function keys_of_deleted(changes jsonb) returns jsonb language sql stable set search_path = public as $$
  select coalesce(jsonb_object_agg(key, value -> 0), '{}')
  from jsonb_each(changes) where jsonb_typeof(value -> 0) in ('boolean', 'number') or key = 'resource'
$$;

-- Runs at the end of the transaction: a record that was deleted together with its owner gets no row of its own.
create or replace function put_into_trash() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from history later where later.owner_table = new.owner_table and later.owner_id = new.owner_id
      and later.table_name = new.table_name and later.record_id = new.record_id and later.id > new.id)
    or exists (
      select from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      join pg_class of_owner on of_owner.oid = confrelid,
      -- Whether this transaction deleted the owner, from the owner's history only: searching everything that the
      -- transaction did would take quadratic time for thousands of deletions.
      lateral (
        select owner.transaction from history owner
        where owner.owner_table = of_owner.relname::text
          and owner.owner_id = (new.changes -> attname::text ->> 0)::integer
          and owner.table_name = owner.owner_table and owner.record_id = owner.owner_id and owner.action = 'delete'
        offset 0) deletion
      where contype = 'f' and confdeltype = 'c' and conrelid = new.table_name::regclass
        and deletion.transaction = new.transaction)
  then
    return null;
  end if;
  insert into trash (entry, table_name, record_id, search, keys)
  values (new.id, new.table_name, new.record_id, search_of_deleted(new.changes), keys_of_deleted(new.changes))
  on conflict (table_name, record_id)
    do update set entry = excluded.entry, search = excluded.search, keys = excluded.keys;
  return null;
end $$;
create constraint trigger put_into_trash after insert on history deferrable initially deferred
  for each row when (new.action = 'delete' and new.table_name = new.owner_table) execute function put_into_trash();

-- An erased name must not be found any more.
create or replace function sync_trash_search() returns trigger language plpgsql set search_path = public as $$
begin
  update trash set search = search_of_deleted(new.changes) where entry = new.id;
  return null;
end $$;
create trigger sync_trash_search after update on history
  for each row when (new.action = 'delete') execute function sync_trash_search();
