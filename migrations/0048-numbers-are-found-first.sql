-- Digits make poor trigrams: each three of them stand in a tenth of all rows. Four in a row are rare, and those that a
-- number consists of hardly ever meet in another one. The cost keeps the planner from computing them row by row.
create function search_digits(value text) returns text[]
language plpgsql immutable parallel safe strict cost 1000 as $$
declare
  run text;
  found text[] := '{}';
begin
  foreach run in array regexp_split_to_array(value, '[^0-9]+') loop
    for place in 1 .. length(run) - 3 loop
      found := found || substr(run, place, 4);
    end loop;
  end loop;
  return found;
end $$;

-- The indexes of the column `search`: one for words, one for numbers.
create procedure index_search(of_table text) language plpgsql as $$
begin
  execute format('create index if not exists %I on %I using gin (search gin_trgm_ops)', of_table || '_search', of_table);
  execute format('create index if not exists %I on %I using gin (search_digits(search))', of_table || '_search_digits', of_table);
end $$;

create or replace procedure searchable(of_table text, variadic additions text[]) language plpgsql as $$
declare
  searched text[];
  expression text;
begin
  select string_to_array(col_description(attrelid, attnum), e'\n') || additions into searched
  from pg_attribute where attrelid = of_table::regclass and attname = 'search'
    and col_description(attrelid, attnum) is not null;
  searched := coalesce(searched, 'id'::text || additions);

  select string_agg(case
      when atttypid = 'date'::regtype then format('coalesce(search_day(%I), '''')', part)
      when attname is not null then format('coalesce(%I::text, '''')', part)
      else format('coalesce(%s, '''')', part)
    end, ' || '' '' || ' order by place) into expression
  from unnest(searched) with ordinality as given (part, place)
  left join pg_attribute on attrelid = of_table::regclass and attname = part and attnum > 0 and not attisdropped;

  execute format('alter table %I drop column if exists search', of_table);
  execute format('alter table %I add column search text not null generated always as (search_normal(%s)) stored', of_table, expression);
  execute format('comment on column %I.search is %L', of_table, array_to_string(searched, e'\n'));
  call index_search(of_table);
  call count_versions(of_table);
end $$;

-- What is searched already gets the index for numbers too, and the planner learns what stands in it.
do $$
declare of_table text;
begin
  for of_table in
    select attrelid::regclass from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
    where attname = 'search' and not attisdropped
  loop
    call index_search(of_table);
    execute format('analyze %I', of_table);
  end loop;
end $$;
