-- Erases the personal data of a deleted user from history and records, replacing names by a mark.

-- Replaces the values of some columns in a change of the history, { column: [from, to] }, by marks.
create or replace function with_marks(changes jsonb, marks jsonb) returns jsonb language sql immutable as $$
  select changes || coalesce((
    select jsonb_object_agg(key, (
      select jsonb_agg(case when value = 'null' then value else mark end order by place)
      from jsonb_array_elements(changes -> key) with ordinality given (value, place)
    ))
    from jsonb_each(marks) marked (key, mark) where changes ? key
  ), '{}')
$$;

-- Replaces some names in one column of such a change by a mark.
create or replace function without_names(changes jsonb, of_column text, names text[], mark text) returns jsonb language sql immutable as $$
  select changes || jsonb_build_object(of_column, (
    select jsonb_agg(case when value #>> '{}' = any (names) then to_jsonb(mark) else value end order by place)
    from jsonb_array_elements(changes -> of_column) with ordinality given (value, place)))
$$;

-- Replaces mentions of the person by `@` and any of their user names in comments.
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

-- Replaces the name of the salesman on customers and invoices; the key stays.
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

-- Replaces the name in every column that names the user of an action, in the record and its history. The history
-- identifies the user, so another person of the same name keeps theirs. Backups are written by the program itself, so
-- their author is matched by name only.
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
      -- Without triggers: a change in the history would contain the name again.
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

-- The author of a record is identified by the key beside the name.
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

-- Data outside records: earlier revisions of invoices, closings of the books, notifications, bulk jobs and stored
-- responses.
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
  -- The key of a deleted user is null here.
  update books_close set created_by_name = mark where created_by is null and created_by_name = any (names);
  update account_notice set by_name = mark where by_name = any (names);
  foreach name in array names loop
    update bulk_row set why = replace(why::text, trim('"' from to_jsonb(name)::text), mark)::jsonb where strpos(why::text, name) > 0;
  end loop;
  -- Stored responses contain records as they were.
  delete from idempotency_key where user_id = person or exists (select from unnest(names) as known where strpos(body::text, known) > 0);
end $$;

create or replace procedure erase_person(person integer) language plpgsql set search_path = public as $$
declare
  mark text := 'Person #' || person;
  mail text := 'person-' || person || '@erased.invalid';
  -- All names that the person had or acted under.
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
