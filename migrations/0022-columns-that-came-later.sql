-- A record that was deleted before a required column was added comes back with what the rows that stayed were given:
-- an expression over `was`, the row as JSON.
create table added_column (
  of_table text not null,
  name text not null,
  value_of text not null,
  primary key (of_table, name)
);

-- Adds a required column and fills it, in the rows that are there and in those that come back later. What a migration
-- fills in is no change of a record: no version, no history.
create procedure add_required_column(of_table text, name text, type text, value_of text) language plpgsql as $$
begin
  execute format('alter table %I add column %I %s', of_table, name, type);
  execute format('alter table %I disable trigger user', of_table);
  execute format('update %I t set %I = (select %s from (select to_jsonb(t) as was) r)', of_table, name, value_of);
  execute format('alter table %I enable trigger user', of_table);
  execute format('alter table %I alter column %I set not null', of_table, name);
  insert into added_column values (of_table, name, value_of);
end $$;
