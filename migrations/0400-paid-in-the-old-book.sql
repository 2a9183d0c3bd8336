-- What was on account in the old book and settles an invoice is no longer outstanding of it.

update entry e set received = e.received + its.usd
from (
  select s.debit, sum(s.usd) as usd from settlement s join entry c on c.id = s.credit and c.kind = 'opening'
  group by s.debit
) its where e.id = its.debit and e.kind = 'invoice' and its.usd <> 0;

update invoice_tracker t set shown_money =
  concat_ws(' ', e.total_paid::numeric(16, 2), e.outstanding::numeric(16, 2), search_day(e.due))
from entry e where e.kind = 'invoice' and e.document = t.invoice and e.side = ''
  and exists (select from settlement s join entry c on c.id = s.credit and c.kind = 'opening' where s.debit = e.id);
