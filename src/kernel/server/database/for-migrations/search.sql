-- What is searched: text in one spelling of its letters, digits and phone numbers, and the column `search` with its indexes.

-- As before, and more: the Kurdish letters that people replace on an Arabic keyboard, and amounts as they are shown,
-- with separators of thousands.
create or replace function search_normal(value text) returns text
language sql immutable parallel safe strict as $$
  select lower(
    regexp_replace(
      translate(
        regexp_replace(
          normalize(value, NFKD),
          '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069]',
          '', 'g'
        ),
        'ٱىیةهەھكکێۆڕڵپچژڤگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٬٫',
        'اييههههككيورلبجزفك01234567890123456789,.'
      ),
      '(?<=\d),(?=\d)', '', 'g'
    ) collate "und-x-icu"
  )
$$;

-- A text once more without the blanks, hyphens and apostrophes that people write or leave out, and without its hamzas,
-- which have several seats; empty where there are none. Numbers with a blank between them stay two. What is left out is
-- listed in `search.ts` as well.
create or replace function search_joined(value text) returns text
language sql immutable parallel safe strict as $$
  select case when value ~ '[\s\u00a0\u202f\u00ad\u002d\u2010-\u2015\u2212''\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\uff07ءؤئ\u0654]'
    then regexp_replace(
      public.search_normal(regexp_replace(
        normalize(value, NFC),
        '[\u00ad\u002d\u2010-\u2015\u2212''\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\uff07ءؤئ\u0654]', '', 'g'
      )),
      '(?<![\d\s])\s+|\s+(?![\d\s])', '', 'g'
    )
    else '' end
$$;

-- What is searched of a text that no column `search` holds.
create or replace function search_text(value text) returns text
language sql immutable parallel safe strict as $$
  select public.search_normal(value) || ' ' || public.search_joined(value)
$$;

-- The pattern that finds a word anywhere in search text; the word's own %, _ and \ are literal. Half an amount may end
-- in a separator of thousands.
create or replace function search_pattern(word text) returns text
language sql immutable parallel safe strict as $$
  select '%' || regexp_replace(
    regexp_replace(public.search_normal(word), '^,(?=\d)|(?<=\d),$', ''), '([\\%_])', '\\\1', 'g'
  ) || '%'
$$;

-- A date in a search column, as lists show it.
create or replace function search_day(value date) returns text
language sql immutable parallel safe strict as $$
  select lpad(extract(day from value)::int::text, 2, '0') || '/' || lpad(extract(month from value)::int::text, 2, '0')
    || '/' || extract(year from value)::int::text
$$;

-- Several numbers in one field may also stand between Arabic commas. They are separated before they are normalised, which
-- takes the comma out of 1,000.
create or replace function search_phone(value text) returns text
language sql immutable parallel safe strict as $$
  select coalesce(string_agg(
    '#' || regexp_replace(regexp_replace(public.search_normal(number), '\D', '', 'g'), '^(00)?(964)?0*', ''), ' '), '')
  from regexp_split_to_table(value, '[/,;|،؛]') as number
$$;

-- Phone numbers within a text, as `search_phone` has them: those of Iraq's mobiles, also with nothing but a space between
-- two; of other countries, behind + or 00; and of other places in Iraq, behind 0. Most texts have too few digits for one.
create or replace function search_phones(value text) returns text
language plpgsql immutable parallel safe strict as $$
begin
  if length(translate(value, '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '')) > length(value) - 7 then return ''; end if;
  return (
    select coalesce(string_agg(public.search_phone(regexp_replace(number[1], '\D', '', 'g')), ' '), '')
    from regexp_matches(
      public.search_normal(translate(value, ',', ';')),
      replace(
        '(?<!\d)((?:(?:\+|00)?964_(?:0_)?|0_)7(?:_\d){9}|(?:\+|00)(?!_964_(?:0_)?7)\d(?:_\d){6,13}|0[1-689](?:[\s()-]?\d){7,9})(?!\d)',
        '_', '[\s()./‐‒–—―−-]{0,3}'
      ),
      'g'
    ) as number
  );
end $$;

-- Digits make poor trigrams: each three of them stand in a tenth of all rows. Four in a row are rare, and those that a
-- number consists of hardly ever meet in another one. The cost keeps the planner from computing them row by row.
create or replace function search_digits(value text) returns text[]
language plpgsql immutable parallel unsafe strict cost 1000 as $$
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

-- The fours by which a number is looked for. A year stands in a seventh of all rows, as a day's or within other numbers,
-- and finds nothing that the rest of the number does not; alone it is looked for as it is.
create or replace function search_digits_asked(value text) returns text[]
language sql immutable parallel unsafe strict cost 1000 as $$
  select coalesce(array_agg(four) filter (where four !~ '^(19|20)'), array_agg(four), '{}')
  from unnest(public.search_digits(value)) as four
$$;

-- The indexes of the column `search`: one for words, one for numbers.
create or replace procedure index_search(of_table text) language plpgsql set search_path = public as $$
begin
  execute format('create index if not exists %I on %I using gin (search gin_trgm_ops)', of_table || '_search', of_table);
  execute format('create index if not exists %I on %I using gin (search_digits(search))', of_table || '_search_digits', of_table);
end $$;

-- Writes the column `search` anew, with what it held and the additions. `joined` holds each text a second time, as
-- `search_joined` has it: until migration 0640 no column did, and a backup of before must come back as it was.
create or replace procedure write_search(of_table text, additions text[], joined boolean) language plpgsql set search_path = public as $$
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
      when joined and typcategory = 'S' then format('coalesce(%1$I || '' '' || search_joined(%1$I), '''')', part)
      when attname is not null then format('coalesce(%I::text, '''')', part)
      else format('coalesce(%s, '''')', part)
    end, ' || '' '' || ' order by place) into expression
  from unnest(searched) with ordinality as given (part, place)
  left join pg_attribute on attrelid = of_table::regclass and attname = part and attnum > 0 and not attisdropped
  left join pg_type on pg_type.oid = atttypid;

  execute format('alter table %I drop column if exists search', of_table);
  execute format('alter table %I add column search text not null generated always as (search_normal(%s)) stored', of_table, expression);
  execute format('comment on column %I.search is %L', of_table, array_to_string(searched, e'\n'));
  call index_search(of_table);
end $$;

-- What migrations before 0640 call.
create or replace procedure searchable(of_table text, variadic additions text[]) language plpgsql set search_path = public as $$
begin
  call write_search(of_table, additions, joined => false);
end $$;

-- Lets the list of a table find the additions, too: names of columns, or any SQL that gives text.
create or replace procedure make_searchable(of_table text, variadic additions text[]) language plpgsql set search_path = public as $$
begin
  call write_search(of_table, additions, joined => true);
end $$;
