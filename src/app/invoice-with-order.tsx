import { OrderLink } from '../features/invoice-tracker/order-link.client.tsx'
import { InvoiceView } from '../features/invoices/invoice-view.client.tsx'

/** An invoice with the way to its order, of which the invoices themselves know nothing. */
export function InvoiceWithOrder() {
  return <InvoiceView order={OrderLink} />
}
