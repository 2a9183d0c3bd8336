import { formatMoney } from '../../kernel/contract/values/formats.ts'
import { lessPercent, lineTotal, minus, sameAmount, sumOf } from '../../kernel/contract/values/money.ts'
import type { FieldErrors } from '../../kernel/contract/problem.ts'
import { message } from '../../i18n/messages.ts'

interface PricedLine {
  quantity: number
  unit_price: number
}

/** The amounts of an invoice, computed the same way in browser and server (specification, section 9). */
export interface InvoiceTotals {
  totals: number[]
  subtotal: number
  grand_total: number
}

/** The discount on a subtotal: a percentage or an amount in USD, never both. */
export interface Discount {
  discount: number
  discount_amount: number
}

/** Computes line totals, the subtotal, and the grand total after the discount. */
export function invoiceTotals(lines: readonly PricedLine[], off: Discount): InvoiceTotals {
  const totals = lines.map((line) => lineTotal(line.quantity, line.unit_price))
  const subtotal = sumOf(totals)
  return { totals, subtotal, grand_total: lessDiscount(subtotal, off) }
}

/** The subtotal minus the discount; at least 0. */
export function lessDiscount(subtotal: number, { discount, discount_amount }: Discount): number {
  return Math.max(0, minus(lessPercent(subtotal, discount), discount_amount))
}

/**
 * Round amounts a little below a subtotal, the roundest first: one within 5 % of it, and one within 1 % if that is
 * different.
 */
export function roundBelow(subtotal: number): number[] {
  const rounder = steps.toReversed()
  const within = (share: number) =>
    rounder.flatMap((step) => {
      const even = Math.floor(subtotal / step) * step
      return even > 0 && even < subtotal && minus(subtotal, even) <= subtotal * share ? [even] : []
    })[0]
  const found = [within(0.05), within(0.01)].filter((even) => even !== undefined)
  return [...new Set(found)]
}

/** The round totals offered with one click: below the current total, so that an agreed discount can only grow. */
export function roundTotals(subtotal: number, off: Discount): number[] {
  const now = lessDiscount(subtotal, off)
  return roundBelow(now)
}

/** Errors for a discount that is both a percentage and an amount, or exceeds the subtotal. */
export function discountErrors({ discount, discount_amount }: Discount, subtotal: number): FieldErrors {
  if (discount_amount === 0) return {}
  if (discount > 0)
    return { discount_amount: ['Enter the discount as a percentage or as an amount, not both.'] }
  if (discount_amount <= subtotal) return {}
  const amount = formatMoney(subtotal, 'USD')
  return { discount_amount: [message('Discount exceeds the sub total. Enter {amount} or less.', { amount })] }
}

/** The steps that count as round. */
const steps = [1, 5, 10, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000]

/** The amounts sent with a form; null if not sent. */
interface SentAmounts {
  subtotal?: number | null
  grand_total?: number | null
  delivery_cash?: number | null
  invoice_products?: readonly { total: number | null }[]
}

/** Errors for amounts that differ from the computed ones, so that only what the user saw is stored. */
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
    errors[field] = [
      message('This does not match the calculated value of {amount}.', { amount: inWords(right) }),
    ]
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

/** Delivery cash in percent: 100 minus advance cash; null without an advance. */
export function deliveryCashFor(advanceCash: number | null): number | null {
  return advanceCash === null ? null : 100 - advanceCash
}
