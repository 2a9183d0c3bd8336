/**
 * Movements of accounts by day, recalculated from the documents: cancelled documents reversed on the day of
 * cancellation, and including the differences of effective closings. `until` is the account's sum to the end of a day.
 */
const running = `written as (
    select v.bank_account as account, v.date, case a.currency
      when 'USD' then coalesce(v.amount_usd_advance, 0) + coalesce(v.amount_usd_final, 0) + coalesce(v.net_usd, 0)
      else coalesce(v.amount_iqd_advance, 0) + coalesce(v.amount_iqd_final, 0) + coalesce(v.net_iqd, 0) end as amount, v.cancelled_on
    from receipt_voucher v join bank_account a on a.id = v.bank_account
    union all select p.bank_account, coalesce(p.counts_from, p.date), -coalesce(case a.currency when 'USD' then p.amount_usd else p.amount_iqd end, 0), p.cancelled_on
    from payment_voucher p join bank_account a on a.id = p.bank_account where takes_effect(p.approval)
    union all select from_account, coalesce(counts_from, date), -amount_out, cancelled_on from account_transfer
    where from_account is not null and takes_effect(approval)
    union all select to_account, greatest(confirmed_on, counts_from), amount_in, cancelled_on from account_transfer
    where to_account is not null and confirmed and takes_effect(approval)
    union all select c.account, coalesce(c.counts_from, c.date), -c.project_amount, c.cancelled_on
    from petty_cash c join bank_account a on a.id = c.account and a.currency = 'IQD' where takes_effect(c.approval)
    union all select account, date, counted - expected, null from cash_close where reopened_at is null
  ), moved as (
    select account, date, amount from written
    union all select account, greatest(date, cancelled_on), -amount from written where cancelled_on is not null
  ), running as (
    select account, date, sum(sum(amount)) over (partition by account order by date) as until
    from moved group by account, date
  )`

const named = `a.name, to_char(c.date, 'DD/MM/YYYY')`

/** Compares the stored figures of effective closings with the documents. */
export const closingChecks: readonly string[] = [
  `with ${running}
  select format('The closing of %s on %s expects %s %s, but the documents add up to %s.',
    ${named}, a.currency, c.expected, made.expected)
  from cash_close c join bank_account a on a.id = c.account, lateral (
    select case when a.opening_date > c.date then 0 else a.opening_balance end - (c.counted - c.expected) + coalesce((
      select until from running r where r.account = c.account and r.date <= c.date order by r.date desc limit 1
    ), 0) as expected) made
  where c.reopened_at is null and c.expected <> made.expected order by c.date`,
  `select format('The closing of %s on %s has a difference of %s, but counted less expected is %s.',
    ${named}, c.difference, c.counted - c.expected)
  from cash_close c join bank_account a on a.id = c.account where c.difference <> c.counted - c.expected`,
  `select format('The closing of %s on %s has %s counted, but its banknotes add up to %s.', ${named}, c.counted, made.counted)
  from cash_close c join bank_account a on a.id = c.account, lateral (
    select sum(note.key::numeric * note.value::numeric) as counted from jsonb_each_text(c.notes) note) made
  where c.notes is not null and c.counted <> coalesce(made.counted, 0)`,
]
