-- Printed documents: amounts, currency, day, account, customer, payee and rate cannot change after printing, whoever
-- writes the document. Empty or unknown values may still be filled in, and texts may change: each such change is a new
-- revision, which the next printout shows.

-- A value of a document; of an account its key, by whatever name it goes, or the name that is no account's.
create or replace function printed_value(document jsonb, field text, key_column text) returns jsonb language sql immutable parallel safe as $$
  select coalesce(nullif(document -> key_column, 'null'), document -> field)
$$;

-- Arguments: the column with the number; the error message; the protected fields, each with the column of its value;
-- which of them may be filled in; the text columns.
create or replace function protect_as_printed() returns trigger language plpgsql set search_path = public as $$
declare
  was jsonb := to_jsonb(old);
  now jsonb := to_jsonb(new);
  kept record;
  is_changed boolean := new.revision > old.revision
    or exists (select from unnest(tg_argv[4]::text[]) word where was -> word is distinct from now -> word);
begin
  for kept in
    select field, was ->> key_column is null and now ->> key_column is not null and field = any (tg_argv[3]::text[]) as is_filled
    from jsonb_each_text(tg_argv[2]::jsonb) each (field, key_column)
    where printed_value(was, field, key_column) is distinct from printed_value(now, field, key_column) order by 2, 1
  loop
    if not kept.is_filled and is_printed(tg_table_name, old.id) then
      perform refuse(tg_table_name, kept.field, tg_argv[1], jsonb_build_object('number', was ->> tg_argv[0]));
    end if;
    is_changed := true;
  end loop;
  new.revision := old.revision + (is_changed and is_printed(tg_table_name, old.id, old.revision))::integer;
  return new;
end $$;

-- Protects the printed values of a table: `call protects_as_printed(…)` once for each. `locked_fields(document)`
-- returns the fields that cannot change any more, separated by commas.
create or replace procedure protects_as_printed(of_table text, number_column text, words text, kept jsonb, fillable text[], texts text[])
language plpgsql set search_path = public as $$
begin
  execute format('create trigger protect_as_printed before update on %I for each row execute function protect_as_printed(%L, %L, %L, %L, %L)',
    of_table, number_column, words, kept, fillable, texts);
  execute format($function$
    create or replace function locked_fields(d %1$I) returns text language sql stable as $body$
      select case when public.is_printed(%1$L, d.id) then (
        select string_agg(field, ',' order by field) from jsonb_each_text(%2$L) each (field, key_column)
        where field <> all (%3$L::text[]) or to_jsonb(d) ->> key_column is not null) end
    $body$
    $function$, of_table, kept, fillable);
end $$;

-- Counts a new revision for a change on the printed document that is in no column of its own table.
create or replace function count_printed_change(of_table text, of_record integer) returns void language plpgsql set search_path = public as $$
begin
  execute format('update %1$I set revision = revision + 1 where id = $1 and is_printed(%1$L, id, revision)', of_table) using of_record;
end $$;
