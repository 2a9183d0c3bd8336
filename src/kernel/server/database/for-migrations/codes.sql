-- Codes and user names that look the same are equal.

-- Normalizes a code: removes invisible marks, uses western digits, one form of each letter that keyboards write in two
-- ways, one kind of hyphen, single blanks, and lower case.
create or replace function code_key(value text) returns text
language sql immutable parallel safe strict as $$
  select lower(
    btrim(regexp_replace(
      translate(
        regexp_replace(
          normalize(value, NFKC),
          '[\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]', '', 'g'
        ),
        'ىیکەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–−',
        'ييكهه01234567890123456789-----'
      ),
      '\s+', ' ', 'g'
    )) collate "und-x-icu"
  )
$$;

-- Makes a code unique among all that look the same. If several already look the same, the oldest keeps `looks_like`
-- null; each other one stays and gets its own key there.
create or replace procedure keep_codes_apart(of_table text, code text) language plpgsql set search_path = public as $$
declare
  index_name text := of_table || '_' || code;
begin
  execute format('alter table %I add column looks_like integer', of_table);
  execute format(
    'update %1$I t set looks_like = t.id
     from (select id, row_number() over (partition by code_key(%2$I) order by id) as place from %1$I) alike
     where alike.id = t.id and alike.place > 1', of_table, code);
  execute format('drop index %I', index_name);
  execute format('create unique index %I on %I (code_key(%I), coalesce(looks_like, 0))', index_name, of_table, code);
end $$;
