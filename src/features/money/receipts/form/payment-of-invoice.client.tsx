import type { ReactNode } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { FirstAnswer } from '../../../../kernel/client/show/first-answer.tsx'
import { oneLine } from '../../../../kernel/contract/values/text.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { invoiceEndpoints, type InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { order, orderEndpoints } from '../../../orders/orders.contract.ts'
import type { ReceiptValues } from './receipt-values.client.ts'

interface PaymentProps {
  invoice: number
  /** Whether it is about money that was typed as paid before. */
  ofManualPayment: boolean
  children(proposed: Partial<ReceiptValues>): ReactNode
}

/** What the form for a payment of an invoice begins with: who pays what is outstanding, or has paid what was typed, as far as it may be known. */
export function PaymentOfInvoice({ invoice, ofManualPayment, children }: PaymentProps) {
  const t = useTranslate()
  const seesOrders = useMay(order.resource, 'view')
  const read = useRead(invoiceEndpoints.read, { params: { id: invoice } })
  const orders = useRead(orderEndpoints.list, { query: { invoice, page_size: 1 } }, { enabled: seesOrders })
  return (
    <FirstAnswer read={read}>
      {({ results }) =>
        seesOrders ? (
          <FirstAnswer read={orders}>
            {({ results: [order] }) =>
              children(
                proposedFor(t, results, (ofManualPayment ? order?.typed_paid : order?.outstanding) ?? 0),
              )
            }
          </FirstAnswer>
        ) : (
          children(proposedFor(t, results, 0))
        )
      }
    </FirstAnswer>
  )
}

/** A draft has no receipts: it proposes nothing. What is proposed becomes people's own text, without isolates. */
function proposedFor(t: Translate, invoice: InvoiceRecord, amount: number): Partial<ReceiptValues> {
  if (invoice.status !== 'issued' || invoice.customer === null) return {}
  return {
    invoice: invoice.id,
    from_account: invoice.customer,
    subject: oneLine(t('Payment of {invoices}', { invoices: invoice.invoice_no ?? '' })),
    ...(amount > 0 && { amount_usd_final: amount }),
  }
}
