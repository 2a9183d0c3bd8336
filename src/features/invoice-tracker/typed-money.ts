import type { Row } from '../../kernel/contract/entity.ts'
import { largestAmount, minus, sameAmount } from '../../kernel/contract/money.ts'
import { validationProblem } from '../../kernel/contract/problem.ts'
import type { invoiceTracker } from './invoice-tracker.contract.ts'

type OrderMoney = Pick<
  Row<typeof invoiceTracker>,
  'invoice_amount' | 'credited' | 'cancelled' | 'settled' | 'total_paid' | 'outstanding'
>
type Typed = Pick<Row<typeof invoiceTracker>, 'typed_paid' | 'written_off'>

/** What is outstanding when so much is paid and nothing is written off. */
export function outstandingAfter(
  order: Pick<OrderMoney, 'invoice_amount' | 'credited' | 'cancelled'>,
  paid: number,
): number {
  return order.cancelled ? 0 : Math.max(0, minus(minus(order.invoice_amount, order.credited), paid))
}

/**
 * What somebody has typed beside the money of vouchers who says what is paid and, perhaps, what is outstanding; null who
 * says nothing new. What is then missing to the invoice's amount is written off. Throws `validation_failed` for sums that
 * no column holds.
 */
export function typedMoney(
  order: OrderMoney,
  said: { total_paid?: number | undefined; outstanding?: number | undefined },
): Typed | null {
  const paid = said.total_paid ?? order.total_paid
  const usual = outstandingAfter(order, paid)
  const outstanding = said.outstanding ?? (said.total_paid === undefined ? order.outstanding : usual)
  if (sameAmount(paid, order.total_paid) && sameAmount(outstanding, order.outstanding)) return null
  if (order.cancelled && outstanding > 0) {
    throw validationProblem({ outstanding: ['Its invoice is cancelled: nothing is outstanding.'] })
  }
  const asked = minus(order.invoice_amount, order.credited)
  const written_off = sameAmount(outstanding, usual) ? 0 : minus(minus(asked, paid), outstanding)
  if (Math.abs(written_off) > largestAmount) {
    throw validationProblem({ outstanding: ['This is too large to be kept beside what is paid.'] })
  }
  return { typed_paid: minus(paid, order.settled), written_off }
}
