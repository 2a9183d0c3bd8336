-- Whoever is erased leaves also what tells by name alone who cancelled a document, opened a day again or made a backup.
-- Whose name it is, history knows: the same name in a record that somebody else has touched is left alone.
alter procedure erase_person(integer) rename to erase_author;

-- Changes as history has them, with a mark in place of some names in one column.
create function without_names(changes jsonb, of_column text, names text[], mark text) returns jsonb language sql immutable as $$
  select changes || jsonb_build_object(of_column, (
    select jsonb_agg(case when value #>> '{}' = any (names) then to_jsonb(mark) else value end order by place)
    from jsonb_array_elements(changes -> of_column) with ordinality given (value, place)))
$$;

create procedure erase_person(person integer) language plpgsql as $$
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
