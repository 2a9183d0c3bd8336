-- How many rows a person sees on a page of any list, and whether they stand closely.
-- Nodes of before go on.
create table list_look (
  user_id integer primary key references users on delete cascade,
  page_size smallint not null check (page_size between 10 and 100),
  compact boolean not null
);
