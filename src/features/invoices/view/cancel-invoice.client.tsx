import { type ReactNode, useState } from 'react'
import { AskReason } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { message } from '../../../i18n/messages.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

type Cancelled = Pick<InvoiceRecord, 'id' | 'invoice_no'>

interface Cancelling {
  /** Whether the user has the permission to cancel issued invoices. */
  may: boolean
  ask(invoice: Cancelled): void
  dialog: ReactNode
}

/** Cancels an issued invoice with a reason; the caller renders the dialog beside the button. */
export function useCancelling(): Cancelling {
  const [asked, setAsked] = useState<Cancelled | null>(null)
  const mayDelete = useMay(invoice.resource, 'delete')
  const mayUpdate = useMay(invoice.resource, 'update')
  const dialog = asked && (
    <AskReason
      title={message('Cancel invoice {invoice_no}', { invoice_no: asked.invoice_no ?? '' })}
      effect="The invoice keeps its number and stays visible as cancelled. Its order closes. Applied receipts become unapplied credit, and manual payments move to To Reconcile."
      yes="Cancel invoice"
      no="Keep invoice"
      endpoint={invoiceEndpoints.cancel}
      id={asked.id}
      onClose={() => setAsked(null)}
    />
  )
  return { may: mayDelete && mayUpdate, ask: setAsked, dialog }
}
