import { formatMoney, lessPercent, lineTotal, sameAmount, sumOf } from '../../kernel/contract/money.ts'
import type { FieldErrors } from '../../kernel/contract/problem.ts'

interface PricedLine {
  quantity: number
  unit_price: number
}

/** The amounts of an invoice, computed the same way on both sides (specification, section 9). */
export interface InvoiceTotals {
  totals: number[]
  subtotal: number
  grand_total: number
}

/** Line totals, their sum, and the sum less the discount percentage. */
export function invoiceTotals(lines: readonly PricedLine[], discount: number): InvoiceTotals {
  const totals = lines.map((line) => lineTotal(line.quantity, line.unit_price))
  const subtotal = sumOf(totals)
  return { totals, subtotal, grand_total: lessPercent(subtotal, discount) }
}

/** What was sent along with a form; amounts that were not sent are null. */
interface SentAmounts {
  subtotal?: number | null
  grand_total?: number | null
  delivery_cash?: number | null
  invoice_products?: readonly { total: number | null }[]
}

/**
 * Errors for amounts that differ from the computed ones: what the person saw is what is stored, or nothing.
 */
export function amountErrors(
  sent: SentAmounts,
  computed: InvoiceTotals,
  deliveryCash: number | null,
): FieldErrors {
  const errors: FieldErrors = {}
  const compare = (
    field: string,
    shown: number | null | undefined,
    right: number | undefined,
    inWords = (amount: number) => formatMoney(amount, 'USD'),
  ) => {
    if (shown === null || shown === undefined || right === undefined || sameAmount(shown, right)) return
    errors[field] = [`This should be ${inWords(right)}.`]
  }
  for (const [index, line] of (sent.invoice_products ?? []).entries()) {
    compare(`invoice_products.${index}.total`, line.total, computed.totals[index])
  }
  compare('subtotal', sent.subtotal, computed.subtotal)
  compare('grand_total', sent.grand_total, computed.grand_total)
  const inPercent = (share: number) => `${share}%`
  if (deliveryCash !== null) compare('delivery_cash', sent.delivery_cash, deliveryCash, inPercent)
  return errors
}

/** Delivery cash is what advance cash leaves of 100 percent; without one there is none of the other. */
export function deliveryCashFor(advanceCash: number | null): number | null {
  return advanceCash === null ? null : 100 - advanceCash
}
