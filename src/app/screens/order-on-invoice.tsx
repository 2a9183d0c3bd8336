import { useRecordHere } from '../../kernel/client/cache/use-record-here.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { message } from '../../i18n/messages.ts'
import { invoice } from '../../features/invoices/invoices.contract.ts'
import { ManualPaymentRow } from '../../features/money/receipts/head/manual-payment-row.client.tsx'
import { ReceiptsCard } from '../../features/money/receipts/head/receipts-card.client.tsx'
import { ReceiveForInvoice } from '../../features/money/receive-money/screens/receive-from.client.tsx'
import { type order, orderEndpoints } from '../../features/orders/orders.contract.ts'
import { OrderHistory } from '../../features/orders/view/order-history.client.tsx'
import { OrderSection, toldByOrder } from '../../features/orders/view/order-section.client.tsx'
import { PastDueMark } from '../../features/orders/view/past-due-mark.client.tsx'
import { paths } from '../../features/paths.ts'
import { InvoicePage } from './invoice-with-order.tsx'

/** An order: the page of its invoice, opened at the order; without the permission to view invoices, the order alone. */
export function OrderOnInvoice() {
  const read = useRecordHere(orderEndpoints.read)
  const mayViewInvoice = useMay(invoice.resource, 'view')
  if (read.data && mayViewInvoice) return <InvoicePage id={String(read.data.invoice)} atOrder />
  const { invoice_number, is_overdue, outstanding = 0 } = read.data ?? {}
  return (
    <>
      <PageHeading
        title={invoice_number ? message('Order {invoice_number}', { invoice_number }) : 'Order'}
        mark={is_overdue && <PastDueMark />}
      >
        <BackButton to={paths.order.table} />
        {read.data && outstanding > 0 && <ReceiveForInvoice invoice={read.data.invoice} primary />}
      </PageHeading>
      <Loaded read={read}>{(record) => <OrderAlone record={record} />}</Loaded>
    </>
  )
}

function OrderAlone({ record }: { record: Row<typeof order> }) {
  return (
    <>
      <OrderSection record={record} also={toldByOrder}>
        <ManualPaymentRow record={record} />
      </OrderSection>
      {!record.cancelled && <ReceiptsCard {...record} />}
      <OrderHistory id={record.id} />
    </>
  )
}
