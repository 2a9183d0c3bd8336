-- Since when a secret counts: the key before one that is new lives out its tokens' time.
alter table secret add column made_at timestamptz not null default now();
