import { type ReactNode, useState } from 'react'
import { AskReason } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { told } from '../../../words/sentences.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

type Cancelled = Pick<InvoiceRecord, 'id' | 'invoice_no'>

interface Cancelling {
  /** Whether the person may cancel an issued invoice at all. */
  may: boolean
  ask(invoice: Cancelled): void
  dialog: ReactNode
}

/** Cancels an issued invoice with its reason; the dialog belongs on the screen beside what opens it. */
export function useCancelling(): Cancelling {
  const [asked, setAsked] = useState<Cancelled | null>(null)
  const mayDelete = useMay(invoice.resource, 'delete')
  const mayUpdate = useMay(invoice.resource, 'update')
  const dialog = asked && (
    <AskReason
      title={told('Cancel invoice {invoice_no}', { invoice_no: asked.invoice_no ?? '' })}
      effect="Its number and paper stay, with the reason. It asks for nothing any more: its order closes, what was paid for it goes on account of the customer, and what was typed by hand waits in To Reconcile."
      yes="Cancel the invoice"
      no="Keep it"
      endpoint={invoiceEndpoints.cancel}
      id={asked.id}
      onClose={() => setAsked(null)}
    />
  )
  return { may: mayDelete && mayUpdate, ask: setAsked, dialog }
}
