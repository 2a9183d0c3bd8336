import { OrderLink } from '../features/invoice-tracker/order-link.client.tsx'
import { InvoiceView } from '../features/invoices/invoice-view.client.tsx'
import { InvoiceHead } from '../features/receipt-voucher/head/invoice-head.client.tsx'

/** An invoice with its money and the way to its order, of which the invoices themselves know nothing. */
export function InvoiceWithOrder() {
  return <InvoiceView head={InvoiceHead} order={OrderLink} />
}
