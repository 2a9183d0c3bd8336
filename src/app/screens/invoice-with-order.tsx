import { lazy, type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../kernel/client/session/rights.ts'
import { WriteOffInvoice, WrittenOff } from '../../features/money/bad-debts/bad-debt-link.client.tsx'
import { CreditInvoice, CreditsOf } from '../../features/money/credit-notes/form/credit-invoice.client.tsx'
import { OrderSection, receivedAmounts } from '../../features/orders/view/order-section.client.tsx'
import { useOrderOf } from '../../features/orders/view/use-order-of.client.ts'
import { InvoiceView } from '../../features/invoices/view/invoice-view.client.tsx'
import type { InvoiceRecord } from '../../features/invoices/invoices.contract.ts'
import { InvoiceHead } from '../../features/money/receipts/head/invoice-head.client.tsx'
import { ManualPaymentRow } from '../../features/money/receipts/head/manual-payment-row.client.tsx'
import { ReceiptsCard } from '../../features/money/receipts/head/receipts-card.client.tsx'
import { receiptVoucher } from '../../features/money/receipts/receipt-voucher.contract.ts'
import { OnAccountOffer } from '../../features/money/receive-money/screens/on-account-offer.client.tsx'
import { ReceiveForInvoice } from '../../features/money/receive-money/screens/receive-from.client.tsx'

/** Loaded for invoices that require a deposit. */
const DepositDue = lazy(async () => ({
  default: (await import('../../features/money/receive-money/screens/deposit-due.client.tsx')).DepositDue,
}))

/** Loaded with the order: the two histories of the page as tabs. */
const BothHistories = lazy(async () => ({ default: (await import('./both-histories.tsx')).BothHistories }))

interface OfInvoice {
  record: InvoiceRecord
}

/** An invoice at its own address. */
export function InvoiceWithOrder() {
  const { id = '' } = useParams()
  return <InvoicePage id={id} />
}

/**
 * An invoice with its payments and its order, which the invoices feature does not know; `atOrder` opens the page at its
 * order.
 */
export function InvoicePage({ id, atOrder = false }: { id: string; atOrder?: boolean }) {
  return (
    <InvoiceView
      id={id}
      atOrder={atOrder}
      head={Head}
      money={Money}
      receive={Receive}
      further={Further}
      order={Order}
      history={History}
    />
  )
}

interface OrderProps extends OfInvoice {
  atOrder: boolean
}

function Order({ record, atOrder }: OrderProps) {
  const order = useOrderOf(record.id)
  const seesReceipts = useMay(receiptVoucher.resource, 'view')
  if (!order) return null
  return (
    <OrderSection record={order} arrives={atOrder} {...(!seesReceipts && { also: receivedAmounts })}>
      <ManualPaymentRow record={order} />
    </OrderSection>
  )
}

function History({ record, atOrder, children }: OrderProps & { children: ReactNode }) {
  const order = useOrderOf(record.id)
  if (!order) return children
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <BothHistories order={order.id} first={atOrder ? 'order' : 'invoice'}>
        {children}
      </BothHistories>
    </Suspense>
  )
}

function Head({ record }: OfInvoice) {
  return (
    <>
      <InvoiceHead record={record} />
      {(record.advance_cash ?? 0) > 0 && record.outstanding > 0 && (
        <Suspense fallback={<div aria-busy="true" />}>
          <DepositDue record={record} />
        </Suspense>
      )}
      <OnAccountOffer record={record} />
    </>
  )
}

function Money({ record }: OfInvoice) {
  if (record.status !== 'issued') return null
  return (
    <ReceiptsCard invoice={record.id} settled={record.settled} total_paid={record.paid}>
      <CreditsOf record={record} />
      <WrittenOff invoice={record.id} />
    </ReceiptsCard>
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
