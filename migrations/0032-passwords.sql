-- Who gave a person the password, and what counts as a try to sign in.

-- Both are part of a user's history, which so tells of each new password, but never what it is.
alter table users
  add column password_set_by text,
  add column password_set_at timestamptz;

-- One-time passwords that are out already expire as those that are given from now on.
update users set password_set_at = now() where must_change_password;
delete from sign_in_name using users u
where u.id = user_id and u.phone_number !~ '[0-9]' and name = lower(btrim(u.phone_number) collate "und-x-icu")
  and name <> lower(btrim(u.username) collate "und-x-icu") and name <> lower(btrim(u.email) collate "und-x-icu");

-- A try stands here from before its password is compared until it has succeeded; so tries that come at once count too.
truncate sign_in_failure;
alter table sign_in_failure add column id bigint primary key generated always as identity;

-- Devices from which a user has signed in, each by the keyed hash of what it tells of itself. What others type at the
-- same address does not lock them out.
create table known_device (
  user_id integer not null references users on delete cascade,
  device text not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device)
);
