import type pg from 'pg'
import { readConfig } from '../kernel/server/config.ts'
import { StartError } from '../parts/program/start-error.ts'
import { onHouse } from './backup.server.ts'
import { accountChecks } from './check-accounts.server.ts'
import { closingChecks } from './check-closings.server.ts'

const most = 20

/**
 * Each stored sum beside what its rows come to, made anew without any of the database's own functions: what is wrong, and
 * of which record. Vouchers count by their own rate, half up to cents.
 */
const checks: readonly string[] = [
  `select format('%s says that vouchers settle USD %s; its rows come to USD %s.', t.invoice_number, t.settled, rows.sum)
  from invoice_tracker t, lateral (
    select coalesce(sum(s.amount_usd), 0) as sum from receipt_settlement s where s.invoice = t.invoice) rows
  where t.settled <> rows.sum`,
  `select format('%s says that credit notes settle USD %s; their rows come to USD %s.', t.invoice_number, t.credited, rows.sum)
  from invoice_tracker t, lateral (
    select coalesce(sum(s.amount_usd), 0) as sum from credit_note_settlement s where s.invoice = t.invoice) rows
  where t.credited <> rows.sum`,
  `select format('%s says that USD %s is paid; vouchers and what was typed come to USD %s.',
    invoice_number, total_paid, settled + typed_paid)
  from invoice_tracker where total_paid <> settled + typed_paid`,
  `select format('%s says that USD %s is outstanding; it should be USD %s.', invoice_number, outstanding, due)
  from invoice_tracker, lateral (
    select case when invoice_amount - credited - total_paid - written_off > 0
      and not cancelled then invoice_amount - credited - total_paid - written_off else 0 end as due) made
  where outstanding <> due`,
  `select format('The order of %s is over USD %s, its invoice over USD %s.', i.invoice_no, t.invoice_amount, i.grand_total)
  from invoice_tracker t join invoice i on i.id = t.invoice where t.invoice_amount <> i.grand_total`,
  `select format('%s asks for USD %s and is settled by USD %s.', i.invoice_no, asked, sum(s.amount_usd))
  from (select invoice, amount_usd from receipt_settlement union all select invoice, amount_usd from credit_note_settlement) s
  join invoice i on i.id = s.invoice, lateral (
    select case i.status when 'issued' then i.grand_total else 0 end as asked) asks
  group by i.id, asked having sum(s.amount_usd) > asked`,
  `select format(case i.status when 'cancelled' then '%s is cancelled, and its order is not.'
    else 'The order of %s is cancelled, and the invoice is not.' end, i.invoice_no)
  from invoice i join invoice_tracker t on t.invoice = i.id
  where case i.status when 'cancelled' then not (t.cancelled and t.status = 'Close') else t.cancelled end`,
  `select format('%s asks for USD %s; its credit notes take back USD %s.', i.invoice_no, asked, sum(n.total))
  from credit_note n join invoice i on i.id = n.invoice, lateral (
    select case i.status when 'issued' then i.grand_total else 0 end as asked) asks
  where n.cancelled_at is null group by i.id, asked having sum(n.total) > asked`,
  `select format('The lines of %s come to USD %s, its total is USD %s.', n.credit_note_no, lines.sum, n.total)
  from credit_note n, lateral (
    select coalesce(sum(credit), 0) as sum from credit_note_line where credit_note = n.id) lines
  where lines.sum <> n.total`,
  `select format('%s is over USD %s, and USD %s of it is used.', n.credit_note_no, worth, uses.sum)
  from credit_note n, lateral (select case when cancelled_at is null then total else 0 end as worth) w, lateral (
    select coalesce(sum(amount_usd), 0) as sum from (
      select amount_usd from credit_note_settlement where credit_note = n.id
      union all select amount_usd from refund where credit_note = n.id) each) uses
  where uses.sum > worth`,
  `select format('%s is settled by %s of another customer.', i.invoice_no, n.credit_note_no)
  from credit_note_settlement s join invoice i on i.id = s.invoice join credit_note n on n.id = s.credit_note
  where i.customer <> n.customer or s.customer <> n.customer`,
  `select format('%s of a line of %s are invoiced, and %s are credited.', p.quantity, i.invoice_no, sum(l.quantity))
  from credit_note_line l join credit_note n on n.id = l.credit_note and n.cancelled_at is null
  join invoice_product p on p.id = l.invoice_product join invoice i on i.id = p.invoice
  group by p.id, i.id having sum(l.quantity) > p.quantity or min(n.invoice) <> i.id or max(n.invoice) <> i.id`,
  `select format('Payment voucher %s pays back USD %s; what it comes out of is USD %s.', v.voucher_no, back, sources.sum)
  from payment_voucher v, lateral (select case when customer is null then 0 else coalesce(amount_usd, 0)
      + coalesce(round(amount_iqd / rate, 2), 0) end as back) made, lateral (
    select coalesce(sum(amount_usd), 0) as sum from refund where payment_voucher = v.id) sources
  where back <> sources.sum`,
  `select format('Payment voucher %s pays back what was of another customer.', v.voucher_no)
  from refund f join payment_voucher v on v.id = f.payment_voucher
  left join receipt_voucher r on r.id = f.receipt_voucher left join credit_note n on n.id = f.credit_note
  where v.customer is distinct from coalesce(r.from_account, n.customer)`,
  `select format('%s is settled by voucher %s of another customer.', i.invoice_no, v.voucher_no)
  from receipt_settlement s join invoice i on i.id = s.invoice join receipt_voucher v on v.id = s.receipt_voucher
  where i.customer <> v.from_account or s.customer <> v.from_account`,
  `select format('Voucher %s may settle USD %s and settles USD %s.', v.voucher_no, brought, settles.sum)
  from receipt_voucher v, lateral (
    select case when cancelled_at is not null then 0 else rounding_usd + coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0)
      + coalesce(round((coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0)) / rate, 2), 0) end
      as brought) made, lateral (
    select coalesce(sum(amount_usd), 0) as sum from (
      select amount_usd from receipt_settlement where receipt_voucher = v.id
      union all select amount_usd from refund where receipt_voucher = v.id) each) settles
  where settles.sum > brought`,
  `select format('The lines of %s come to USD %s, its subtotal is USD %s.',
    coalesce(i.invoice_no, 'draft ' || i.id), lines.sum, i.subtotal)
  from invoice i, lateral (
    select coalesce(sum(round(quantity * unit_price, 2)), 0) as sum from invoice_product where invoice = i.id) lines
  where lines.sum <> i.subtotal`,
  `select format('%s asks for USD %s; its subtotal less the discount is USD %s.',
    coalesce(invoice_no, 'Draft ' || id), grand_total, round(subtotal - subtotal * discount / 100, 2) - discount_amount)
  from invoice where grand_total <> round(subtotal - subtotal * discount / 100, 2) - discount_amount`,
  ...closingChecks,
  ...accountChecks,
]

/** Which stored sums are not what their rows come to, in one line each, of one moment; at most twenty of each kind. */
export async function faultsInMoney(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) {
    const { rows } = await client.query<{ format: string }>(`${check} limit ${most}`)
    faults.push(...rows.map(({ format }) => format))
  }
  return faults
}

/** Compares all stored sums with their rows; Inkwell may be running. Answers what to say, or throws what is wrong. */
export async function checkMoney(): Promise<string> {
  const faults = await onHouse(readConfig(process.env), async (client) => {
    await client.query('begin isolation level repeatable read read only')
    return await faultsInMoney(client)
  })
  if (faults.length > 0) throw new StartError(faults.join('\n'))
  return 'All money agrees: every stored sum is what its rows come to.'
}
