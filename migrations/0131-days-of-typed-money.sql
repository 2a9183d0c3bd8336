-- On which day somebody typed what is paid of an order, and on which something of it was no longer expected: an account
-- is told by days, and vouchers have theirs. Where nothing is typed there is no day.
alter table invoice_tracker add column typed_on date, add column written_off_on date;
update invoice_tracker t set
  typed_on = case when typed_paid <> 0 then typed.day end,
  written_off_on = case when written_off <> 0 then typed.day end
from (
  select o.id, (coalesce((
    select max(h.at) from history h
    where h.owner_table = 'invoice_tracker' and h.owner_id = o.id
      and (h.changes ? 'typed_paid' or h.changes ? 'total_paid' and not h.changes ? 'settled')
  ), o.created_at) at time zone (select time_zone from settings))::date as day
  from invoice_tracker o where o.typed_paid <> 0 or o.written_off <> 0
) typed where typed.id = t.id;
