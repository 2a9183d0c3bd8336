-- The columns that a person does not want to see: the name of a list to those of its columns.
create table hidden_columns (
  user_id integer primary key references users on delete cascade,
  lists jsonb not null,
  constraint hidden_columns_columns check (octet_length(lists::text) <= 20000)
);
