import sql from 'sql-template-tag'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { type FieldErrors, validationProblem } from '../../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../../kernel/server/database/query.ts'
import { message } from '../../../../i18n/messages.ts'
import { companyToday } from '../../../settings/settings.server.ts'
import { type Debt, debtKey, debtOf } from './debt.ts'
import { type DueDebt, lockDue } from './due-debts.server.ts'

/** An amount to apply to a debt. */
export interface Allocation extends Debt {
  amount_usd: number
}

/** The same with `at`, the path of the request body's field for errors. */
export interface AllocationWithPath extends Allocation {
  at: string
}

/** Adds the field path to each allocation. Throws `validation_failed` if one names no debt, or both kinds. */
export function withFieldPaths(allocations: readonly Allocation[]): AllocationWithPath[] {
  const errors: FieldErrors = {}
  for (const [index, { invoice, opening }] of allocations.entries()) {
    if (invoice === null && opening === null) {
      errors[`allocations.${index}.invoice`] = [
        'Choose the invoice or opening balance to apply this amount to.',
      ]
    } else if (invoice !== null && opening !== null) {
      errors[`allocations.${index}.opening`] = ['Choose an invoice or an opening balance, not both.']
    }
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
  return allocations.map((allocation, index) => ({ ...allocation, at: `allocations.${index}` }))
}

/**
 * Throws `validation_failed` if a debt does not belong to the customer, is named twice, or has less outstanding. `had`:
 * what the voucher already settles of each debt.
 */
export function assertAllocatable(
  wanted: readonly AllocationWithPath[],
  customer: number,
  due: ReadonlyMap<string, DueDebt>,
  had: ReadonlyMap<string, number> = new Map(),
): void {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  for (const { at, amount_usd, ...debt } of wanted) {
    const key = debtKey(debt)
    const refused = errorOf(debt, customer, due.get(key), seen.has(key))
    const most = Math.max(0, sumOf([due.get(key)?.due ?? 0, had.get(key) ?? 0]))
    // Debts paid in full (`settles`) have no amount field.
    const isTextOf = at.startsWith('allocations.')
    if (refused !== null) {
      errors[isTextOf ? `${at}.${debt.opening === null ? 'invoice' : 'opening'}` : at] = [refused]
    } else if (amount_usd > most) {
      const open = { amount: formatMoney(most, 'USD'), invoice_no: due.get(key)?.invoice_no ?? '' }
      errors[isTextOf ? `${at}.amount_usd` : at] = [
        debt.opening === null
          ? message('Amount exceeds what is outstanding on {invoice_no}. Enter {amount} or less.', open)
          : message(
              'Amount exceeds what is outstanding on opening balance {invoice_no}. Enter {amount} or less.',
              open,
            ),
      ]
    }
    seen.add(key)
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

/** The error if a debt cannot be paid by this customer; null if it can. */
function errorOf({ opening }: Debt, customer: number, found: DueDebt | undefined, isSeen: boolean) {
  if (found?.customer !== customer) {
    return opening === null
      ? 'Choose an issued invoice of this customer.'
      : 'Choose an opening balance of this customer.'
  }
  const { invoice_no } = found
  if (found.status === 'cancelled') {
    return message('Opening balance {invoice_no} is cancelled, so nothing is due. Choose another one.', {
      invoice_no,
    })
  }
  if (found.status === 'credit') {
    return message('Opening balance {invoice_no} is a credit, so nothing is due. Choose another one.', {
      invoice_no,
    })
  }
  if (!isSeen) return null
  return opening === null
    ? message('{invoice_no} is listed twice. Enter each invoice once.', { invoice_no })
    : message('Opening balance {invoice_no} is listed twice. Enter each opening balance once.', {
        invoice_no,
      })
}

/** Applies a locked voucher to exactly these debts. The rest becomes unapplied credit. Throws `validation_failed`. */
export async function allocateTo(
  tx: Transaction,
  id: number,
  allocations: readonly Allocation[],
): Promise<void> {
  const wanted = withFieldPaths(allocations).filter(({ amount_usd }) => amount_usd > 0)
  const settled = await settledBy(tx, id)
  const all = [...wanted, ...settled]
  const due = await lockDue(tx, all)
  const voucher = await tx.row<{ customer: number; value: number; rounding: number }>(sql`
    select from_account as customer, usd_value(v) - paid_back_of('receipt_voucher', v.id) as value, rounding_in_force(v) as rounding
    from receipt_voucher v where id = ${id}`)
  if (!voucher) return
  const had = new Map(settled.map((share) => [debtKey(share), share.amount_usd]))
  assertAllocatable(wanted, voucher.customer, due, had)
  const total = sumOf(wanted.map(({ amount_usd }) => amount_usd))
  // The cash rounding stays only if the same total is applied: it was written off for that.
  const rounding = total === sumOf([voucher.value, voucher.rounding]) ? voucher.rounding : 0
  if (total > sumOf([voucher.value, rounding])) {
    const brought = formatMoney(sumOf([voucher.value, rounding]), 'USD')
    throw validationProblem({
      allocations: [
        message(
          'Applied total of {total} exceeds the voucher value of {amount}. Reduce the applied amounts.',
          {
            total: formatMoney(total, 'USD'),
            amount: brought,
          },
        ),
      ],
    })
  }
  const now = new Map(wanted.map((share) => [debtKey(share), share.amount_usd]))
  const changes = [...new Map(all.map((share) => [debtKey(share), debtOf(share)]))]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([key, debt]) => ({
      ...debt,
      voucher: id,
      amount_usd: minus(now.get(key) ?? 0, had.get(key) ?? 0),
    }))
  if (changes.some(({ amount_usd }) => amount_usd < 0)) {
    // Settlements of closed days are not changed, but unapplied today. That needs an open day.
    await tx.run(sql`
      select assert_open('receipt_voucher', bank_account, company_today()) from receipt_voucher where id = ${id}`)
  }
  for (const { amount_usd, ...debt } of changes) {
    if (amount_usd >= 0) continue
    await tx.run(sql`
      select unapply_debt(${debt.opening === null ? 'invoice' : 'opening'}, ${debt.opening ?? debt.invoice},
        entry_of('receipt_voucher', ${id}), ${-amount_usd}::numeric)`)
  }
  await settleDebts(tx, changes, await companyToday(tx))
  await tx.run(sql`select trim_receipt(${id})`)
}

/** What a voucher is applied to, in the order of its settlements. */
export const settledBy = async (tx: Transaction, id: number): Promise<Allocation[]> =>
  await tx.rows<Allocation>(
    sql`select invoice, opening, amount_usd from settles('receipt_voucher', ${id}) order by id`,
  )

/**
 * Applies locked vouchers to locked debts, in addition to existing settlements: on the vouchers' own day, or on `day`
 * if it is later.
 */
export async function settleDebts(
  tx: Transaction,
  shares: readonly (Allocation & { voucher: number })[],
  day: string | null = null,
): Promise<void> {
  // An invoice's own entry first, then what is due again. An excess goes to the last one, and is refused at the end of
  // the transaction.
  await tx.run(sql`
    with asked as (
      select share.place, share.kind, share.document, c.id as credit, share.amount,
        sum(share.amount) over (partition by share.kind, share.document order by share.place) as up_to
      from unnest(${shares.map(({ voucher }) => voucher)}::integer[],
        ${shares.map(({ opening }) => (opening === null ? 'invoice' : 'opening'))}::text[],
        ${shares.map(({ invoice, opening }) => opening ?? invoice)}::integer[],
        ${shares.map(({ amount_usd }) => amount_usd)}::numeric[]) with ordinality as share (voucher, kind, document, amount, place)
      join entry c on c.kind = 'receipt_voucher' and c.document = share.voucher and c.side = ''
      where share.amount > 0
    ), owed as (
      select named.kind, named.document, d.id as debit, sum(d.open) over places - d.open as from_on,
        case when lead(d.id) over places is null then 'Infinity' else sum(d.open) over places end as up_to
      from (select distinct kind, document from asked) named, debits_of(named.kind, named.document) d
      window places as (partition by named.kind, named.document order by d.kind = 'typed_payment', d.id)
    ), share as (
      select debit, credit, settling_day(debit, credit, ${day}::date) as day, earlier_day(debit, credit) as since,
        part as amount, place
      from asked join owed using (kind, document), lateral (
        select least(asked.up_to, owed.up_to) - greatest(asked.up_to - asked.amount, owed.from_on) as part) its
      where part > 0
    ), taken as (
      delete from settlement s using share
      where (s.debit, s.credit, s.day, s.usd) = (share.debit, share.credit, share.day, -share.amount)
      returning s.debit, s.credit
    )
    insert into settlement as s (debit, credit, day, since, usd)
    select debit, credit, day, since, amount from share where (debit, credit) not in (select debit, credit from taken)
    order by place
    on conflict (debit, credit, day) do update set usd = s.usd + excluded.usd`)
}

/** Increments the version of vouchers whose settlements changed, since their own columns did not. */
export async function incrementVersions(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.run(sql`update receipt_voucher set version = version + 1 where id = any (${ids})`)
}
