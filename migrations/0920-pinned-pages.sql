-- The pages that a user has pinned above the groups of the sidebar, in their order: [{ "path": … }].
create table pinned_pages (
  user_id integer primary key references users on delete cascade,
  pages jsonb not null,
  constraint pinned_pages_size check (octet_length(pages::text) <= 10000)
);
