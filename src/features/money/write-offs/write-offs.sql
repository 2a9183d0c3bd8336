-- All that was written off, each on its own day by whoever wrote it: coins that no note is small enough for, what is not expected
-- any more, bad debts, what was missing when a cash box was counted, and discounts by hand. Below 0 is what was taken back of it, or
-- was too much. What a cash box in dinars lacked counts at the rate near its day.
create view forgiven as
  select 'coins' as kind, v.id as document, v.voucher_no::text as number, v.date as day, v.created_by as person_id,
    v.created_by_name as person, v.rounding_usd as usd, null::numeric as iqd
  from receipt_voucher v where v.rounding_usd <> 0
  union all
  select 'coins', v.id, v.voucher_no::text, coalesce(v.coins_back_on, v.cancelled_on), null, v.cancelled_by, -v.rounding_usd, null
  from receipt_voucher v where v.rounding_usd <> 0 and (v.coins_back_on is not null or v.cancelled_on is not null)
  union all
  select 'write_off', w.id, i.invoice_no, w.date, w.created_by, w.created_by_name, w.usd, null
  from write_off w join invoice i on i.id = w.invoice where not w.of_typed
  union all
  select 'write_off', w.id, i.invoice_no, greatest(w.date, w.cancelled_on), null, i.cancelled_by, -w.usd, null
  from write_off w join invoice i on i.id = w.invoice where not w.of_typed and w.cancelled_on is not null
  union all
  select 'bad_debt', b.id, b.bad_debt_no, coalesce(b.counts_from, b.date), b.created_by, b.created_by_name, b.amount_usd, null
  from bad_debt b where stands(b.approval)
  union all
  select 'bad_debt', b.id, b.bad_debt_no, b.cancelled_on, null, b.cancelled_by, -b.amount_usd, null
  from bad_debt b where b.cancelled_at is not null
  union all
  select 'closing', c.id, c.id::text, c.date, c.created_by, c.created_by_name,
    case a.currency when 'USD' then -c.difference else -round(c.difference / rate_near(c.date), 2) end,
    case a.currency when 'IQD' then -c.difference end
  from cash_close c join bank_account a on a.id = c.account where c.difference <> 0 and c.reopened_at is null
  union all
  select 'discount', i.id, i.invoice_no, coalesce(i.counts_from, i.invoice_date), i.created_by, i.created_by_name, i.discount_amount, null
  from invoice i where i.discount_amount > 0 and i.status in ('issued', 'cancelled')
  union all
  select 'discount', i.id, i.invoice_no, i.cancelled_on, null, i.cancelled_by, -i.discount_amount, null
  from invoice i where i.discount_amount > 0 and i.status = 'cancelled';
