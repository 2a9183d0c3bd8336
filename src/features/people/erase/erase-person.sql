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

-- What says by name who did something to a record, whatever the column is called: in the record, and in all of its history. Who
-- is meant is known by the history, so that a namesake keeps the name. Backups are written down by the program itself: who wanted
-- one is known by the name alone.
create or replace procedure erase_stamps(person integer, mark text, names text[]) language plpgsql set search_path = public as $$
declare
  stamp record;
begin
  for stamp in
    select owner_table, table_name as sheet, of_column, array_agg(distinct owner_id) as owners, array_agg(distinct record_id) as records,
      exists (select from pg_attribute where attrelid = to_regclass(quote_ident(table_name)) and attname = of_column
        and atttypid = 'text'::regtype and not attisdropped) as is_there
    from history, jsonb_object_keys(changes) as of_column
    where of_column ~ '(^user_name|_by|_by_name)$' and of_column not in ('created_by', 'created_by_name')
      and (user_id = person or table_name = 'backup' and of_column = 'made_by')
    group by 1, 2, 3
  loop
    if stamp.is_there then
      -- No trigger: a change that history tells of would tell the name once more.
      execute format('alter table %I disable trigger user', stamp.sheet);
      execute format('update %I set %I = $1 where %2$I = any ($2) and id = any ($3)', stamp.sheet, stamp.of_column)
        using mark, names, stamp.records;
      execute format('alter table %I enable trigger user', stamp.sheet);
      perform notify_change(stamp.owner_table, null);
    end if;
    update history set changes = without_names(changes, stamp.of_column, names, mark)
    where owner_table = stamp.owner_table and owner_id = any (stamp.owners) and table_name = stamp.sheet
      and record_id = any (stamp.records) and changes ? stamp.of_column;
  end loop;
end $$;

-- Who made a record is known by the key that stands beside the name.
create or replace procedure erase_author(person integer, mark text, mail text) language plpgsql set search_path = public as $$
declare
  sheet text;
begin
  for sheet in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'created_by_email' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I disable trigger user', sheet);
    execute format('update %I set created_by_name = $1, created_by_email = $2 where created_by = $3', sheet)
      using mark, mail, person;
    execute format('alter table %I enable trigger user', sheet);
    perform notify_change(sheet, null);
  end loop;
  alter table weekly_report disable trigger user;
  update weekly_report set employee_username = 'person-' || person, employee_email = mail where author = person;
  alter table weekly_report enable trigger user;

  update history set changes = with_marks(changes, jsonb_build_object(
    'first_name', 'Person', 'last_name', '#' || person, 'full_name', mark, 'username', 'person-' || person, 'email', mail,
    'phone_number', '-', 'date_of_birth', null, 'user_image', null))
  where owner_table = 'users' and owner_id = person;
  update history set user_name = mark where user_id = person;
  update history set changes = with_marks(changes, jsonb_build_object(
    'created_by_name', mark, 'created_by_email', mail))
  where changes -> 'created_by' @> to_jsonb(person);
  update history set changes = with_marks(changes, jsonb_build_object(
    'employee_username', 'person-' || person, 'employee_email', mail))
  where changes -> 'author' @> to_jsonb(person) or changes -> 'employee' @> to_jsonb(person);
end $$;

-- What is kept beside the records: earlier revisions of invoices, closings of the books, messages and answers.
create or replace procedure erase_beside(person integer, mark text, mail text, names text[]) language plpgsql set search_path = public as $$
declare
  name text;
begin
  update invoice_revision set record = record
    || case when record ->> 'created_by' = person::text then jsonb_build_object('created_by_name', mark, 'created_by_email', mail) else '{}' end
    || case when record ->> 'salesman' = person::text then jsonb_build_object('salesman_name', mark) else '{}' end
    || case when record ->> 'approved_by' = any (names) then jsonb_build_object('approved_by', mark) else '{}' end
    || case when record ->> 'cancelled_by' = any (names) then jsonb_build_object('cancelled_by', mark) else '{}' end
  where person::text in (record ->> 'created_by', record ->> 'salesman')
    or record ->> 'approved_by' = any (names) or record ->> 'cancelled_by' = any (names);
  -- The key of who is gone is gone as well.
  update books_close set created_by_name = mark where created_by is null and created_by_name = any (names);
  update account_notice set by_name = mark where by_name = any (names);
  foreach name in array names loop
    update bulk_row set why = replace(why::text, trim('"' from to_jsonb(name)::text), mark)::jsonb where strpos(why::text, name) > 0;
  end loop;
  -- The query cache hold records as they were.
  delete from idempotency_key where user_id = person or exists (select from unnest(names) as known where strpos(body::text, known) > 0);
end $$;

create or replace procedure erase_person(person integer) language plpgsql set search_path = public as $$
declare
  mark text := 'Person #' || person;
  mail text := 'person-' || person || '@erased.invalid';
  -- All names that this person ever acted under, and had.
  names text[] := array(
    select user_name from history where user_id = person and user_name is not null
    union
    select concat_ws(' ', coalesce(changes -> 'first_name' ->> 0, changes -> 'first_name' ->> 1),
      coalesce(changes -> 'last_name' ->> 0, changes -> 'last_name' ->> 1))
    from history where owner_table = 'users' and owner_id = person and action in ('insert', 'delete'));
begin
  perform set_config('inkwell.erasing', 'on', true);
  call erase_stamps(person, mark, names);
  call erase_named(person);
  call erase_salesman(person, mark);
  call erase_author(person, mark, mail);
  call erase_beside(person, mark, mail, names);
  perform set_config('inkwell.erasing', '', true);
end $$;
