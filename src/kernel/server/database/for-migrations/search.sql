-- Search: text with one spelling for letters, digits and phone numbers, and the column `search` with its indexes.

-- Normalizes letters, including the Kurdish letters that users replace on an Arabic keyboard, and amounts as they are
-- displayed, with thousands separators.
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

-- The text again without the blanks, hyphens and apostrophes that users may omit, and without hamzas, which are written
-- in several ways; empty if it has none of them. Two numbers with a blank between them stay two. `search.ts` lists the
-- same characters.
create or replace function search_joined(value text) returns text
language plpgsql immutable parallel safe strict as $$
begin
  return (select case when value ~ '[\s\u00a0\u202f\u00ad\u002d\u2010-\u2015\u2212''\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\uff07ءؤئ\u0654]'
      then regexp_replace(
        public.search_normal(regexp_replace(
          normalize(value, NFC),
          '[\u00ad\u002d\u2010-\u2015\u2212''\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\uff07ءؤئ\u0654]', '', 'g'
        )),
        '(?<![\d\s])\s+|\s+(?![\d\s])', '', 'g'
      )
      else '' end);
end $$;

-- The search text of a text that is not in a column `search`.
create or replace function search_text(value text) returns text
language sql immutable parallel safe strict as $$
  select public.search_normal(value) || ' ' || public.search_joined(value)
$$;

-- The pattern that finds a word anywhere in search text; %, _ and \ in the word are literal. A part of an amount may
-- begin or end with a thousands separator.
create or replace function search_pattern(word text) returns text
language sql immutable parallel safe strict as $$
  select '%' || regexp_replace(
    regexp_replace(public.search_normal(word), '^,(?=\d)|(?<=\d),$', ''), '([\\%_])', '\\\1', 'g'
  ) || '%'
$$;

-- A date in a search column, in the format of lists.
create or replace function search_day(value date) returns text
language sql immutable parallel safe strict as $$
  select lpad(extract(day from value)::int::text, 2, '0') || '/' || lpad(extract(month from value)::int::text, 2, '0')
    || '/' || extract(year from value)::int::text
$$;

-- Normalizes phone numbers. Several numbers in one field may also be separated by Arabic commas; they are split first,
-- since normalizing would remove the comma from 1,000.
create or replace function search_phone(value text) returns text
language plpgsql immutable parallel safe strict as $$
begin
  return (select coalesce(string_agg(
      '#' || regexp_replace(regexp_replace(public.search_normal(number), '\D', '', 'g'), '^(00)?(964)?0*', ''), ' '), '')
    from regexp_split_to_table(value, '[/,;|،؛]') as number);
end $$;

-- Finds the phone numbers in a text, in the format of `search_phone`: Iraqi mobile numbers, even with only a space
-- between two; foreign numbers after + or 00; and Iraqi landline numbers after 0. Most texts have too few digits for
-- one.
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

-- All runs of four digits. Digits make poor trigrams: each trigram of digits is in a tenth of all rows. Runs of four
-- are rare, and the runs of one number are hardly ever all in another number. The high cost keeps the planner from
-- computing them row by row.
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

-- The runs of four digits to search for. A year is in a seventh of all rows, in dates or in other numbers, and adds
-- nothing to the rest of a number, so it is left out unless it is all there is.
create or replace function search_digits_asked(value text) returns text[]
language sql immutable parallel unsafe strict cost 1000 as $$
  select coalesce(array_agg(four) filter (where four !~ '^(19|20)'), array_agg(four), '{}')
  from unnest(public.search_digits(value)) as four
$$;

-- The indexes of the column `search`: one for words, one for digits.
create or replace procedure index_search(of_table text) language plpgsql set search_path = public as $$
begin
  execute format('create index if not exists %I on %I using gin (search gin_trgm_ops)', of_table || '_search', of_table);
  execute format('create index if not exists %I on %I using gin (search_digits(search))', of_table || '_search_digits', of_table);
end $$;

-- Recreates the column `search` from its previous parts and the additions. `joined` adds each text a second time, in
-- the format of `search_joined`. Columns had none of that until migration 0640, and an older backup must be restored as
-- it was.
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

-- Called by migrations before 0640.
create or replace procedure searchable(of_table text, variadic additions text[]) language plpgsql set search_path = public as $$
begin
  call write_search(of_table, additions, joined => false);
end $$;

-- Makes the list of a table find the additions too: names of columns, or any SQL that returns text.
create or replace procedure make_searchable(of_table text, variadic additions text[]) language plpgsql set search_path = public as $$
begin
  call write_search(of_table, additions, joined => true);
end $$;
