-- Who gave a person the password, and what counts as a try to sign in.

-- Both are part of a user's history, which so tells of each new password, but never what it is.
alter table users
  add column password_set_by text,
  add column password_set_at timestamptz;

-- Whoever sets a password is written down, and one that somebody else has set is for one time only: whatever the route.
create function record_password() returns trigger language plpgsql as $$
begin
  if new.password_hash = '' or (tg_op = 'UPDATE' and new.password_hash = old.password_hash) then
    return new;
  end if;
  new.password_set_by := nullif(current_setting('inkwell.user_name', true), '');
  new.password_set_at := clock_timestamp();
  new.must_change_password := coalesce(nullif(current_setting('inkwell.user_id', true), '')::integer <> new.id, false);
  return new;
end $$;
create trigger record_password before insert or update of password_hash on users
  for each row execute function record_password();

-- One-time passwords that are out already expire as those that are given from now on.
update users set password_set_at = now() where must_change_password;

-- A phone number without a digit is none (the first superuser's is "-"), and nobody signs in with it.
create or replace function take_sign_in_names() returns trigger language plpgsql as $$
declare
  taken record;
  taker integer;
begin
  delete from sign_in_name where user_id = new.id;
  for taken in
    select field, lower(btrim(value) collate "und-x-icu") as name
    from (values ('username', new.username), ('email', new.email), ('phone_number', new.phone_number)) as given (field, value)
    where field <> 'phone_number' or value ~ '[0-9]'
  loop
    insert into sign_in_name (name, user_id) values (taken.name, new.id)
    on conflict (name) do update set name = excluded.name returning user_id into taker;
    if taker <> new.id then
      raise unique_violation using
        message = 'This is another user''s sign-in name.', table = 'users', constraint = 'users_' || taken.field;
    end if;
  end loop;
  return null;
end $$;
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
