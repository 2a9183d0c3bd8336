import type { Api, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'

/** A line without a product. */
export function aLine(wanted: Record<string, unknown> = {}) {
  return { product_item: 'Blue pen', quantity: 2, unit_price: 10, ...wanted }
}

/**
 * A complete form of an invoice except for the customer; every field that is not given gets a default, and any date is
 * confirmed.
 */
export function invoiceForm(wanted: Record<string, unknown> = {}) {
  return {
    invoice_date: '2026-03-05',
    invoice_type: 'direct',
    payment_method: 'cash',
    age_days: 30,
    invoice_products: [aLine()],
    unusual_date: true,
    ...wanted,
  }
}

/** Creates an invoice through the API, for a new customer unless one is given. */
export async function anInvoice(api: Api, wanted: Record<string, unknown> = {}): Promise<InvoiceRecord> {
  const customer = wanted['customer'] ?? (await aCustomer(api)).id
  const { status, body } = await api.post<Saved<InvoiceRecord>>(
    '/invoice',
    invoiceForm({ customer, ...wanted }),
  )
  if (status !== 201) throw new Error(`The invoice was refused: ${JSON.stringify(body)}`)
  return body.data
}
