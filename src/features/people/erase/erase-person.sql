-- A deleted user's name leaves history and records; a mark takes its place.

-- Changes as history has them, { column: [from, to] }, with marks in place of the values of some columns.
create or replace function with_marks(changes jsonb, marks jsonb) returns jsonb language sql immutable as $$
  select changes || coalesce((
    select jsonb_object_agg(key, (
      select jsonb_agg(case when value = 'null' then value else mark end order by place)
      from jsonb_array_elements(changes -> key) with ordinality given (value, place)
    ))
    from jsonb_each(marks) marked (key, mark) where changes ? key
  ), '{}')
$$;

-- Changes as history has them, with a mark in place of some names in one column.
create or replace function without_names(changes jsonb, of_column text, names text[], mark text) returns jsonb language sql immutable as $$
  select changes || jsonb_build_object(of_column, (
    select jsonb_agg(case when value #>> '{}' = any (names) then to_jsonb(mark) else value end order by place)
    from jsonb_array_elements(changes -> of_column) with ordinality given (value, place)))
$$;

-- Where somebody is named by `@` and a user name of theirs, in what others have said, the mark takes its place.
create or replace procedure erase_named(person integer) language plpgsql set search_path = public as $$
declare
  name text;
  called text;
begin
  alter table comment disable trigger user;
  for name in
    select distinct value #>> '{}' from history, jsonb_array_elements(changes -> 'username')
    where owner_table = 'users' and owner_id = person and value <> 'null'
  loop
    called := '@' || regexp_replace(name, '([^[:alnum:]])', '\\\1', 'g') || '(?![[:alnum:]_])';
    update comment set text = regexp_replace(text, called, '@person-' || person, 'gi') where text ~* called;
    update history set changes = changes || jsonb_build_object('text', (
      select jsonb_agg(case when value = 'null' then value
        else to_jsonb(regexp_replace(value #>> '{}', called, '@person-' || person, 'gi')) end order by place)
      from jsonb_array_elements(changes -> 'text') with ordinality given (value, place)))
    where owner_table = 'comment' and changes -> 'text' #>> '{}' ~* called;
  end loop;
  alter table comment enable trigger user;
  perform notify_change('comment', null);
end $$;

-- Whose customers and invoices were keeps the key, and loses the name.
create or replace procedure erase_salesman(person integer, mark text) language plpgsql set search_path = public as $$
declare
  sold text;
begin
  foreach sold in array array['customer', 'invoice'] loop
    execute format('alter table %I disable trigger user', sold);
    execute format('update %I set salesman_name = $1 where salesman = $2', sold) using mark, person;
    execute format('alter table %I enable trigger user', sold);
    perform notify_change(sold, null);
  end loop;
  update history set changes = changes || jsonb_build_object('salesman_name', (
    select jsonb_agg(case when changes -> 'salesman' -> (place::integer - 1) = to_jsonb(person) then to_jsonb(mark) else value end order by place)
    from jsonb_array_elements(changes -> 'salesman_name') with ordinality given (value, place)))
  where owner_table in ('customer', 'invoice') and changes ? 'salesman_name' and changes -> 'salesman' @> to_jsonb(person);
end $$;

create or replace procedure erase_author(person integer) language plpgsql set search_path = public as $$
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

  call erase_named(person);
  call erase_salesman(person, mark);

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

create or replace procedure erase_person(person integer) language plpgsql set search_path = public as $$
declare
  mark text := 'Person #' || person;
  -- All names that this person ever acted under, and had.
  names text[] := array(
    select user_name from history where user_id = person and user_name is not null
    union
    select concat_ws(' ', coalesce(changes -> 'first_name' ->> 0, changes -> 'first_name' ->> 1),
      coalesce(changes -> 'last_name' ->> 0, changes -> 'last_name' ->> 1))
    from history where owner_table = 'users' and owner_id = person and action in ('insert', 'delete'));
  stamp record;
  records integer[];
begin
  perform set_config('inkwell.erasing', 'on', true);
  for stamp in
    select * from (values ('receipt_voucher', 'cancelled_by'), ('invoice', 'cancelled_by'), ('credit_note', 'cancelled_by'),
      ('invoice', 'approved_by'), ('credit_note', 'approved_by'), ('payment_voucher', 'approved_by'), ('bad_debt', 'approved_by'),
      ('cash_close', 'reopened_by_name'), ('backup', 'downloaded_by'), ('backup', 'made_by')) stamps (sheet, of_column)
  loop
    -- Backups are written down by the program itself: who wanted one is known by the name alone.
    records := array(
      select distinct owner_id from history
      where owner_table = stamp.sheet and changes ? stamp.of_column and (user_id = person or stamp.of_column = 'made_by'));
    continue when cardinality(records) = 0;
    -- No trigger: a change that history tells of would tell the name once more.
    execute format('alter table %I disable trigger user', stamp.sheet);
    execute format('update %I set %I = $1 where %2$I = any ($2) and id = any ($3)', stamp.sheet, stamp.of_column)
      using mark, names, records;
    execute format('alter table %I enable trigger user', stamp.sheet);
    perform notify_change(stamp.sheet, null);
    update history set changes = without_names(changes, stamp.of_column, names, mark)
    where owner_table = stamp.sheet and owner_id = any (records) and changes ? stamp.of_column;
  end loop;
  call erase_author(person);
end $$;
