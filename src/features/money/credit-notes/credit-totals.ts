import Big from 'big.js'
import { lineTotal, minus, sumOf } from '../../../kernel/contract/values/money.ts'

/** An invoice as far as credits go by it. */
export interface CreditedInvoice {
  subtotal: number
  grand_total: number
  /** What its credit notes take back already. */
  taken_back: number
  lines: readonly CreditedLine[]
}

/** A line of it: so many, at this price, of which so many were credited before. */
interface CreditedLine {
  id: number
  quantity: number
  unit_price: number
  credited: number
}

/** So many of an invoice's line, or something that stands for itself. */
export interface WantedCredit {
  invoice_product: number | null
  quantity: number
  unit_price: number
}

/** What an invoice still asks for that no credit note takes back. */
export function leftToCredit({ grand_total, taken_back }: CreditedInvoice): number {
  return Math.max(0, minus(grand_total, taken_back))
}

/** Quantity times price, less its share of the invoice's discount; half up to cents. */
function shareOf(wanted: WantedCredit, { subtotal, grand_total }: CreditedInvoice): number {
  if (subtotal === 0) return 0
  const exact = Big(wanted.quantity).times(wanted.unit_price).times(grand_total).div(subtotal)
  return exact.round(2, Big.roundHalfUp).toNumber()
}

/** Whether nothing that costs something is left of the invoice's lines after these. */
function takesAll(wanted: readonly WantedCredit[], lines: readonly CreditedLine[]): boolean {
  return lines.every(({ id, quantity, unit_price, credited }) => {
    const now = wanted.filter(({ invoice_product }) => invoice_product === id)
    return unit_price === 0 || sumOf([credited, ...now.map((each) => each.quantity)]) >= quantity
  })
}

/** Amounts whose sum is changed by `difference`, from the last one on; none falls below nothing. */
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
 * What each wanted line takes back, in dollars. The credit that leaves nothing of the invoice's lines takes the rest of
 * what the invoice asks for, so that all of it together is exactly that; no other takes more than the rest.
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
