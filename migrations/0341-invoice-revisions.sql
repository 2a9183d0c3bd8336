-- An issued invoice that is changed after its paper was asked for becomes another revision, and keeps what it was.

alter table invoice add column revision integer not null default 1;

create table invoice_revision (
  invoice integer not null references invoice on delete cascade,
  revision integer not null,
  -- The invoice with its lines, as it was.
  record jsonb not null,
  replaced_at timestamptz not null default now(),
  replaced_by integer,
  primary key (invoice, revision)
);
