import { WriteOffInvoice } from '../../features/money/bad-debts/bad-debt-link.client.tsx'
import { CreditInvoice } from '../../features/money/credit-notes/form/credit-invoice.client.tsx'
import { OrderLink } from '../../features/orders/view/order-link.client.tsx'
import { InvoiceView } from '../../features/invoices/view/invoice-view.client.tsx'
import type { InvoiceRecord } from '../../features/invoices/invoices.contract.ts'
import { InvoiceHead } from '../../features/money/receipts/head/invoice-head.client.tsx'
import { OnAccountOffer } from '../../features/money/counter/screens/on-account-offer.client.tsx'
import { ReceiveFrom } from '../../features/money/counter/screens/receive-from.client.tsx'

/** An invoice with its money and the way to its order, of which the invoices themselves know nothing. */
export function InvoiceWithOrder() {
  return <InvoiceView head={Head} order={OrderLink} />
}

function Head({ record }: { record: InvoiceRecord }) {
  return (
    <>
      <InvoiceHead
        record={record}
        otherWay={
          <>
            <CreditInvoice record={record} />
            <WriteOffInvoice record={record} />
            <ReceiveFrom customer={record.customer} />
          </>
        }
      />
      <OnAccountOffer record={record} />
    </>
  )
}
