-- A new code must not look like another one: the unique index checks codes without `looks_like`, this function the
-- others. Codes that already looked the same stay until they are changed.
create or replace function protect_code() returns trigger language plpgsql set search_path = public as $$
declare
  code text := tg_argv[0];
  given text := to_jsonb(new) ->> code;
  is_taken boolean;
begin
  if tg_op = 'UPDATE' and to_jsonb(old) ->> code = given then return new; end if;
  new.looks_like := null;
  execute format('select exists (select from %I where code_key(%I) = code_key($1) and looks_like is not null and id <> $2)',
    tg_table_name, code) into is_taken using given, new.id;
  if is_taken then
    raise unique_violation using
      message = 'Another record has a code that looks the same.',
      table = tg_table_name, constraint = tg_table_name || '_' || code;
  end if;
  return new;
end $$;

create or replace procedure maintain_codes_of(of_table text, code text) language plpgsql set search_path = public as $$
begin
  execute format('create trigger protect_code before insert or update of %2$I on %1$I
    for each row execute function protect_code(%2$L)', of_table, code);
end $$;
