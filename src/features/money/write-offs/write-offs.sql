-- The reductions of an invoice by kind: a discount in dollars or in percent, and prices below the list prices of today
-- or at issue. Lines above the list price offset lines below it, as for the discount limit.
create or replace function reductions_of(i invoice) returns table (kind text, usd numeric) language sql immutable as $$
  select * from (values
    (case when i.discount_amount > 0 then 'discount' else 'discount_percent' end, i.subtotal - i.grand_total),
    ('below_list', round((select list from public.below_list_price(i)), 2) - i.subtotal)) given (kind, usd)
  where usd > 0
$$;

-- All write-offs and adjustments, on their own day and with their user: cash rounding, bad debts, over/short amounts of
-- cash closings, discounts, and prices below the list. Negative for reversals and for cash over. IQD amounts are valued
-- at the daily rate.
create view forgiven as
  select 'coins' as kind, v.id as document, v.voucher_no::text as number, v.date as day, v.created_by as person_id,
    v.created_by_name as person, v.rounding_usd as usd, null::numeric as iqd
  from receipt_voucher v where v.rounding_usd <> 0
  union all
  select 'coins', v.id, v.voucher_no::text, coalesce(v.coins_back_on, v.cancelled_on), null, v.cancelled_by, -v.rounding_usd, null
  from receipt_voucher v where v.rounding_usd <> 0 and (v.coins_back_on is not null or v.cancelled_on is not null)
  union all
  select 'bad_debt', b.id, b.bad_debt_no, coalesce(b.counts_from, b.date), b.created_by, b.created_by_name, b.amount_usd, null
  from bad_debt b where takes_effect(b.approval)
  union all
  select 'bad_debt', b.id, b.bad_debt_no, b.cancelled_on, null, b.cancelled_by, -b.amount_usd, null
  from bad_debt b where b.cancelled_at is not null
  union all
  select 'closing', c.id, c.id::text, c.date, c.created_by, c.created_by_name,
    case a.currency when 'USD' then -c.difference else -round(c.difference / rate_near(c.date), 2) end,
    case a.currency when 'IQD' then -c.difference end
  from cash_close c join bank_account a on a.id = c.account where c.difference <> 0 and c.reopened_at is null
  union all
  select g.kind, i.id, i.invoice_no, coalesce(i.counts_from, i.invoice_date), i.created_by, i.created_by_name, g.usd, null
  from invoice i cross join lateral reductions_of(i) g where i.status in ('issued', 'cancelled')
  union all
  select g.kind, i.id, i.invoice_no, i.cancelled_on, null, i.cancelled_by, -g.usd, null
  from invoice i cross join lateral reductions_of(i) g where i.status = 'cancelled';
