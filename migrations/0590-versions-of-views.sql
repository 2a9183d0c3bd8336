-- Views of lists count their changes, as every other record does.

alter table saved_view add column version integer not null default 1, add column updated_at timestamptz not null default now();
update saved_view set updated_at = created_at;
