import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import type { CreditedInvoice } from './credit-totals.ts'

/** The parts of an invoice that credits depend on. */
export function creditedInvoice(invoice: InvoiceRecord): CreditedInvoice {
  return {
    subtotal: invoice.subtotal ?? 0,
    grand_total: invoice.grand_total ?? 0,
    taken_back: invoice.taken_back,
    lines: invoice.invoice_products.map(({ id, quantity, unit_price, credited }) => ({
      id: id ?? 0,
      quantity,
      unit_price,
      credited: credited ?? 0,
    })),
  }
}
