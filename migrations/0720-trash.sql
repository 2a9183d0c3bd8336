-- The deleted records that can be restored, each with what a search finds it by. History alone tells of them too, but has
-- to be read whole for it.
-- Nodes of before go on.

create table trash (
  -- The entry of the history that tells of the deletion.
  entry bigint primary key,
  table_name text not null,
  record_id integer not null,
  search text not null,
  unique (table_name, record_id)
);
call index_search('trash');

insert into trash (entry, table_name, record_id, search)
select h.id, h.table_name, h.record_id, (
    select search_text(coalesce(string_agg(value ->> 0, ' '), '')) || ' ' || search_phones(coalesce(string_agg(value ->> 0, ' '), ''))
    from jsonb_each(h.changes) where jsonb_typeof(value -> 0) <> 'boolean')
from history h
where h.action = 'delete' and h.owner_table = h.table_name
  and not exists (select from history later where later.owner_table = h.owner_table and later.owner_id = h.owner_id
    and later.table_name = h.table_name and later.record_id = h.record_id and later.id > h.id)
  and not exists (select from history owner join pg_constraint on contype = 'f' and confdeltype = 'c'
      and conrelid = to_regclass(h.table_name) and confrelid = to_regclass(owner.table_name)
    where owner.transaction = h.transaction and owner.action = 'delete'
      and h.changes -> (select attname from pg_attribute
        where attrelid = conrelid and attnum = conkey[1])::text ->> 0 = owner.record_id::text);
analyze trash;
