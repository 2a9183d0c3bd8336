-- Petty cash in no box, and what payments from no account come to, stand in the books, so that closed days keep them.

insert into entry (kind, document, side, day, written_at, number, text, party, iqd)
select 'petty_cash', id, '', date, created_at, receipt_no, project_name, paid_to, -project_amount
from petty_cash where account is null order by id;
insert into entry (kind, document, side, day, written_at, number, text, party, iqd)
select 'petty_cash', id, 'cancelled', greatest(date, cancelled_on), cancelled_at, receipt_no, project_name, paid_to, project_amount
from petty_cash where account is null and cancelled_on is not null order by id;

update entry e set
  iqd = case e.side when '' then nullif(-coalesce(p.amount_iqd, 0), 0) else nullif(coalesce(p.amount_iqd, 0), 0) end,
  stray = case e.side when '' then -coalesce(p.amount_usd, 0) else coalesce(p.amount_usd, 0) end
from payment_voucher p where e.kind = 'payment_voucher' and e.document = p.id and e.account is null;
