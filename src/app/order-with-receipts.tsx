import { TrackerView } from '../features/invoice-tracker/invoice-tracker.client.tsx'
import { OrderHead } from '../features/receipt-voucher/head/invoice-head.client.tsx'

/** An order with its receipts, of which the orders themselves know nothing. */
export function OrderWithReceipts() {
  return <TrackerView head={OrderHead} />
}
