import { useEffect, useMemo, useRef } from 'react'
import type { FormValues } from '../../../kernel/client/entity-form/form-values.ts'
import { type EntityForm, useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { numberIn } from '../../../kernel/client/inputs/typed-number.ts'
import { notifyError } from '../../../kernel/client/notify.ts'
import { paths } from '../../paths.ts'
import { type DraftLine, linesIn } from '../invoice-lines.ts'
import { fillAll, missingForIssue, tooLarge } from '../invoice-rules.ts'
import { deliveryCashFor, type InvoiceTotals, invoiceTotals } from '../invoice-totals.ts'
import { invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

export type InvoiceFields = typeof invoiceEndpoints.create.body
export type InvoiceValues = FormValues<InvoiceFields>

export interface InvoiceForm extends EntityForm<InvoiceFields> {
  lines: readonly DraftLine[]
  /** The lines as they are when somebody answers a question, which may be later than it was asked. */
  linesNow(): readonly DraftLine[]
  amounts: InvoiceTotals
  changeLines(lines: readonly DraftLine[]): void
  /** Issues the invoice, or keeps it as a draft on the server; whether that was done. */
  save(status: 'draft' | 'issued'): Promise<boolean>
}

interface InvoiceFormOptions {
  record?: InvoiceRecord
  initial?: Partial<InvoiceValues>
}

/** The form of an invoice: new with `initial`, or a change of `record`. */
export function useInvoiceForm(options: InvoiceFormOptions): InvoiceForm {
  const form = useEntityForm<InvoiceFields>({
    ...options,
    endpoint: options.record ? invoiceEndpoints.update : invoiceEndpoints.create,
    back: paths.invoice.table,
    derive: derivedAmounts,
    check: rulesBroken,
  })
  const { invoice_products, discount } = form.values
  const lines = useMemo(() => linesIn(invoice_products), [invoice_products])
  const latest = useRef(lines)
  useEffect(() => {
    latest.current = lines
  })
  return {
    ...form,
    lines,
    linesNow: () => latest.current,
    amounts: useMemo(() => invoiceTotals(lines, percentIn(discount)), [lines, discount]),
    changeLines: (changed) => form.change({ invoice_products: changed }),
    save: (status) => {
      const missing = status === 'issued' ? missingFrom(form.values) : {}
      if (Object.keys(missing).length > 0) {
        notifyError(fillAll)
      }
      return form.submit({ status })
    },
  }
}

/** The discount that counts while somebody types it: nothing yet is 0, and none leaves 0 to 100. */
function percentIn(typed: string | number | null): number {
  return Math.min(100, Math.max(0, numberIn(typed) ?? 0))
}

/** The advance that counts: a whole number from 1 to 100, else none (specification, section 5). */
export function advanceIn(typed: string | number | null): number | null {
  const advance = numberIn(typed)
  return advance !== null && Number.isInteger(advance) && advance >= 1 && advance <= 100 ? advance : null
}

function totalsOf(values: InvoiceValues): InvoiceTotals {
  return invoiceTotals(linesIn(values.invoice_products), percentIn(values.discount))
}

/** The amounts go along, so that what the person saw is what is stored. */
function derivedAmounts(values: InvoiceValues): Partial<InvoiceValues> {
  const { subtotal, grand_total } = totalsOf(values)
  return { subtotal, grand_total, delivery_cash: deliveryCashFor(advanceIn(values.advance_cash)) }
}

function rulesBroken(values: InvoiceValues) {
  const { totals, subtotal } = totalsOf(values)
  return { ...tooLarge(totals, subtotal), ...(values.status === 'draft' ? {} : missingFrom(values)) }
}

function missingFrom(values: InvoiceValues) {
  return missingForIssue({
    customer: numberIn(values.customer),
    invoice_type: values.invoice_type || null,
    invoice_date: values.invoice_date || null,
    payment_method: values.payment_method || null,
    age_days: values.age_days === '' ? null : Number(values.age_days),
    is_shipping_required: values.is_shipping_required,
    delivery_country: values.delivery_country || null,
    invoice_products: linesIn(values.invoice_products),
  })
}
