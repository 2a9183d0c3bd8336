-- Sessions end by themselves, people see from where they were signed in, and are told of a device that is new.

alter table settings
  add column session_idle_hours integer not null default 12,
  add column session_days integer not null default 30,
  add constraint settings_session_idle_hours check (session_idle_hours between 1 and 720),
  add constraint settings_session_days check (session_days between 1 and 365);

alter table session
  -- Where it was signed in or renewed last.
  add column address text,
  -- The device as known_device has it.
  add column known_as text,
  -- When the person has last shown that it is they: at the sign-in, and whenever they were asked for the password.
  add column confirmed_at timestamptz not null default now();

-- What happened to somebody's account and they have not been told yet.
create table account_notice (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('new_device', 'factors_reset')),
  -- For a new device: what it is, and from where it came. It is not told to the device itself.
  device text,
  address text,
  known_as text,
  -- For what somebody else has done.
  by_name text
);
create index account_notice_user on account_notice (user_id, id);
