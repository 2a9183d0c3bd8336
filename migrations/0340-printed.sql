-- Which papers were asked for, and what an invoice was before it was changed after that.

create table printed (
  resource text not null,
  record integer not null,
  revision integer not null default 1,
  first_at timestamptz not null default now(),
  -- Who asked first; null where that was nobody who had signed in.
  by integer,
  primary key (resource, record, revision)
);
