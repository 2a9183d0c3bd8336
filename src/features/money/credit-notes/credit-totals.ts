import Big from 'big.js'
import { lineTotal, minus, sumOf } from '../../../kernel/contract/values/money.ts'

/** The parts of an invoice that credits depend on. */
export interface CreditedInvoice {
  subtotal: number
  grand_total: number
  /** The total of its existing credit notes. */
  taken_back: number
  lines: readonly CreditedLine[]
}

/** A line of the invoice: its quantity, price and already credited quantity. */
interface CreditedLine {
  id: number
  quantity: number
  unit_price: number
  credited: number
}

/** A quantity of an invoice line, or (with null) a custom item. */
export interface WantedCredit {
  invoice_product: number | null
  quantity: number
  unit_price: number
}

/** The part of the grand total that no credit note covers. */
export function leftToCredit({ grand_total, taken_back }: CreditedInvoice): number {
  return Math.max(0, minus(grand_total, taken_back))
}

/** Quantity × price, less its share of the invoice's discount, rounded half up to cents. */
function shareOf(wanted: WantedCredit, { subtotal, grand_total }: CreditedInvoice): number {
  if (subtotal === 0) return 0
  const exact = Big(wanted.quantity).times(wanted.unit_price).times(grand_total).div(subtotal)
  return exact.round(2, Big.roundHalfUp).toNumber()
}

/** Whether these lines credit everything that remains of the invoice, apart from free items. */
function takesAll(wanted: readonly WantedCredit[], lines: readonly CreditedLine[]): boolean {
  return lines.every(({ id, quantity, unit_price, credited }) => {
    const now = wanted.filter(({ invoice_product }) => invoice_product === id)
    return unit_price === 0 || sumOf([credited, ...now.map((each) => each.quantity)]) >= quantity
  })
}

/** The amounts, with their sum changed by `difference`, starting with the last. None goes below 0. */
function adjusted(amounts: readonly number[], difference: number): number[] {
  let left = difference
  return amounts
    .toReversed()
    .map((amount) => {
      const changed = Math.max(0, sumOf([amount, left]))
      left = minus(left, minus(changed, amount))
      return changed
    })
    .toReversed()
}

/**
 * The credit of each line, in USD. A credit that leaves nothing of the invoice's lines takes the exact rest of the
 * grand total. Other credits never exceed that rest.
 */
export function creditsOf(wanted: readonly WantedCredit[], invoice: CreditedInvoice | null): number[] {
  const isOfInvoice = (line: WantedCredit) => invoice !== null && line.invoice_product !== null
  const free = sumOf(
    wanted.filter((line) => !isOfInvoice(line)).map((line) => lineTotal(line.quantity, line.unit_price)),
  )
  const shares = invoice ? wanted.filter(isOfInvoice).map((line) => shareOf(line, invoice)) : []
  const rest = invoice ? Math.max(0, minus(leftToCredit(invoice), free)) : 0
  const sum = sumOf(shares)
  const target = invoice && takesAll(wanted, invoice.lines) ? rest : Math.min(sum, rest)
  const ofInvoice = adjusted(shares, minus(target, sum)).values()
  return wanted.map((line) =>
    isOfInvoice(line) ? (ofInvoice.next().value ?? 0) : lineTotal(line.quantity, line.unit_price),
  )
}
