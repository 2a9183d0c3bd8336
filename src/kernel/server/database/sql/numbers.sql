-- Numbers of records from number sequences: a number is never assigned twice, even after its record was deleted, and
-- cannot be changed once assigned. These series do not restart each year.

-- Higher numbers belong to no series: one entered in error does not move the sequence for everybody else.
create or replace function highest_in_series() returns integer language sql immutable parallel safe as $$ select 2000000000 $$;

-- Takes the next numbers of a series, and returns the first. The series is locked until the transaction ends, so that
-- numbers of a rolled back transaction are assigned to the next one. Must be called before an invoice is locked.
create or replace function take_numbers(of_series text, many integer) returns integer language sql as $$
  insert into public.counter as c (series, year, value) values (of_series, 0, many)
  on conflict (series, year) do update set value = c.value + many
  returning value - many + 1
$$;

create or replace function is_number_of_deleted(of_table text, number_column text, number integer, but integer)
returns boolean language sql stable as $$
  select exists (select from public.history where table_name = of_table and action = 'delete' and record_id <> but
    and changes -> number_column ->> 0 = number::text)
$$;

-- Arguments: the series, and the column with the number. A number entered manually moves the sequence forward.
create or replace function maintain_numbers() returns trigger language plpgsql set search_path = public as $$
declare
  number integer := (to_jsonb(new) ->> tg_argv[1])::integer;
begin
  if tg_op = 'UPDATE' then
    if number <> (to_jsonb(old) ->> tg_argv[1])::integer then
      perform refuse(tg_table_name, tg_argv[1], 'Number cannot be changed because it may already be printed.');
    end if;
    return new;
  elsif number is null then
    return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], take_numbers(tg_argv[0], 1)));
  end if;
  if is_number_of_deleted(tg_table_name, tg_argv[1], number, new.id) then
    perform refuse(tg_table_name, tg_argv[1],
      'Number {number} was used by a deleted record and cannot be used again. Enter another number.',
      jsonb_build_object('number', number));
  end if;
  if number <= highest_in_series() then
    insert into counter as c (series, year, value) values (tg_argv[0], 0, number)
    on conflict (series, year) do update set value = excluded.value where c.value < excluded.value;
  end if;
  return new;
end $$;

-- Gives the records of a table numbers of a series: `call maintain_numbers(…)` once for each such table.
create or replace procedure maintain_numbers(of_table text, of_series text, number_column text) language plpgsql set search_path = public as $$
begin
  execute format('create trigger maintain_numbers before insert or update of %2$I on %1$I for each row execute function maintain_numbers(%3$L, %2$L)',
    of_table, number_column, of_series);
end $$;
