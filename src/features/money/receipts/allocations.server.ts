import sql from 'sql-template-tag'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { minus, sumOf } from '../../../kernel/contract/values/money.ts'
import { type FieldErrors, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { told } from '../../../words/sentences.ts'
import { companyToday } from '../../settings/settings.server.ts'
import { assertCounts } from './cancel-receipt.server.ts'

/** So much of an invoice that is to be settled. */
export interface Allocation {
  invoice: number
  amount_usd: number
}

/** An invoice as it may be settled; `due` is what is outstanding. */
export interface DueInvoice {
  invoice: number
  invoice_no: string
  customer: number
  due: number
}

/** Holds invoices, in the order of their keys, and says what is due of each that is issued. */
export async function holdDue(
  tx: Transaction,
  invoices: readonly number[],
): Promise<Map<number, DueInvoice>> {
  await tx.run(sql`select id from invoice where id = any (${invoices}) order by id for no key update`)
  const rows = await tx.rows<DueInvoice>(sql`
    select id as invoice, invoice_no, customer, due_of(id) as due from invoice
    where id = any (${invoices}) and status = 'issued'`)
  return new Map(rows.map((row) => [row.invoice, row]))
}

/**
 * Throws `validation_failed` for what cannot be settled: an invoice that is none of the customer's, named twice, or asks
 * for less. `had` is what the same voucher settles of it already.
 */
export function assertAllocatable(
  wanted: readonly Allocation[],
  customer: number,
  due: ReadonlyMap<number, DueInvoice>,
  had: ReadonlyMap<number, number> = new Map(),
): void {
  const errors: FieldErrors = {}
  const seen = new Set<number>()
  for (const [index, { invoice, amount_usd }] of wanted.entries()) {
    const found = due.get(invoice)
    const at = (field: string) => `allocations.${index}.${field}`
    if (found?.customer !== customer) {
      errors[at('invoice')] = ['This is no issued invoice of the customer.']
    } else if (seen.has(invoice)) {
      errors[at('invoice')] = [told('{invoice_no} is named twice.', { invoice_no: found.invoice_no })]
    } else if (amount_usd > Math.max(0, sumOf([found.due, had.get(invoice) ?? 0]))) {
      const open = formatMoney(Math.max(0, sumOf([found.due, had.get(invoice) ?? 0])), 'USD')
      errors[at('amount_usd')] = [
        told('No more than {amount} of {invoice_no} is outstanding.', {
          amount: open,
          invoice_no: found.invoice_no,
        }),
      ]
    }
    seen.add(invoice)
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

/** Lets a voucher that the transaction holds settle these invoices and no others; the rest of it is on account. */
export async function settleAs(
  tx: Transaction,
  id: number,
  allocations: readonly Allocation[],
): Promise<void> {
  await assertCounts(tx, id)
  const wanted = allocations.filter(({ amount_usd }) => amount_usd > 0)
  const settled = await tx.rows<Allocation>(
    sql`select invoice, amount_usd from settles('receipt_voucher', ${id})`,
  )
  const all = [...wanted, ...settled].map(({ invoice }) => invoice)
  const due = await holdDue(tx, all)
  const voucher = await tx.row<{ customer: number; value: number; rounding: number }>(sql`
    select from_account as customer, usd_value(v) as value, forgiven_usd(v) as rounding
    from receipt_voucher v where id = ${id}`)
  if (!voucher) return
  const had = new Map(settled.map(({ invoice, amount_usd }) => [invoice, amount_usd]))
  assertAllocatable(wanted, voucher.customer, due, had)
  const total = sumOf(wanted.map(({ amount_usd }) => amount_usd))
  // Coins were forgiven for what was settled then; they stay where as much is settled now.
  const rounding = total === sumOf([voucher.value, voucher.rounding]) ? voucher.rounding : 0
  if (total > sumOf([voucher.value, rounding])) {
    const brought = formatMoney(sumOf([voucher.value, rounding]), 'USD')
    throw validationProblem({
      allocations: [
        told('This comes to {total}; the voucher may settle {amount}.', {
          total: formatMoney(total, 'USD'),
          amount: brought,
        }),
      ],
    })
  }
  const changes = [...new Set(all)]
    .toSorted((one, other) => one - other)
    .map((invoice) => ({
      voucher: id,
      invoice,
      amount_usd: minus(
        wanted.find((one) => one.invoice === invoice)?.amount_usd ?? 0,
        had.get(invoice) ?? 0,
      ),
    }))
  if (changes.some(({ amount_usd }) => amount_usd < 0)) {
    // What was settled on a closed day stays there, and is taken back today: where that is closed as well, not at all.
    await tx.run(sql`
      select assert_open('receipt_voucher', bank_account, company_today()) from receipt_voucher where id = ${id}`)
  }
  for (const { invoice, amount_usd } of changes) {
    if (amount_usd >= 0) continue
    await tx.run(sql`
      select take_back(entry_of('invoice', ${invoice}), entry_of('receipt_voucher', ${id}), ${-amount_usd}::numeric)`)
  }
  await settleInvoices(tx, changes, await companyToday(tx))
  await tx.run(sql`select trim_receipt(${id})`)
}

/**
 * Lets vouchers that the transaction holds settle so much of invoices that it holds, beside what they settle already:
 * when they are written, or on a later day on which somebody does so.
 */
export async function settleInvoices(
  tx: Transaction,
  shares: readonly (Allocation & { voucher: number })[],
  day: string | null = null,
): Promise<void> {
  await tx.run(sql`
    with share as (
      select d.id as debit, c.id as credit, greatest(d.day, c.day, ${day}::date) as day, share.amount
      from unnest(${shares.map(({ voucher }) => voucher)}::integer[], ${shares.map(({ invoice }) => invoice)}::integer[],
        ${shares.map(({ amount_usd }) => amount_usd)}::numeric[]) as share (voucher, invoice, amount)
      join entry d on d.kind = 'invoice' and d.document = share.invoice and d.side = ''
      join entry c on c.kind = 'receipt_voucher' and c.document = share.voucher and c.side = ''
      where share.amount > 0
    ), taken as (
      delete from settlement s using share
      where (s.debit, s.credit, s.day, s.usd) = (share.debit, share.credit, share.day, -share.amount)
      returning s.debit, s.credit
    )
    insert into settlement as s (debit, credit, day, usd)
    select debit, credit, day, amount from share where (debit, credit) not in (select debit, credit from taken)
    on conflict (debit, credit, day) do update set usd = s.usd + excluded.usd`)
}

/** Counts vouchers up whose settlements have changed: their own columns say nothing of it. */
export async function countSplit(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.run(sql`update receipt_voucher set version = version + 1 where id = any (${ids})`)
}
