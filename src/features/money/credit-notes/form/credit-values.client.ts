import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import type { FilledForm } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import type { FormValues } from '../../../../kernel/contract/fields.ts'
import { sumOf } from '../../../../kernel/contract/values/money.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { creditedInvoice } from '../credited-invoice.ts'
import { creditsOf } from '../credit-totals.ts'
import type { creditNoteEndpoints } from '../credit-notes.contract.ts'

type CreditFields = typeof creditNoteEndpoints.create.body
export type CreditForm = FilledForm<CreditFields>
type CreditValues = FormValues<CreditFields>
export type TypedLine = CreditValues['lines'][number]

/** What each typed line takes back while it is typed; what is no number yet is nothing. */
export function creditsIn(lines: readonly TypedLine[], invoice: InvoiceRecord | null): number[] {
  const known = new Map(invoice?.invoice_products.map((line) => [line.id, line.unit_price]))
  const wanted = lines.map((line) => {
    const invoice_product = numberIn(line.invoice_product ?? null)
    const price = invoice_product === null ? numberIn(line.unit_price ?? null) : known.get(invoice_product)
    return {
      invoice_product,
      quantity: Math.max(0, numberIn(line.quantity ?? null) ?? 0),
      unit_price: Math.max(0, price ?? 0),
    }
  })
  return creditsOf(wanted, invoice && creditedInvoice(invoice))
}

/** What they come to. */
export function totalIn(lines: readonly TypedLine[], invoice: InvoiceRecord | null): number {
  return sumOf(creditsIn(lines, invoice))
}
