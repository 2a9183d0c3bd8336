/**
 * What is kept for the accounts of customers, and each balance, beside what the rows come to, made anew without the
 * database's own functions and view: what is wrong, and of which record.
 */
export const accountChecks: readonly string[] = [
  `select format('Voucher %s says that USD %s of it is used and USD %s is left; its rows come to USD %s and USD %s.',
    v.voucher_no, v.used_usd, v.left_usd, rows.sum, brought - rows.sum)
  from receipt_voucher v, lateral (
    select case when cancelled_at is not null then 0 else rounding_usd + coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0)
      + coalesce(round((coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0)) / rate, 2), 0) end
      as brought) made, lateral (
    select coalesce((select sum(amount_usd) from receipt_settlement where receipt_voucher = v.id), 0)
      + coalesce((select sum(amount_usd) from refund where receipt_voucher = v.id), 0) as sum) rows
  where v.used_usd <> rows.sum or v.left_usd <> brought - rows.sum`,
  `select format('%s says that USD %s of it is used and USD %s is left; its rows come to USD %s.',
    n.credit_note_no, n.used_usd, n.left_usd, rows.sum)
  from credit_note n, lateral (
    select coalesce((select sum(amount_usd) from credit_note_settlement where credit_note = n.id), 0)
      + coalesce((select sum(amount_usd) from refund where credit_note = n.id), 0) as sum) rows
  where n.used_usd <> rows.sum
    or n.left_usd <> case when n.cancelled_at is null then n.total else 0 end - rows.sum`,
  `select format(case when i.without_order then '%s says that it has no order, and has one.'
    else '%s has no order, and does not say so.' end, coalesce(i.invoice_no, 'Draft ' || i.id))
  from invoice i
  where i.without_order = exists (select from invoice_tracker t where t.invoice = i.id) and i.status <> 'draft'`,
  `select format('The order of %s is not of the customer, the salesman and the day of its invoice.', i.invoice_no)
  from invoice_tracker t join invoice i on i.id = t.invoice
  where t.customer is distinct from i.customer or t.salesman is distinct from i.created_by or t.date <> i.invoice_date`,
  `select format('Draft %s has an order.', i.id)
  from invoice i join invoice_tracker t on t.invoice = i.id where i.status = 'draft'`,
  // The balance by the entries of the account, beside what is outstanding less what is on account by the rows.
  `with owed as (
    select i.customer, case when t.id is not null then t.outstanding else greatest(i.grand_total
      - coalesce((select sum(s.amount_usd) from receipt_settlement s where s.invoice = i.id), 0)
      - coalesce((select sum(s.amount_usd) from credit_note_settlement s where s.invoice = i.id), 0), 0) end as amount
    from invoice i left join invoice_tracker t on t.invoice = i.id where i.status = 'issued'
    union all
    select from_account, -left_usd from receipt_voucher
    union all
    select customer, -left_usd from credit_note
  )
  select format('The account of %s comes to USD %s; what is outstanding less what is on account is USD %s.',
    c.name, coalesce(entries.sum, 0), coalesce(rows.sum, 0))
  from customer c
  left join (select customer, sum(debit - credit), sum(owed - on_account) as open from customer_entry group by 1) entries
    on entries.customer = c.id
  left join (select customer, sum(amount) from owed group by 1) rows on rows.customer = c.id
  where coalesce(entries.sum, 0) <> coalesce(rows.sum, 0) or entries.open <> entries.sum`,
]
