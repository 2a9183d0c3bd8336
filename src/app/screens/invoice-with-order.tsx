import { lazy, Suspense } from 'react'
import { WriteOffInvoice, WrittenOff } from '../../features/money/bad-debts/bad-debt-link.client.tsx'
import { CreditInvoice, CreditsOf } from '../../features/money/credit-notes/form/credit-invoice.client.tsx'
import { OrderLink } from '../../features/orders/view/order-link.client.tsx'
import { InvoiceView } from '../../features/invoices/view/invoice-view.client.tsx'
import type { InvoiceRecord } from '../../features/invoices/invoices.contract.ts'
import { InvoiceHead } from '../../features/money/receipts/head/invoice-head.client.tsx'
import { InvoiceReceipts } from '../../features/money/receipts/head/invoice-receipts.client.tsx'
import { OnAccountOffer } from '../../features/money/receive-money/screens/on-account-offer.client.tsx'
import { ReceiveForInvoice } from '../../features/money/receive-money/screens/receive-from.client.tsx'

/** Loaded for invoices that require a deposit. */
const DepositDue = lazy(async () => ({
  default: (await import('../../features/money/receive-money/screens/deposit-due.client.tsx')).DepositDue,
}))

interface OfInvoice {
  record: InvoiceRecord
}

/** An invoice with its payments and the link to its order, which the invoices feature does not know. */
export function InvoiceWithOrder() {
  return <InvoiceView head={Head} money={Money} receive={Receive} further={Further} order={OrderLink} />
}

function Head({ record }: OfInvoice) {
  return (
    <>
      <InvoiceHead record={record} />
      {(record.advance_cash ?? 0) > 0 && record.outstanding > 0 && (
        <Suspense>
          <DepositDue record={record} />
        </Suspense>
      )}
      <OnAccountOffer record={record} />
    </>
  )
}

function Money({ record }: OfInvoice) {
  return (
    <InvoiceReceipts record={record}>
      <CreditsOf record={record} />
      <WrittenOff invoice={record.id} />
    </InvoiceReceipts>
  )
}

function Receive({ record }: OfInvoice) {
  return <ReceiveForInvoice invoice={record.id} primary />
}

function Further({ record }: OfInvoice) {
  return (
    <>
      <CreditInvoice record={record} />
      <WriteOffInvoice record={record} />
    </>
  )
}
