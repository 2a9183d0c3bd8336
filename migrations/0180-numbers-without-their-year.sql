-- The fours by which a number is looked for. A year stands in a seventh of all rows, as a day's or within other numbers,
-- and finds nothing that the rest of the number does not; alone it is looked for as it is.
create function search_digits_asked(value text) returns text[]
language sql immutable parallel unsafe strict cost 1000 as $$
  select coalesce(array_agg(four) filter (where four !~ '^(19|20)'), array_agg(four), '{}')
  from unnest(search_digits(value)) as four
$$;
