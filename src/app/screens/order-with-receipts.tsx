import type { Row } from '../../kernel/contract/entity.ts'
import { OrderView } from '../../features/orders/orders.client.tsx'
import type { order } from '../../features/orders/orders.contract.ts'
import { OrderHead } from '../../features/money/receipts/head/invoice-head.client.tsx'
import { ReceiveForInvoice } from '../../features/money/receive-money/screens/receive-from.client.tsx'

/** An order with its receipts, which the orders feature does not know. */
export function OrderWithReceipts() {
  return <OrderView head={Head} />
}

function Head({ record }: { record: Row<typeof order> }) {
  return <OrderHead record={record} receive={<ReceiveForInvoice invoice={record.invoice} primary />} />
}
