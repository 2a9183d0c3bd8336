import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { invoice, type InvoiceRecord } from '../invoices.contract.ts'

/** Loaded when opened. */
const CancelOrDelete = lazy(() => import('./cancel-or-delete.client.tsx'))

type Cancelled = Pick<InvoiceRecord, 'id' | 'invoice_no'>

interface Cancelling {
  /** Whether the user has the permission to cancel issued invoices. */
  may: boolean
  ask(invoice: Cancelled): void
  dialog: ReactNode
}

/** Cancels an issued invoice with a reason, or deletes it; the caller renders the dialog beside the button. */
export function useCancelling(onDeleted: () => void): Cancelling {
  const [asked, setAsked] = useState<Cancelled | null>(null)
  const mayDelete = useMay(invoice.resource, 'delete')
  const mayUpdate = useMay(invoice.resource, 'update')
  const dialog = asked && (
    <Suspense>
      <CancelOrDelete record={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />
    </Suspense>
  )
  return { may: mayDelete && mayUpdate, ask: setAsked, dialog }
}
