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
