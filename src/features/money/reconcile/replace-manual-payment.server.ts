import sql from 'sql-template-tag'
import { checkAll } from '../../../kernel/contract/checks.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { inDollars, sameAmount, sumOf } from '../../../kernel/contract/values/money.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { takeNumbers } from '../../../kernel/server/records/counter.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import {
  insertRow,
  lockRecord,
  notFoundOrVisible,
  readRecord,
} from '../../../kernel/server/records/records.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type Label, message, messageOf } from '../../../i18n/messages.ts'
import { acceptedRate } from '../rates/accepted-rate.server.ts'
import { unusualChange } from '../rates/rate-format.ts'
import { order } from '../../orders/orders.contract.ts'
import { recordManualPayment } from '../../orders/record-manual-payment.server.ts'
import { receiptVoucher, receiptVoucherEndpoints } from '../receipts/receipt-voucher.contract.ts'
import { receiptExpressions } from '../receipts/receipt-expressions.server.ts'
import { manualPaymentSubject } from '../receipts/receipt-subjects.ts'
import { createReceipt } from '../receipts/receipt-voucher.server.ts'
import { smallestNotes, defaultAccounts } from '../receive-money/open-debts.server.ts'
import { roundingFor, tolerance } from '../receive-money/split.ts'
import type { reconcileEndpoints } from './reconcile.contract.ts'

type ReceiptVoucher = Row<typeof receiptVoucher>
type Replacement = CheckedInput<typeof reconcileEndpoints.replaceTyped.body>
/** The language of the texts, and whether the user may override exchange rates. */
interface Manner {
  t: Translate
  mayOverride: boolean
}

interface OrderWithManualPayment {
  invoice: number
  customer: number
  typed_paid: number
  outstanding: number
  cancelled: boolean
}

/**
 * Replaces the manual payment of an order by a receipt voucher: an existing one of the same invoice, or a new one with
 * a subject in the user's language. Throws `validation_failed` if the manual payment has changed, or if the voucher is
 * unsuitable.
 */
export async function replaceManualPayment(
  tx: Transaction,
  order: number,
  replacement: Replacement,
  manner: Manner,
): Promise<ReceiptVoucher> {
  const { voucher, amount_usd } = replacement
  const number = voucher === null ? await takeNumbers(tx, 'receipt') : 0
  await tx.run(sql`lock table bank_account in share mode`)
  if (voucher !== null) await lockRecord(tx, receiptVoucher, voucher)
  const typed = await manualPaymentOf(tx, order)
  if (typed.typed_paid <= 0 || !sameAmount(typed.typed_paid, amount_usd)) {
    throw validationProblem({
      amount_usd: [
        message('The manual payment has changed to {amount}. Review it and try again.', {
          amount: formatMoney(typed.typed_paid, 'USD'),
        }),
      ],
    })
  }
  if (voucher === null) {
    const write = typed.cancelled ? writeOnAccount : writeVoucher
    return await write(tx, typed, number, { ...replacement, ...manner })
  }
  await assertSuitable(tx, typed, voucher, replacement)
  if (replacement.rate !== null)
    await setVoucherRate(tx, voucher, typed, { ...replacement, ...manner, rate: replacement.rate })
  await tx.run(sql`select replace_manual_payment(${voucher})`)
  return await readRecord<ReceiptVoucher>(tx, receiptVoucher, voucher, receiptExpressions)
}

/** The manual payment of an order. Locks the invoice before the order, as everywhere. */
async function manualPaymentOf(tx: Transaction, id: number): Promise<OrderWithManualPayment> {
  await tx.run(sql`select id from invoice
    where id = (select invoice from invoice_tracker where id = ${id}) for no key update`)
  await lockRecord(tx, order, id)
  const found = await tx.row<OrderWithManualPayment>(sql`
    select t.invoice, i.customer, t.typed_paid, t.outstanding, t.cancelled
    from order_with_money t join invoice i on i.id = t.invoice where t.id = ${id}`)
  if (!found) throw await notFoundOrVisible(tx, order, id)
  return found
}

async function assertSuitable(
  tx: Transaction,
  { invoice }: OrderWithManualPayment,
  voucher: number,
  { rate }: Replacement,
) {
  const found = await tx.row<{ needs_rate: boolean; rest: number }>(sql`
    select v.rate is null and receipt_iqd(v) > 0 as needs_rate, left_of(v) as rest from receipt_voucher v
    where id = ${voucher} and invoice = ${invoice} and cancelled_at is null`)
  if (!found) throw validationProblem({ voucher: ['Choose a receipt voucher of the same invoice.'] })
  if (rate !== null && !found.needs_rate) {
    throw validationProblem({ rate: ['This voucher does not need an exchange rate. Leave the rate empty.'] })
  }
  if (rate === null && found.rest <= 0) {
    throw validationProblem({ voucher: ['This voucher is fully applied. Choose another voucher.'] })
  }
}

/** The reason of a rate override that was implied by a manual payment. */
const impliedRateReason: Label = 'What was typed makes it this rate.'

/** Sets the rate of a voucher. A small difference from the manual payment becomes cash rounding. */
async function setVoucherRate(
  tx: Transaction,
  voucher: number,
  { typed_paid, cancelled }: OrderWithManualPayment,
  { rate, rate_reason, t, mayOverride }: NewVoucher & { rate: number },
) {
  const found = await tx.row<{ rest: number; iqd: number; date: string }>(
    sql`select left_of(v) as rest, receipt_iqd(v) as iqd, date from receipt_voucher v where id = ${voucher}`,
  )
  if (!found) return
  const { rest, iqd, date } = found
  const reason = rate_reason ?? t(impliedRateReason)
  const { day_rate } = await acceptedRate(tx, { rate, rate_reason: reason, date }, mayOverride)
  const isUnusual = day_rate !== null && unusualChange(rate, day_rate) !== null
  const value = sumOf([rest, inDollars(iqd, rate)])
  // For a cancelled invoice the money becomes unapplied credit, so nothing is rounded.
  const most = cancelled ? 0 : tolerance({ usd: 0, iqd, rate }, await smallestNotes(tx))
  const rounding = roundingFor(typed_paid, value, most)
  await tx.run(
    sql`update receipt_voucher set rate = ${rate}, day_rate = ${day_rate},
      rate_reason = ${isUnusual ? reason : rate_reason},
      said_rate_reason = ${isUnusual && rate_reason === null ? JSON.stringify(messageOf(impliedRateReason)) : null}, rounding_usd = ${rounding} where id = ${voucher}`,
  )
}

type NewVoucher = Replacement & Manner

const subjectOf = ({ t }: NewVoucher) => t(manualPaymentSubject)

/**
 * Turns the manual payment of a cancelled invoice into unapplied credit: a voucher without settlements, and no manual
 * payment any more.
 */
async function writeOnAccount(
  tx: Transaction,
  { invoice, customer, typed_paid }: OrderWithManualPayment,
  voucher_no: number,
  replacement: NewVoucher,
): Promise<ReceiptVoucher> {
  const { date, to_account } = replacement
  await recordManualPayment(tx, invoice, { paid: 0, writtenOff: 0 })
  const payer = await tx.row<{ name: string }>(sql`select name from customer where id = ${customer}`)
  const id = await insertRow(tx, receiptVoucher.name, {
    voucher_no,
    subject: subjectOf(replacement),
    said_subject: messageOf(manualPaymentSubject),
    from_account: customer,
    from_account_name: payer?.name,
    amount_usd_advance: typed_paid,
    ...(date !== null && { date }),
    to_account: to_account ?? (await defaultAccounts(tx)).usd,
  })
  return await readRecord<ReceiptVoucher>(tx, receiptVoucher, id, receiptExpressions)
}

/** Creates a voucher for the manual payment, with the given date and account. */
async function writeVoucher(
  tx: Transaction,
  { invoice, customer, typed_paid, outstanding }: OrderWithManualPayment,
  voucher_no: number,
  replacement: NewVoucher,
): Promise<ReceiptVoucher> {
  const { date, to_account } = replacement
  const form = checkAll(receiptVoucherEndpoints.create.body, {
    voucher_no,
    invoice,
    from_account: customer,
    subject: subjectOf(replacement),
    [outstanding > 0 ? 'amount_usd_advance' : 'amount_usd_final']: typed_paid,
    replaces_typed: true,
    ...(date !== null && { date }),
    ...(to_account !== null && { to_account }),
  })
  return await createReceipt(tx, form, replacement.mayOverride)
}
