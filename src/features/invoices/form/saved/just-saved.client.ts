import { createStore, type Store } from '../../../../kernel/client/entity-form/store/form-store.ts'
import type { InvoiceRecord } from '../../invoices.contract.ts'

interface JustSaved {
  /** The invoice saved last, until the user does something else. */
  invoice: Pick<InvoiceRecord, 'id' | 'invoice_no'> | null
}

/** The invoice saved just before the current page was opened. */
export const justSaved: Store<JustSaved> = createStore<JustSaved>({ invoice: null })
