-- Names are also found without their blanks, hyphens, apostrophes and hamzas.
do $$
declare
  searched text;
begin
  for searched in
    select attrelid::regclass::text from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'search' and attgenerated = 's' and relkind = 'r' order by 1
  loop
    call make_searchable(searched, variadic '{}');
  end loop;
end $$;
