import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { fieldErrors } from '../../../../kernel/contract/checks.ts'
import type { PriceField } from '../../../../kernel/contract/kinds/numbers/price.ts'
import type { FormValues } from '../../../../kernel/contract/fields.ts'
import { sumOf } from '../../../../kernel/contract/values/money.ts'
import type { FieldErrors } from '../../../../kernel/contract/problem.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { creditedInvoice } from '../credited-invoice.ts'
import { creditsOf } from '../credit-totals.ts'
import { creditLine, type creditNoteEndpoints } from '../credit-notes.contract.ts'

export type CreditFields = typeof creditNoteEndpoints.create.body
type CreditValues = FormValues<CreditFields>
export type EnteredLine = CreditValues['lines'][number]

/** The errors in the numbers entered in a line. Empty fields are reported only on saving. */
export function errorsIn(line: EnteredLine, unit_price: PriceField): FieldErrors {
  const fields = { ...creditLine, unit_price }
  const typed = (['quantity', 'unit_price'] as const).filter((name) => String(line[name] ?? '').trim() !== '')
  return fieldErrors(
    Object.fromEntries(typed.map((name) => [name, fields[name]])),
    Object.fromEntries(typed.map((name) => [name, line[name]])),
  )
}

/** The credit of each line during entry: 0 while incomplete, null if a number is invalid. */
export function creditsIn(
  lines: readonly EnteredLine[],
  invoice: InvoiceRecord | null,
  priceField: PriceField,
): (number | null)[] {
  const known = new Map(invoice?.invoice_products.map((line) => [line.id, line.unit_price]))
  const isWrong = lines.map((line) => Object.keys(errorsIn(line, priceField)).length > 0)
  const wanted = lines.map((line, index) => {
    const invoice_product = numberIn(line.invoice_product ?? null)
    const price = invoice_product === null ? numberIn(line.unit_price ?? null) : known.get(invoice_product)
    const isNothing = isWrong[index]
    return {
      invoice_product,
      quantity: isNothing ? 0 : (numberIn(line.quantity ?? null) ?? 0),
      unit_price: isNothing ? 0 : (price ?? 0),
    }
  })
  return creditsOf(wanted, invoice && creditedInvoice(invoice)).map((credit, index) =>
    isWrong[index] ? null : credit,
  )
}

/** The total; null while a number is invalid. */
export function totalIn(
  lines: readonly EnteredLine[],
  invoice: InvoiceRecord | null,
  priceField: PriceField,
): number | null {
  const credits = creditsIn(lines, invoice, priceField)
  const known = credits.filter((credit) => credit !== null)
  return known.length < credits.length ? null : sumOf(known)
}
