import type pg from 'pg'
import { readConfig } from '../kernel/server/config.ts'
import { StartError } from '../parts/program/start-error.ts'
import { onHouse } from './backup.server.ts'
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
  `select format('%s asks for USD %s and is settled by USD %s.', i.invoice_no, i.grand_total, sum(s.amount_usd))
  from receipt_settlement s join invoice i on i.id = s.invoice
  group by i.id having sum(s.amount_usd) > i.grand_total`,
  `select format('%s is settled by voucher %s of another customer.', i.invoice_no, v.voucher_no)
  from receipt_settlement s join invoice i on i.id = s.invoice join receipt_voucher v on v.id = s.receipt_voucher
  where i.customer <> v.from_account or s.customer <> v.from_account`,
  `select format('Voucher %s may settle USD %s and settles USD %s.', v.voucher_no, brought, settles.sum)
  from receipt_voucher v, lateral (
    select case when cancelled_at is not null then 0 else rounding_usd + coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0)
      + coalesce(round((coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0)) / rate, 2), 0) end
      as brought) made, lateral (
    select coalesce(sum(s.amount_usd), 0) as sum from receipt_settlement s where s.receipt_voucher = v.id) settles
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
