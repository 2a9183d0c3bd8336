-- What was printed keeps its money: amounts, currency, day, account, customer, payee and rate of a document stay as its paper
-- says them, whoever writes it. What was empty or unknown may still be filled in, and its words may change: then it is the next
-- revision, which its next paper says.

-- A value of a document; of an account its key, by whatever name it goes, or the name that is no account's.
create or replace function printed_value(document jsonb, field text, key_column text) returns jsonb language sql immutable parallel safe as $$
  select coalesce(nullif(document -> key_column, 'null'), document -> field)
$$;

-- Arguments: the column with the number; the sentence that names it; the fields that are kept, each with the column that is
-- its value; those of them that may be filled in; and the columns with its words.
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

-- Lets a table keep the money of what was printed: `call protects_as_printed(…)` once for each. `locked_fields(document)` says which
-- of its fields do not change any more, with commas between them.
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

-- What a paper says beside the columns of its document has changed.
create or replace function count_printed_change(of_table text, of_record integer) returns void language plpgsql set search_path = public as $$
begin
  execute format('update %1$I set revision = revision + 1 where id = $1 and is_printed(%1$L, id, revision)', of_table) using of_record;
end $$;
