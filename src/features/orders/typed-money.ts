import type { Row } from '../../kernel/contract/entity.ts'
import { largestAmount, minus, sameAmount } from '../../kernel/contract/values/money.ts'
import { validationProblem } from '../../kernel/contract/problem.ts'
import type { invoiceTracker } from './orders.contract.ts'

type OrderMoney = Pick<
  Row<typeof invoiceTracker>,
  'invoice_amount' | 'credited' | 'cancelled' | 'settled' | 'total_paid' | 'outstanding'
>

/** What is typed of an invoice: as paid beside vouchers, and as expected no more beside bad debts. */
export interface Typed {
  paid: number
  gone: number
}

/** What is outstanding when so much is paid and nothing is written off. */
export function outstandingAfter(
  order: Pick<OrderMoney, 'invoice_amount' | 'credited' | 'cancelled'>,
  paid: number,
): number {
  return order.cancelled ? 0 : Math.max(0, minus(minus(order.invoice_amount, order.credited), paid))
}

/**
 * What somebody has typed beside the money of vouchers who says what is paid and, perhaps, what is outstanding; null who
 * says nothing new. What is then missing to the invoice's amount is written off, as far as no bad debt says so. Throws
 * `validation_failed` for sums that no column holds.
 */
export function typedMoney(
  order: OrderMoney & { bad_debts: number },
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
  const missing = sameAmount(outstanding, usual) ? 0 : minus(minus(asked, paid), outstanding)
  if (Math.abs(missing) > largestAmount) {
    throw validationProblem({ outstanding: ['This is too large to be kept beside what is paid.'] })
  }
  const gone = missing > 0 ? Math.max(0, minus(missing, order.bad_debts)) : missing
  return { paid: minus(paid, order.settled), gone }
}
