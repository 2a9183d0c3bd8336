-- Whose a deleted record is stands beside its search text: to read that of each from the history takes minutes of many
-- long ones. What whoever sees all of some kinds finds there is counted by an index alone.
-- Nodes of before go on.

alter table trash add column keys jsonb not null default '{}';
update trash t set keys = (
    select coalesce(jsonb_object_agg(key, value -> 0), '{}') from jsonb_each(h.changes)
    where jsonb_typeof(value -> 0) in ('boolean', 'number') or key = 'resource')
from history h where h.id = t.entry;
create index trash_by_table on trash (table_name, entry);
analyze trash;
