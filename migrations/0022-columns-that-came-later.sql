-- A record that was deleted before a required column was added comes back with what the rows that stayed were given:
-- an expression over `was`, the row as JSON.
create table added_column (
  of_table text not null,
  name text not null,
  value_of text not null,
  primary key (of_table, name)
);
