-- What people do with many records at once: which, and what came of each.
-- Nodes of before go on.
create table bulk_job (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  resource text not null,
  action text not null,
  sent jsonb not null,
  ids integer[] not null,
  -- The job that this one takes back; each is taken back once.
  undoes uuid unique references bulk_job on delete cascade
);
create index bulk_job_user on bulk_job (user_id, created_at);

create table bulk_row (
  job uuid not null references bulk_job on delete cascade,
  place integer not null,
  record integer not null,
  at timestamptz not null default now(),
  -- What the call was sent, for whoever takes it back.
  sent jsonb,
  -- Why it was refused, and what the record is called.
  why jsonb,
  label text,
  primary key (job, place)
);
