import { createStore, type Store } from '../../../../kernel/client/entity-form/store/form-store.ts'
import type { InvoiceRecord } from '../../invoices.contract.ts'

interface JustSaved {
  /** The invoice that was saved last, until the person does something else. */
  invoice: Pick<InvoiceRecord, 'id' | 'invoice_no'> | null
}

/** What was saved last on the way to where one is now. */
export const justSaved: Store<JustSaved> = createStore<JustSaved>({ invoice: null })
