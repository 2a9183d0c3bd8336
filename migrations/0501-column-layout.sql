-- How wide a person has made columns of a list, and how many stay in sight: the name of a list to what it looks like.
-- Nodes of before go on.
create table column_layout (
  user_id integer primary key references users on delete cascade,
  lists jsonb not null,
  constraint column_layout_widths check (octet_length(lists::text) <= 20000)
);
