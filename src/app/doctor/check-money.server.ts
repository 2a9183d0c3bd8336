import type pg from 'pg'
import { readConfig } from '../../kernel/server/process/config.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { onInstallation } from '../commands/backup.server.ts'
import { beforeChecks, ledgerChecks } from './check-ledger.server.ts'
import { closingChecks } from './check-closings.server.ts'

const most = 20

/** Compares each stored sum with its rows. */
const checks: readonly string[] = [
  // Sums stored with an invoice's entry, so that lists can be ordered by them.
  `select format('%s: USD %s is stored as %s, but its rows add up to USD %s.', e.number, was, what, is_now)
  from entry e
  left join (
    select d.invoice, coalesce(sum(s.usd) filter (where c.kind in ('receipt_voucher', 'opening')), 0) as received,
      coalesce(sum(s.usd) filter (where c.kind = 'credit_note'), 0) as credited,
      coalesce(sum(s.usd) filter (where c.kind = 'bad_debt'), 0) as written_off
    from entry d join settlement s on s.debit = d.id join entry c on c.id = s.credit
    where d.kind in ('invoice', 'typed_payment') group by d.invoice
  ) its on its.invoice = e.document, lateral (values ('paid by receipts', e.received, coalesce(its.received, 0)), ('credited', e.credited, coalesce(its.credited, 0)),
    ('paid manually', e.typed, (select coalesce(sum(usd), 0) from typed_payment where invoice = e.document)),
    ('written off', e.written_off, coalesce(its.written_off, 0))) figures (what, was, is_now)
  where e.kind = 'invoice' and e.side = '' and was <> is_now`,
  `select format('%s: USD %s is stored as outstanding, but USD %s is open in the ledger.', e.number, e.outstanding, rows.sum)
  from entry e left join (select invoice, sum(owed) as sum from open_entry group by invoice) open on open.invoice = e.document,
    lateral (select coalesce(open.sum, 0) as sum) rows
  where e.kind = 'invoice' and e.side = '' and e.outstanding <> rows.sum`,
  `select format('The order of %s has another date than the invoice.', i.invoice_no)
  from invoice_tracker t join invoice i on i.id = t.invoice where t.date <> i.invoice_date`,
  `select format('Draft %s has an order.', i.id)
  from invoice i join invoice_tracker t on t.invoice = i.id where i.status in ('draft', 'waiting', 'declined')`,
  `select format(case i.status when 'cancelled' then '%s is cancelled, but its entry or its order is not.'
    else '%s is cancelled in the ledger, but the invoice is not.' end, i.invoice_no)
  from entry e join invoice i on i.id = e.document left join invoice_tracker t on t.invoice = i.id
  where e.kind = 'invoice' and e.side = '' and (e.cancelled <> (i.status = 'cancelled') or e.cancelled and t.status <> 'Close')`,
  `select format('At most USD %s of %s can be credited, but its credit notes add up to USD %s.', asked, i.invoice_no, sum(n.total))
  from credit_note n join invoice i on i.id = n.invoice, lateral (
    select case i.status when 'issued' then i.grand_total else 0 end as asked) asks
  where n.cancelled_at is null and takes_effect(n.approval) group by i.id, asked having sum(n.total) > asked`,
  `select format('The lines of %s add up to USD %s, but its total is USD %s.', n.credit_note_no, lines.sum, n.total)
  from credit_note n, lateral (
    select coalesce(sum(credit), 0) as sum from credit_note_line where credit_note = n.id) lines
  where lines.sum <> n.total`,
  `select format(case when sum(l.quantity) > p.quantity then 'A line of %s has a quantity of %s, but %s is credited.'
    else 'A line of %s is credited by a credit note of another invoice.' end, i.invoice_no, p.quantity, sum(l.quantity))
  from credit_note_line l join credit_note n on n.id = l.credit_note and n.cancelled_at is null and takes_effect(n.approval)
  join invoice_product p on p.id = l.invoice_product join invoice i on i.id = p.invoice
  group by p.id, i.id having sum(l.quantity) > p.quantity or min(n.invoice) <> i.id or max(n.invoice) <> i.id`,
  `select format('The lines of %s add up to USD %s, but its subtotal is USD %s.',
    coalesce(i.invoice_no, 'draft ' || i.id), lines.sum, i.subtotal)
  from invoice i, lateral (
    select coalesce(sum(round(quantity * unit_price, 2)), 0) as sum from invoice_product where invoice = i.id) lines
  where lines.sum <> i.subtotal`,
  `select format('The lines of %s add up to USD %s at list prices, but its total at list prices is USD %s.',
    coalesce(i.invoice_no, 'draft ' || i.id), lines.sum, i.list_total)
  from invoice i, lateral (
    select coalesce(sum(round(quantity * coalesce(list_price, unit_price), 2)), 0) as sum, coalesce(sum(round(quantity * unit_price, 2)), 0) as sold
    from invoice_product where invoice = i.id) lines
  where lines.sum <> i.list_total and lines.sold = i.subtotal`,
  `select format('The grand total of %s is USD %s, but its subtotal less the discount is USD %s.',
    coalesce(invoice_no, 'draft ' || id), grand_total, round(subtotal - subtotal * discount / 100, 2) - discount_amount)
  from invoice where grand_total <> round(subtotal - subtotal * discount / 100, 2) - discount_amount`,
  ...closingChecks,
]

/** Returns the findings of checks, one line each, at most twenty per check. */
async function found(client: Pick<pg.ClientBase, 'query'>, by: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const check of by) {
    const { rows } = await client.query<{ format: string }>(`${check} limit ${most}`)
    lines.push(...rows.map(({ format }) => format))
  }
  return lines
}

/**
 * Returns stored sums that differ from their rows, one line each, all at the same snapshot, at most twenty per check.
 */
export async function faultsInMoney(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>('select posted_tables() as name')
  return await found(client, [...checks, ...ledgerChecks(tables.map(({ name }) => name))])
}

/** Returns violations from before a rule was introduced, each with its correction. They are no fault of the ledger. */
export async function fromBefore(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  return await found(client, beforeChecks)
}

/**
 * Compares all stored sums with their rows; Inkwell may be running. Returns the text to print. Throws a StartError with
 * the differences.
 */
export async function checkMoney(): Promise<string> {
  const { faults, before } = await onInstallation(readConfig(process.env), async (client) => {
    await client.query('begin isolation level repeatable read read only')
    return { faults: await faultsInMoney(client), before: await fromBefore(client) }
  })
  if (faults.length > 0) throw new StartError([...faults, ...listed(before)].join('\n'))
  return ['All money agrees: every stored total equals the sum of its rows.', ...listed(before)].join('\n')
}

const listed = (before: readonly string[]) =>
  before.length > 0 ? ['From before the upgrade, to be corrected later:', ...before] : []
