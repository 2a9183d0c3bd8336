import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { isRecord } from '../../../kernel/contract/kinds/many/group.ts'
import { largestWhole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { inDollars, minus, sumOf } from '../../../kernel/contract/values/money.ts'
import { type FieldErrors, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { acceptedRate } from '../rates/accepted-rate.server.ts'
import { rateOn } from '../rates/exchange-rates.server.ts'
import { message } from '../../../i18n/messages.ts'
import { assertAllocatable, withFieldPaths } from '../receipts/debts/allocations.server.ts'
import { type Debt, debtKey, debtOf } from '../receipts/debts/debt.ts'
import { type DueDebt, lockDue } from '../receipts/debts/due-debts.server.ts'
import { companyToday } from '../../settings/settings.server.ts'
import { openDebts, smallestNotes } from './open-debts.server.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'
import { roundingFor, type Share, splitOver, tolerance } from './split.ts'

export type Payment = CheckedInput<typeof receiveMoneyEndpoints.receive.body>

/** How a payment is allocated. Its debts are locked. */
export interface ReceiptPlan {
  date: string
  rate: number | null
  /** The rate fields to store, if there are dinars. */
  given: object
  /** The USD value of the dollars and of the dinars. */
  value: { USD: number; IQD: number }
  rounding: number
  shares: Share[]
  /** The debts that the payment is for, in order. */
  debts: ReadonlyMap<string, DueDebt>
  /** Whether every debt that gets a share is paid in full. */
  isFinal: boolean
}

const isKey = (key: unknown): key is number =>
  Number.isInteger(key) && Number(key) > 0 && Number(key) <= largestWhole

/** Reads a short reference to a debt: the id of an invoice, or `{ opening }`; null if invalid. */
function debtNamed(named: unknown): Debt | null {
  if (isKey(named)) return { invoice: named, opening: null }
  if (!isRecord(named)) return null
  const { opening, ...others } = named
  return isKey(opening) && Object.keys(others).length === 0 ? { invoice: null, opening } : null
}

/** The debts in `settles`, to be paid in full, each once. */
function settledInFull({ settles }: Payment): Map<string, Debt> {
  if (settles === null) return new Map()
  const named: unknown[] = Array.isArray(settles) ? settles : [null]
  const debts = named.flatMap((each) => debtNamed(each) ?? [])
  if (debts.length < named.length || debts.length > 200) {
    throw validationProblem({
      settles: ['Paid in full must be a list of invoices and opening balances.'],
    })
  }
  return new Map(debts.map((debt) => [debtKey(debt), debt]))
}

function assertMoney({ usd, iqd }: Payment): void {
  const errors: FieldErrors = {}
  if (!usd && !iqd) errors['usd'] = ['Enter an amount in USD or IQD.']
  if (iqd !== null && !Number.isInteger(iqd)) errors['iqd'] = ['Amount IQD must be a whole number.']
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

/** The debts that a payment is for: the named ones, otherwise the oldest due ones that it covers. */
async function wantedDebts(
  tx: Transaction,
  { allocations, customer }: Payment,
  full: ReadonlyMap<string, Debt>,
  value: number,
): Promise<Debt[]> {
  if (allocations.length > 0 || full.size > 0) {
    return [
      ...new Map([...allocations.map((sent) => [debtKey(sent), debtOf(sent)] as const), ...full]).values(),
    ]
  }
  const open = await openDebts(tx, customer)
  const reached = splitOver(open, value)
  return (reached.length > 0 ? reached : open.slice(0, 1)).map(debtOf)
}

/** Decides what a payment is applied to, and locks the debts. Throws `validation_failed` if that is not possible. */
export async function planReceipt(
  tx: Transaction,
  payment: Payment,
  mayOverride: boolean,
): Promise<ReceiptPlan> {
  assertMoney(payment)
  const full = settledInFull(payment)
  const named = withFieldPaths(payment.allocations)
  const date = payment.date ?? (await companyToday(tx))
  const [usd, iqd] = [payment.usd ?? 0, payment.iqd ?? 0]
  const rate = iqd === 0 ? null : (payment.rate ?? (await rateOn(tx, date))?.iqd_per_usd ?? null)
  const given = await acceptedRate(tx, { rate, rate_reason: payment.rate_reason, date }, mayOverride)
  const value = { USD: usd, IQD: rate === null ? 0 : inDollars(iqd, rate) }
  const brought = sumOf([value.USD, value.IQD])
  const about = await wantedDebts(tx, payment, full, brought)
  const debts = await lockDue(tx, about)
  const due = (debt: Debt) => Math.max(0, debts.get(debtKey(debt))?.due ?? 0)

  const sent = named.map((each) => ({
    ...each,
    amount_usd: full.has(debtKey(each)) ? due(each) : each.amount_usd,
  }))
  const sentKeys = new Set(sent.map(debtKey))
  const rest = [...full].filter(([key]) => !sentKeys.has(key))
  const wanted = [...sent, ...rest.map(([, debt]) => ({ ...debt, amount_usd: due(debt), at: 'settles' }))]
  assertAllocatable(wanted, payment.customer, debts)
  const owed = sumOf(wanted.map(({ amount_usd }) => amount_usd))
  const most = full.size > 0 ? tolerance({ usd, iqd, rate }, await smallestNotes(tx)) : 0
  // Cash rounding is stored on the voucher of the dinars, if there is one. It cannot exceed that voucher's value.
  const rounding = Math.max(-(iqd > 0 ? value.IQD : value.USD), roundingFor(owed, brought, most))
  const may = sumOf([brought, rounding])
  if (owed > may && full.size === 0 && wanted.length > 0) {
    throw validationProblem({
      allocations: [
        message('Applied total of {total} exceeds the payment of {amount}. Reduce the applied amounts.', {
          total: formatMoney(owed, 'USD'),
          amount: formatMoney(may, 'USD'),
        }),
      ],
    })
  }
  const shares = splitOver(
    wanted.length > 0
      ? wanted.map((each) => ({ ...debtOf(each), outstanding: each.amount_usd }))
      : about.map((debt) => ({ ...debt, outstanding: due(debt) })),
    may,
  )
  const isFinal = shares.length > 0 && shares.every((share) => minus(due(share), share.amount_usd) <= 0)
  return { date, rate, given, value, rounding, shares, debts, isFinal }
}
