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

/** What is typed of an invoice: as paid beside vouchers, and as expected no more beside bad debts. */
export interface ManualPayments {
  paid: number
  gone: number
}

/** What is outstanding when so much is paid and nothing is written off on the order, beside what other bad debts write off. */
export function outstandingAfter(
  order: Pick<OrderMoney, 'invoice_amount' | 'credited' | 'cancelled'>,
  bad_debts: number,
  paid: number,
): number {
  const asked = minus(order.invoice_amount, order.credited)
  return order.cancelled ? 0 : Math.max(0, minus(minus(asked, paid), bad_debts))
}

/**
 * What somebody has typed beside the money of vouchers who says what is paid and, perhaps, what is outstanding; null who
 * says nothing new. What is then missing to the invoice's amount is written off, as far as no other bad debt says so. Throws
 * `validation_failed` where more is to be outstanding than the invoice still asks for.
 */
export function manualPayment(
  order: OrderMoney & { bad_debts: number },
  sent: { total_paid?: number | undefined; outstanding?: number | undefined },
): ManualPayments | null {
  const paid = sent.total_paid ?? order.total_paid
  // What other bad debts write off is not expected, whatever is entered here.
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
  return { paid: minus(paid, order.settled), gone: Math.max(0, minus(most, outstanding)) }
}
