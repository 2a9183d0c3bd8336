import {
  readUnfinishedForm,
  useKeepUnfinishedForm,
} from '../../../kernel/client/entity-form/store/unfinished-form.ts'
import { unfinishedIn } from '../unfinished-invoice.ts'
import type { InvoiceForm, InvoiceValues } from './use-invoice-form.client.ts'

const name = 'invoice'

/** The unfinished new invoice that this person left in this browser; null when there is none. */
export function readUnfinished(): Partial<InvoiceValues> | null {
  return unfinishedIn(readUnfinishedForm(name))
}

/** Keeps the unfinished invoice in this browser; the answer ends it. */
export function useKeepUnfinished(form: InvoiceForm, fresh: Partial<InvoiceValues>): () => void {
  return useKeepUnfinishedForm(name, form, fresh)
}
