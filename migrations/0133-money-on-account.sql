-- What is used of a receipt, and of a credit note, is a sum that it carries, as orders carry what settles them: what it
-- settles and what of it was paid back. So what is left, on account of its customer, is found without adding up all
-- settlements. Each of these is told in the history of its own document, so the sum beside it is no change of the receipt.
alter table receipt_voucher add column used_usd numeric(14, 2) not null default 0 check (used_usd >= 0);
alter table credit_note add column used_usd numeric(14, 2) not null default 0 check (used_usd >= 0);

update receipt_voucher v set used_usd = used
from (
  select receipt_voucher as id, sum(amount_usd) as used from (
    select receipt_voucher, amount_usd from receipt_settlement union all select receipt_voucher, amount_usd from refund
  ) each group by receipt_voucher
) uses where uses.id = v.id and used <> 0;
update credit_note n set used_usd = used
from (
  select credit_note as id, sum(amount_usd) as used from (
    select credit_note, amount_usd from credit_note_settlement union all select credit_note, amount_usd from refund
  ) each group by credit_note
) uses where uses.id = n.id and used <> 0;

alter table receipt_voucher add column left_usd numeric generated always as (case when cancelled_at is null then
  coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0)
    + coalesce(round((coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0)) / rate, 2), 0)
    + rounding_usd
  else 0 end - used_usd) stored;
alter table credit_note add column left_usd numeric generated always as (
  case when cancelled_at is null then total else 0 end - used_usd) stored;
create index receipt_voucher_left on receipt_voucher (from_account) include (left_usd) where left_usd <> 0;
create index credit_note_left on credit_note (customer) include (left_usd) where left_usd <> 0;
