import type { FormValues } from '../../../kernel/contract/fields.ts'
import { useContext, useEffect, useMemo, useState } from 'react'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useLatest } from '../../../kernel/client/use-latest.ts'
import type { PriceField } from '../../../kernel/contract/kinds/numbers/price.ts'
import { numberIn } from '../../../kernel/contract/values/read-number.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { usePricedTo } from '../../settings/priced.client.ts'
import { paths } from '../../paths.ts'
import { type DraftLine, linesIn } from '../invoice-lines.ts'
import { fillAll, missingForIssue, tooLarge } from '../invoice-rules.ts'
import { deliveryCashFor, type Discount, discountErrors, lessDiscount } from '../invoice-totals.ts'
import { invoiceEndpoints, invoiceLine, type InvoiceRecord } from '../invoices.contract.ts'
import { IssuedContext } from './saved/issued.client.ts'
import { createProposals, type CompanyTerms, type Proposals } from './proposed/proposals.client.ts'
import { justSaved } from './saved/just-saved.client.ts'
import { lineErrors, withPriceTaken } from './lines/table/typed-lines.ts'

export type InvoiceFields = typeof invoiceEndpoints.create.body
export type InvoiceValues = FormValues<InvoiceFields>

export interface InvoiceForm extends EntityForm<InvoiceFields> {
  /** The lines as they are now, which may be later than what is on screen. */
  linesNow(): readonly DraftLine[]
  changeLines(lines: readonly DraftLine[]): void
  /** How finely a new line is priced, or this one. */
  priceField(line?: DraftLine): PriceField
  /** Issues the invoice, or keeps it as a draft on the server; whether that was done. */
  save(status: 'draft' | 'issued'): Promise<boolean>
  /** What stands in it as the company or the customer has it. */
  proposals: Proposals
}

interface InvoiceFormOptions {
  record?: InvoiceRecord
  initial?: Partial<InvoiceValues>
  /** What the company proposes; a new form begins with it. */
  company?: CompanyTerms
  stays?: boolean
}

/** The form of an invoice: new with `initial`, or a change of `record`. */
export function useInvoiceForm(options: InvoiceFormOptions): InvoiceForm {
  const tellIssued = useContext(IssuedContext)
  const pricedTo = usePricedTo()
  const { record } = options
  const fieldNow = (line?: DraftLine) => {
    const stored = record?.invoice_products.find(({ id }) => id === (line?.id ?? 0))
    return pricedTo(invoiceLine.unit_price, stored?.unit_price)
  }
  const priceField = useLatest(fieldNow)
  const form = useEntityForm<InvoiceFields>({
    ...options,
    endpoint: options.record ? invoiceEndpoints.update : invoiceEndpoints.create,
    back: paths.invoice.table,
    screens: paths.invoice,
    derive: derivedAmounts,
    check: (values) => rulesBroken(values, fieldNow),
    saved: (saved) => {
      // What a save answers is the whole record.
      const now = saved as InvoiceRecord
      if (!options.stays) justSaved.change({ invoice: now })
      if (now.status === 'issued' && options.record?.status !== 'issued') tellIssued(now)
    },
  })
  // Whoever was told that a setting makes prices finer, and has changed it, finds what they typed taken.
  useEffect(() => {
    const lines = linesIn(form.store.now().values.invoice_products)
    const taken = lines.map((line) => withPriceTaken(line, priceField()(line)))
    if (taken.some((line, index) => line !== lines[index])) form.change({ invoice_products: taken })
  }, [form, pricedTo, priceField])
  const [proposals] = useState(() => createProposals(form, options.company ?? {}))
  return useMemo(
    () => ({
      ...form,
      proposals,
      priceField: (line) => priceField()(line),
      linesNow: () => linesIn(form.store.now().values.invoice_products),
      changeLines: (changed) => form.change({ invoice_products: changed }),
      save: async (status) => {
        const saving = form.submit({ status })
        const missing = status === 'issued' ? missingFrom(form.store.now().values) : {}
        if (Object.keys(missing).length > 0) {
          form.complain(fillAll)
        }
        return saving
      },
    }),
    [form, proposals, priceField],
  )
}

/** The lines of the form; each stays the same object as long as nothing of it changes. */
export function useLines(form: InvoiceForm): readonly DraftLine[] {
  return linesIn(useFormValue(form, 'invoice_products'))
}

/** The discount that counts while somebody types it: nothing yet is 0, and none leaves 0 to 100. */
function percentIn(typed: string | number | null): number {
  return Math.min(100, Math.max(0, numberIn(typed) ?? 0))
}

/** What is taken off while somebody types it: the last of the two that was typed. */
export function discountIn(values: Pick<InvoiceValues, 'discount' | 'discount_amount'>): Discount {
  const typed = Math.max(0, numberIn(values.discount_amount) ?? 0)
  return { discount: percentIn(values.discount), discount_amount: typed }
}

/** The advance that counts: a whole number from 1 to 100, else none (specification, section 5). */
export function advanceIn(typed: string | number | null): number | null {
  const advance = numberIn(typed)
  return advance !== null && Number.isInteger(advance) && advance >= 1 && advance <= 100 ? advance : null
}

/**
 * What the invoice comes to, live; the lines are added up only when they change. Null while a number that belongs to it
 * is none: the amount of before would be a wrong one.
 */
export function useAmounts(form: InvoiceForm): { subtotal: number | null; grand_total: number | null } {
  const lines = useLines(form)
  const discount = useFormValue(form, 'discount')
  const discount_amount = useFormValue(form, 'discount_amount')
  const subtotal = useMemo(() => (lines.some(({ typed }) => typed) ? null : subtotalOf(lines)), [lines])
  if (subtotal === null || [discount, discount_amount].some(isNoNumber))
    return { subtotal, grand_total: null }
  return { subtotal, grand_total: lessDiscount(subtotal, discountIn({ discount, discount_amount })) }
}

function isNoNumber(typed: string | number | null): boolean {
  return typeof typed === 'string' && typed.trim() !== '' && numberIn(typed) === null
}

function subtotalOf(lines: readonly DraftLine[]): number {
  return sumOf(lines.map(({ total }) => total))
}

/** The amounts go along, so that what the person saw is what is stored. */
function derivedAmounts(values: InvoiceValues): Partial<InvoiceValues> {
  const subtotal = subtotalOf(linesIn(values.invoice_products))
  const grand_total = lessDiscount(subtotal, discountIn(values))
  return { subtotal, grand_total, delivery_cash: deliveryCashFor(advanceIn(values.advance_cash)) }
}

function rulesBroken(values: InvoiceValues, priceField: InvoiceForm['priceField']) {
  const lines = linesIn(values.invoice_products)
  const totals = lines.map(({ total }) => total)
  const subtotal = subtotalOf(lines)
  return {
    ...lineErrors(lines, priceField),
    ...tooLarge(totals, subtotal),
    ...discountErrors(discountIn(values), subtotal),
    ...(values.status === 'draft' ? {} : missingFrom(values)),
  }
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
