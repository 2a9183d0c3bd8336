-- A deleted user's name, sign-in names, number and birthday leave history and records; a stable mark takes their place,
-- so that it stays visible that the same person did it. Amounts and documents stay.

-- History can be changed for that alone.
create or replace function keep_history_as_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('inkwell.erasing', true) = 'on' then
    return new;
  end if;
  raise exception 'History cannot be changed.';
end $$;

-- Changes as history has them, { column: [from, to] }, with marks in place of the values of some columns.
create function with_marks(changes jsonb, marks jsonb) returns jsonb language sql immutable as $$
  select changes || coalesce((
    select jsonb_object_agg(key, (
      select jsonb_agg(case when value = 'null' then value else mark end order by place)
      from jsonb_array_elements(changes -> key) with ordinality given (value, place)
    ))
    from jsonb_each(marks) marked (key, mark) where changes ? key
  ), '{}')
$$;

create procedure erase_person(person integer) language plpgsql as $$
declare
  mark text := 'Person #' || person;
  mail text := 'person-' || person || '@erased.invalid';
  names text[] := array(
    select distinct concat_ws(' ', coalesce(changes -> 'first_name' ->> 0, changes -> 'first_name' ->> 1),
      coalesce(changes -> 'last_name' ->> 0, changes -> 'last_name' ->> 1))
    from history where owner_table = 'users' and owner_id = person and action in ('insert', 'delete'));
  sheet text;
begin
  perform set_config('inkwell.erasing', 'on', true);
  -- No trigger: a change that history tells of would tell the name once more.
  for sheet in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'created_by_email' and t.table_type = 'BASE TABLE'
    union all select unnest(array['weekly_report', 'users', 'import_run'])
  loop
    execute format('alter table %I disable trigger user', sheet);
    case sheet
      when 'weekly_report' then
        update weekly_report set employee_username = 'person-' || person, employee_email = mail where author = person;
      when 'users' then
        update users set password_set_by = mark where password_set_by = any (names) and id in (
          select owner_id from history where owner_table = 'users' and user_id = person and changes ? 'password_set_by');
      when 'import_run' then
        update import_run set user_name = mark where user_name = any (names) and id in (
          select record_id from history where table_name = 'import_run' and user_id = person);
        update import_run set undone_by = mark where undone_by = any (names) and id in (
          select record_id from history where table_name = 'import_run' and user_id = person);
      else
        execute format('update %I set created_by_name = $1, created_by_email = $2 where created_by = $3', sheet)
          using mark, mail, person;
    end case;
    execute format('alter table %I enable trigger user', sheet);
    perform notify_change(sheet, null);
  end loop;

  update history set changes = with_marks(changes, jsonb_build_object(
    'first_name', 'Person', 'last_name', '#' || person, 'full_name', mark, 'username', 'person-' || person, 'email', mail,
    'phone_number', '-', 'date_of_birth', null, 'user_image', null))
  where owner_table = 'users' and owner_id = person;
  update history set user_name = mark,
    changes = with_marks(changes, jsonb_build_object('password_set_by', mark, 'user_name', mark, 'undone_by', mark))
  where user_id = person;
  update history set changes = with_marks(changes, jsonb_build_object(
    'created_by_name', mark, 'created_by_email', mail))
  where changes -> 'created_by' @> to_jsonb(person);
  update history set changes = with_marks(changes, jsonb_build_object(
    'employee_username', 'person-' || person, 'employee_email', mail))
  where changes -> 'author' @> to_jsonb(person) or changes -> 'employee' @> to_jsonb(person);

  update account_notice set by_name = mark where by_name = any (names);
  -- Kept answers hold records as they were.
  delete from idempotency_key where user_id = person;
  perform set_config('inkwell.erasing', '', true);
end $$;
