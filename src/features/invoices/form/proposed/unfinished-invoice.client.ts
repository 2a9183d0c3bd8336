import {
  readUnfinishedForm,
  useKeepUnfinishedForm,
} from '../../../../kernel/client/entity-form/store/unfinished-form.ts'
import { unfinishedIn } from '../../unfinished-invoice.ts'
import type { InvoiceForm, InvoiceValues } from '../use-invoice-form.client.ts'

/** One that was begun for a customer is another than the one that was begun for nobody yet. */
const nameFor = (customer: string | null) => (customer === null ? 'invoice' : `invoice ${customer}`)

/** The unfinished new invoice that this person left in this browser; null when there is none. */
export function readUnfinished(customer: string | null): Partial<InvoiceValues> | null {
  return unfinishedIn(readUnfinishedForm(nameFor(customer)))
}

/** Keeps the unfinished invoice in this browser; the answer ends it. */
export function useKeepUnfinished(
  customer: string | null,
  form: InvoiceForm,
  fresh: Partial<InvoiceValues>,
): () => void {
  return useKeepUnfinishedForm(nameFor(customer), form, fresh)
}
