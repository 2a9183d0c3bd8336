-- On which day somebody typed what is paid of an order, and on which something of it was no longer expected: an account
-- is told by days, and vouchers have theirs. Where nothing is typed there is no day.
alter table invoice_tracker add column typed_on date, add column written_off_on date;

create function date_order_money() returns trigger language plpgsql as $$
begin
  new.typed_on := case
    when new.typed_paid = 0 then null
    when tg_op = 'UPDATE' and new.typed_paid <> old.typed_paid then company_today()
    else coalesce(new.typed_on, company_today()) end;
  new.written_off_on := case
    when new.written_off = 0 then null
    when tg_op = 'UPDATE' and new.written_off <> old.written_off then company_today()
    else coalesce(new.written_off_on, company_today()) end;
  return new;
end $$;

-- What was typed before has the day of the last change of it, as the history knows it.
alter table invoice_tracker disable trigger user;
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
alter table invoice_tracker enable trigger user;

-- After what makes the sums, whose name comes before it in the alphabet.
create trigger date_order_money before insert or update on invoice_tracker
  for each row execute function date_order_money();
