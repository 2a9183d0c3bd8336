import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { inDollars, minus, sumOf } from '../../../kernel/contract/values/money.ts'
import { type FieldErrors, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { believedRate } from '../rates/believed-rate.server.ts'
import { rateOn } from '../rates/exchange-rates.server.ts'
import { told } from '../../../words/sentences.ts'
import { assertAllocatable, type DueInvoice, holdDue } from '../receipts/allocations.server.ts'
import { companyToday } from '../../settings/settings.server.ts'
import { openInvoices, smallestNotes } from './open-invoices.server.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'
import { roundingFor, type Share, splitOver, tolerance } from './split.ts'

export type Payment = CheckedInput<typeof receiveMoneyEndpoints.receive.body>

/** What becomes of a payment, its invoices held. */
export interface ReceiptPlan {
  date: string
  rate: number | null
  /** What is stored of the rate, where there are dinars. */
  given: object
  /** What the dollars and the dinars count as. */
  value: { USD: number; IQD: number }
  rounding: number
  shares: Share[]
  invoices: ReadonlyMap<number, DueInvoice>
  /** Whether nothing stays outstanding of any invoice that is paid for. */
  isFinal: boolean
}

/** The keys of the invoices that are to be settled in full. */
function settledInFull({ settles }: Payment): number[] {
  if (settles === null) return []
  const isKey = (key: unknown): key is number => Number.isInteger(key) && Number(key) > 0
  if (!Array.isArray(settles) || !settles.every(isKey) || settles.length > 200) {
    throw validationProblem({ settles: ['Settles in full must be a list of invoices.'] })
  }
  return [...new Set(settles)]
}

function assertMoney({ usd, iqd }: Payment): void {
  const errors: FieldErrors = {}
  if (!usd && !iqd) errors['usd'] = ['Say how much came in, in dollars or in dinars.']
  if (iqd !== null && !Number.isInteger(iqd)) errors['iqd'] = ['Dinars are whole.']
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

/** Which invoices a payment is about: those that it names, else the oldest due ones that it reaches. */
async function wantedInvoices(tx: Transaction, payment: Payment, full: readonly number[], value: number) {
  const named = [...payment.allocations.map(({ invoice }) => invoice), ...full]
  if (named.length > 0) return [...new Set(named)]
  const open = await openInvoices(tx, payment.customer)
  const reached = splitOver(open, value).map(({ invoice }) => invoice)
  return reached.length > 0 ? reached : open.slice(0, 1).map(({ invoice }) => invoice)
}

/** Decides what a payment settles. Throws `validation_failed` for what cannot be. */
export async function planReceipt(tx: Transaction, payment: Payment, byHand: boolean): Promise<ReceiptPlan> {
  assertMoney(payment)
  const full = settledInFull(payment)
  const date = payment.date ?? (await companyToday(tx))
  const [usd, iqd] = [payment.usd ?? 0, payment.iqd ?? 0]
  const rate = iqd === 0 ? null : (payment.rate ?? (await rateOn(tx, date))?.iqd_per_usd ?? null)
  const given = await believedRate(tx, { rate, rate_reason: payment.rate_reason, date }, byHand)
  const value = { USD: usd, IQD: rate === null ? 0 : inDollars(iqd, rate) }
  const brought = sumOf([value.USD, value.IQD])
  const keys = await wantedInvoices(tx, payment, full, brought)
  const invoices = await holdDue(tx, keys)
  const due = (invoice: number) => Math.max(0, invoices.get(invoice)?.due ?? 0)

  const inFull = new Set(full)
  const said = payment.allocations.map(({ invoice, amount_usd }) => ({
    invoice,
    amount_usd: inFull.has(invoice) ? due(invoice) : amount_usd,
  }))
  for (const { invoice } of said) inFull.delete(invoice)
  const wanted = [...said, ...[...inFull].map((invoice) => ({ invoice, amount_usd: due(invoice) }))]
  assertAllocatable(wanted, payment.customer, invoices)
  const owed = sumOf(wanted.map(({ amount_usd }) => amount_usd))
  const most = full.length > 0 ? tolerance({ usd, iqd, rate }, await smallestNotes(tx)) : 0
  // It stands on the voucher of the dinars, where there are any.
  const rounding = Math.max(-(iqd > 0 ? value.IQD : value.USD), roundingFor(owed, brought, most))
  const may = sumOf([brought, rounding])
  if (owed > may && full.length === 0 && wanted.length > 0) {
    throw validationProblem({
      allocations: [
        told('This comes to {total}; the payment is {amount}.', {
          total: formatMoney(owed, 'USD'),
          amount: formatMoney(may, 'USD'),
        }),
      ],
    })
  }
  const open = keys.map((invoice) => ({ invoice, outstanding: due(invoice) }))
  const shares = splitOver(
    wanted.length > 0
      ? wanted.map(({ invoice, amount_usd }) => ({ invoice, outstanding: amount_usd }))
      : open,
    may,
  )
  const isFinal =
    shares.length > 0 && shares.every(({ invoice, amount_usd }) => minus(due(invoice), amount_usd) <= 0)
  return { date, rate, given, value, rounding, shares, invoices, isFinal }
}
