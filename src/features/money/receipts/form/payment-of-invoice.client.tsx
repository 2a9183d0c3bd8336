import type { ReactNode } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { FirstResponse } from '../../../../kernel/client/show/first-response.tsx'
import { oneLine } from '../../../../kernel/contract/values/text.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { invoiceEndpoints, type InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { order, orderEndpoints } from '../../../orders/orders.contract.ts'
import type { ReceiptValues } from './receipt-values.client.ts'

interface PaymentProps {
  invoice: number
  /** Whether the receipt replaces a manual payment. */
  ofManualPayment: boolean
  children(proposed: Partial<ReceiptValues>): ReactNode
}

/**
 * Loads the initial values of a receipt for an invoice: the customer, and the outstanding amount or the manual payment,
 * if the user may view orders.
 */
export function PaymentOfInvoice({ invoice, ofManualPayment, children }: PaymentProps) {
  const t = useTranslate()
  const seesOrders = useMay(order.resource, 'view')
  const read = useRead(invoiceEndpoints.read, { params: { id: invoice } })
  const orders = useRead(orderEndpoints.list, { query: { invoice, page_size: 1 } }, { enabled: seesOrders })
  return (
    <FirstResponse read={read}>
      {({ results }) =>
        seesOrders ? (
          <FirstResponse read={orders}>
            {({ results: [order] }) =>
              children(
                proposedFor(t, results, (ofManualPayment ? order?.typed_paid : order?.outstanding) ?? 0),
              )
            }
          </FirstResponse>
        ) : (
          children(proposedFor(t, results, 0))
        )
      }
    </FirstResponse>
  )
}

/** Proposes nothing for a draft, which cannot have receipts. The subject becomes normal text, so it has no isolates. */
function proposedFor(t: Translate, invoice: InvoiceRecord, amount: number): Partial<ReceiptValues> {
  if (invoice.status !== 'issued' || invoice.customer === null) return {}
  return {
    invoice: invoice.id,
    from_account: invoice.customer,
    subject: oneLine(t('Payment of {invoices}', { invoices: invoice.invoice_no ?? '' })),
    ...(amount > 0 && { amount_usd_final: amount }),
  }
}
