-- What every table relies on: search text, versions, history with its notifications, numbers,
-- answers remembered for repeated requests, and pictures.

create extension if not exists pg_trgm;

create table history (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  transaction xid8 not null default pg_current_xact_id(),
  user_id integer,
  user_name text,
  -- The record that people know: for a line, the document that it belongs to.
  owner_table text not null,
  owner_id integer not null,
  table_name text not null,
  record_id integer not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- { column: [from, to] }; a deletion carries the whole row, so that it can be restored.
  changes jsonb not null
);
create index history_owner on history (owner_table, owner_id, id);
create index history_transaction on history (transaction);
create index history_deleted on history (id) where action = 'delete';

-- The last number given in a series and year. The row stays locked until the transaction that takes a
-- number ends, so numbers are unique and have no gaps.
create table counter (
  series text not null,
  year integer not null,
  value integer not null,
  primary key (series, year)
);

-- The answer of a request that carried an Idempotency-Key, stored with its effect.
create table idempotency_key (
  user_id integer not null,
  key text not null,
  route text not null,
  body_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table picture (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  thumb bytea not null,
  created_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table picture alter column content set storage external, alter column thumb set storage external;
