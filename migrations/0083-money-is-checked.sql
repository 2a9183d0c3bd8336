-- When all stored sums were last made anew from their rows, and which record's was another. One row; whoever finds the
-- last check a day old takes the next one upon themselves.
create table money_check (
  id boolean primary key default true check (id),
  begun_at timestamptz not null default '-infinity',
  checked_at timestamptz,
  faults text[] not null default '{}'
);
insert into money_check default values;
