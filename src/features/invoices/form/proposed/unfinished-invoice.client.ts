import {
  readUnfinishedForm,
  useKeepUnfinishedForm,
} from '../../../../kernel/client/entity-form/store/unfinished-form.ts'
import { unfinishedIn } from '../../unfinished-invoice.ts'
import type { InvoiceForm, InvoiceValues } from '../use-invoice-form.client.ts'

/** Unfinished invoices are stored by customer: one per customer, and one without. */
const nameFor = (customer: string | null) => (customer === null ? 'invoice' : `invoice ${customer}`)

/** The unfinished new invoice of this user in this browser; null if there is none. */
export function readUnfinished(customer: string | null): Partial<InvoiceValues> | null {
  return unfinishedIn(readUnfinishedForm(nameFor(customer)))
}

/** Stores the unfinished invoice in this browser; returns the function that discards it. */
export function useKeepUnfinished(
  customer: string | null,
  form: InvoiceForm,
  fresh: Partial<InvoiceValues>,
): () => void {
  return useKeepUnfinishedForm(nameFor(customer), form, fresh)
}
