import sql, { raw } from 'sql-template-tag'
import { type Currency, minus } from '../../../kernel/contract/values/money.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { takeNumbers } from '../../../kernel/server/records/counter.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import {
  insertRow,
  lockRecord,
  notFoundOrVisible,
  updateRow,
} from '../../../kernel/server/records/records.ts'
import { assertNotCancelled } from '../ledger/cancel-document.server.ts'
import { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import { type Allocation, settledBy, settleDebts } from '../receipts/debts/allocations.server.ts'
import { amountsIn } from '../receipts/amounts/amount-rules.ts'
import { debtKey } from '../receipts/debts/debt.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'

type Voucher = typeof receiptVoucher | typeof paymentVoucher
type Columns = Record<string, unknown>

const amountsOf = ({ name }: Voucher, currency: Currency): readonly string[] =>
  name === receiptVoucher.name ? amountsIn[currency] : [`amount_${currency.toLowerCase()}`]

/** The columns copied to the second voucher. */
const receiptCopies =
  'invoice invoice_no date subject said_subject details from_account from_account_name receipt_reference keyword'
const rateColumns = ['rate', 'day_rate', 'rate_reason']
const paymentCopies = 'date subject said_subject details to keyword payroll_salary customer'

const pick = (row: Columns, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

/**
 * Moves a voucher's amounts in the other currency than its account to a new voucher in `account`. Returns the number of
 * the new voucher. The first voucher keeps its settlements as far as possible; the second gets the rest. Throws
 * `validation_failed` if there is nothing to split.
 */
export async function splitVoucher(
  tx: Transaction,
  entity: Voucher,
  id: number,
  account: string,
): Promise<number> {
  const isReceipt = entity.name === receiptVoucher.name
  const voucher_no = await takeNumbers(tx, isReceipt ? 'receipt' : 'payment')
  await tx.run(sql`lock table bank_account in share mode`)
  await lockRecord(tx, entity, id)
  const table = raw(`"${entity.name}"`)
  const row = await tx.row<Columns>(sql`select * from ${table} where id = ${id}`)
  if (!row) throw await notFoundOrVisible(tx, entity, id)
  assertNotCancelled({ cancelled_at: row['cancelled_at'] })
  const { stray, moved } = await otherCurrencyOf(tx, entity, row, account)
  const shares = isReceipt ? await settledBy(tx, id) : []

  const emptied = Object.fromEntries(Object.keys(moved).map((name) => [name, null]))
  const group = isReceipt ? { group: row['group'] ?? row['voucher_no'] } : {}
  // Rate and cash rounding move with the dinars.
  const ofDinars = pick(stray === 'IQD' ? row : {}, [
    ...rateColumns,
    ...(isReceipt ? ['said_rate_reason', 'rounding_usd'] : []),
  ])
  const without =
    stray === 'IQD'
      ? {
          rate: null,
          day_rate: null,
          rate_reason: null,
          ...(isReceipt && { said_rate_reason: null, rounding_usd: 0 }),
        }
      : {}
  await updateRow(tx, entity, id, { values: { ...emptied, ...without, ...group } })
  if (isReceipt) await tx.run(sql`select trim_receipt(${id})`)
  const into = await insertRow(tx, entity.name, {
    ...pick(row, (isReceipt ? receiptCopies : paymentCopies).split(' ')),
    ...moved,
    ...group,
    ...ofDinars,
    voucher_no,
    [isReceipt ? 'to_account' : 'from_field']: account,
  })
  if (shares.length > 0) await settleTheRest(tx, id, into, shares)
  return voucher_no
}

const otherAccount = {
  USD: 'Choose a USD account.',
  IQD: 'Choose an IQD account.',
} as const

/** The amounts in the other currency than the voucher's account, which must be that of the other account. */
async function otherCurrencyOf(tx: Transaction, entity: Voucher, row: Columns, account: string) {
  const currencyOf = async (where: ReturnType<typeof sql>) =>
    (await tx.row<{ currency: Currency }>(sql`select currency from bank_account where ${where}`))?.currency
  const own = await currencyOf(sql`id = ${row['bank_account']}`)
  const other = await currencyOf(sql`account_key(name) = account_key(${account})`)
  if (own === undefined)
    throw validationProblem({
      to_account: ['Choose an account for this voucher before you split the voucher.'],
    })
  const stray = own === 'USD' ? 'IQD' : 'USD'
  if (other !== stray) throw validationProblem({ to_account: [otherAccount[stray]] })
  const entered = (currency: Currency) =>
    pick(
      row,
      amountsOf(entity, currency).filter((name) => Number(row[name] ?? 0) !== 0),
    )
  const moved = entered(stray)
  if (Object.keys(moved).length === 0 || Object.keys(entered(own)).length === 0) {
    throw validationProblem({ document: ['This voucher has only one currency and cannot be split.'] })
  }
  return { stray, moved }
}

/** Applies the second voucher to what the first one no longer settles. */
async function settleTheRest(tx: Transaction, from: number, into: number, before: readonly Allocation[]) {
  const kept = new Map((await settledBy(tx, from)).map((share) => [debtKey(share), share.amount_usd]))
  const rest = before
    .map((share) => ({ ...share, amount_usd: minus(share.amount_usd, kept.get(debtKey(share)) ?? 0) }))
    .filter(({ amount_usd }) => amount_usd > 0)
  await settleDebts(
    tx,
    rest.map((share) => ({ voucher: into, ...share })),
  )
}
