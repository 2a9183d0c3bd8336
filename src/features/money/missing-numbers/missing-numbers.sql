-- Functions for numbers that no document has any more.

-- What a deleted document contained, read from its postings: day, other party, subject and amounts.
create or replace function postings_of_deleted(of_table text, was jsonb) returns text[] language plpgsql stable set search_path = public as $$
declare
  found_values text[];
begin
  execute format($q$
    select array[to_char(min(l.day), 'DD/MM/YYYY'), max(coalesce(l.party, c.name)), max(l.text),
      nullif(string_agg(money, ', ' order by l.side), '')]
    from jsonb_populate_record(null::%I, $1) d, postings(d) l
      left join customer c on c.id = l.customer
      left join bank_account a on a.id = l.account,
      lateral (select case
        when l.usd <> 0 and l.iqd is null then 'USD ' || trim(to_char(abs(l.usd), '999,999,999,999,990.00'))
        when l.iqd is not null then 'IQD ' || trim(to_char(abs(l.iqd), '999,999,999,999,990'))
        when l.amount <> 0 then a.currency || ' ' || trim(to_char(abs(l.amount), case a.currency
          when 'IQD' then '999,999,999,999,990' else '999,999,999,999,990.00' end))
        when l.stray <> 0 and a.currency = 'USD' then 'IQD ' || trim(to_char(abs(l.stray), '999,999,999,999,990'))
        when l.stray <> 0 then 'USD ' || trim(to_char(abs(l.stray), '999,999,999,999,990.00')) end as money) its
  $q$, of_table) into found_values using was;
  if found_values = array_fill(null::text, array[4]) then
    return array[to_char((was ->> 'date')::date, 'DD/MM/YYYY'), null, coalesce(was ->> 'subject', was ->> 'project_name'), null];
  end if;
  return found_values;
end $$;
