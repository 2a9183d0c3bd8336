import type { Row } from '../../kernel/contract/entity.ts'
import { minus, sameAmount } from '../../kernel/contract/values/money.ts'
import { formatMoney } from '../../kernel/contract/values/formats.ts'
import { validationProblem } from '../../kernel/contract/problem.ts'
import { message } from '../../i18n/messages.ts'
import type { order } from './orders.contract.ts'

type OrderMoney = Pick<
  Row<typeof order>,
  'invoice_amount' | 'credited' | 'cancelled' | 'settled' | 'total_paid' | 'outstanding'
>

/** The manual entries of an invoice: paid besides vouchers, and written off on its order. */
export interface ManualPayments {
  paid: number
  writtenOff: number
}

/**
 * The outstanding amount for a paid total, with nothing written off on the order; `bad_debts` are written off
 * elsewhere.
 */
export function outstandingAfter(
  order: Pick<OrderMoney, 'invoice_amount' | 'credited' | 'cancelled'>,
  bad_debts: number,
  paid: number,
): number {
  const asked = minus(order.invoice_amount, order.credited)
  return order.cancelled ? 0 : Math.max(0, minus(minus(asked, paid), bad_debts))
}

/**
 * The manual entries after a user enters the total paid and perhaps the outstanding amount; null if nothing changes.
 * What is missing from the invoice's amount is written off, unless other bad debts cover it. Throws `validation_failed`
 * if the outstanding amount exceeds the amount still due.
 */
export function manualPayment(
  order: OrderMoney & { bad_debts: number },
  sent: { total_paid?: number | undefined; outstanding?: number | undefined },
): ManualPayments | null {
  const paid = sent.total_paid ?? order.total_paid
  // Amounts written off by other bad debts are not outstanding, whatever is entered here.
  const most = outstandingAfter(order, order.bad_debts, paid)
  const outstanding = sent.outstanding ?? (sent.total_paid === undefined ? order.outstanding : most)
  if (sameAmount(paid, order.total_paid) && sameAmount(outstanding, order.outstanding)) return null
  if (order.cancelled && outstanding > 0) {
    throw validationProblem({ outstanding: ['The invoice is cancelled, so nothing is due. Enter 0.'] })
  }
  if (outstanding > most && sent.outstanding !== undefined) {
    const amount = formatMoney(most, 'USD')
    throw validationProblem({
      outstanding: [message('No more than {amount} can be outstanding.', { amount })],
    })
  }
  return { paid: minus(paid, order.settled), writtenOff: Math.max(0, minus(most, outstanding)) }
}
