-- Sign-in names and temporary passwords.

-- A phone number without a digit (the first superuser's is "-") is not a sign-in name.
create or replace function claim_sign_in_names() returns trigger language plpgsql set search_path = public as $$
declare
  claimed record;
  owner integer;
  kept text[];
begin
  with gone as (delete from sign_in_name where user_id = new.id returning name)
  select coalesce(array_agg(name), '{}') into kept from gone;
  for claimed in
    -- Names that looked alike before this rule existed stay as written until they are changed.
    select field, name, case when is_kept then as_written else name end as name_claimed, is_kept
    from (values ('username', new.username, old.username), ('email', new.email, old.email),
      ('phone_number', new.phone_number, old.phone_number)) as given (field, value, before),
    lateral (select code_key(value) as name, lower(btrim(value) collate "und-x-icu") as as_written) names,
    lateral (select value is not distinct from before and as_written = any (kept) and name <> all (kept) as is_kept) found
    where field <> 'phone_number' or value ~ '[0-9]'
  loop
    insert into sign_in_name (name, user_id) values (claimed.name_claimed, new.id)
    on conflict (name) do update set name = excluded.name returning user_id into owner;
    if owner <> new.id or (not claimed.is_kept and claimed.name <> all (kept)
      and exists (select from sign_in_name where code_key(name) = claimed.name and user_id <> new.id)) then
      raise unique_violation using
        message = 'This is another user''s sign-in name.', table = 'users', constraint = 'users_' || claimed.field;
    end if;
  end loop;
  return null;
end $$;
create trigger claim_sign_in_names after insert or update of username, email, phone_number on users
  for each row execute function claim_sign_in_names();

-- Records who set a password and when; a password set by somebody else is temporary. A trigger, so it holds for every
-- route.
create or replace function record_password() returns trigger language plpgsql set search_path = public as $$
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

call maintain_history('users', hidden => array['password_hash']);
call maintain_history('permission');
call maintain_history('factor_rule');

-- When somebody else signs a user out, their bulk jobs in the background stop.
create or replace function stop_jobs() returns trigger language plpgsql set search_path = public as $$
begin
  update bulk_job set stopped_at = now() where user_id = old.user_id and stopped_at is null;
  return null;
end $$;
create trigger stop_jobs after delete on session for each row
  when (acting_user_id() <> old.user_id) execute function stop_jobs();
