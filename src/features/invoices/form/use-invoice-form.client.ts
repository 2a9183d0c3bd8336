import { fieldErrors } from '../../../kernel/contract/checks.ts'
import type { FormValues } from '../../../kernel/contract/fields.ts'
import { useContext, useEffect, useMemo, useState } from 'react'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useLatest } from '../../../kernel/client/use-latest.ts'
import type { PriceField } from '../../../kernel/contract/kinds/numbers/price.ts'
import { numberIn } from '../../../kernel/contract/values/read-number.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import { usePriceWithDecimals } from '../../settings/price-decimals.client.ts'
import { paths } from '../../paths.ts'
import { type DraftLine, linesIn } from '../invoice-lines.ts'
import { fillAll, missingForIssue, tooLarge } from '../invoice-rules.ts'
import { deliveryCashFor, type Discount, discountErrors, lessDiscount } from '../invoice-totals.ts'
import { invoiceEndpoints, invoiceLine, type InvoiceRecord } from '../invoices.contract.ts'
import { IssuedContext } from './saved/issued.client.ts'
import { createProposals, type CompanyTerms, type Proposals } from './proposed/proposals.client.ts'
import { justSaved } from './saved/just-saved.client.ts'
import { acceptGuesses } from './lines/pasting/guesses.client.ts'
import { lineErrors, withPriceTaken } from './lines/table/line-texts.ts'

export type InvoiceFields = typeof invoiceEndpoints.create.body
export type InvoiceValues = FormValues<InvoiceFields>

export interface InvoiceForm extends EntityForm<InvoiceFields> {
  /** The current lines, which may be newer than those on screen. */
  linesNow(): readonly DraftLine[]
  changeLines(lines: readonly DraftLine[]): void
  /** The price field of a new line, or of this one. */
  priceField(line?: DraftLine): PriceField
  /** Issues the invoice or saves it as a draft; returns whether it was saved. */
  save(status: 'draft' | 'issued'): Promise<boolean>
  /** The values proposed from the company or the customer. */
  proposals: Proposals
}

interface InvoiceFormOptions {
  record?: InvoiceRecord
  initial?: Partial<InvoiceValues>
  /** The company's defaults for a new form. */
  company?: CompanyTerms
  stays?: boolean
}

/** The form of an invoice: a new one with `initial`, or an update of `record`. */
export function useInvoiceForm(options: InvoiceFormOptions): InvoiceForm {
  const notifyIssued = useContext(IssuedContext)
  const withDecimals = usePriceWithDecimals()
  const { record } = options
  const fieldNow = (line?: DraftLine) => {
    const stored = record?.invoice_products.find(({ id }) => id === (line?.id ?? 0))
    return withDecimals(invoiceLine.unit_price, stored?.unit_price)
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
      // A save returns the whole record.
      const now = saved as InvoiceRecord
      if (!options.stays) justSaved.change({ invoice: now })
      if (now.status === 'issued' && options.record?.status !== 'issued') notifyIssued(now)
    },
  })
  // After the user has raised the decimals of prices in the settings, prices refused before become valid.
  useEffect(() => {
    const lines = linesIn(form.store.now().values.invoice_products)
    const taken = lines.map((line) => withPriceTaken(line, priceField()(line)))
    if (taken.some((line, index) => line !== lines[index])) form.change({ invoice_products: taken })
  }, [form, withDecimals, priceField])
  const [proposals] = useState(() => createProposals(form, options.company ?? {}))
  return useMemo(() => {
    const lines = {
      linesNow: () => linesIn(form.store.now().values.invoice_products),
      changeLines: (changed: readonly DraftLine[]) => form.change({ invoice_products: changed }),
    }
    return {
      ...form,
      ...lines,
      proposals,
      priceField: (line) => priceField()(line),
      save: async (status) => {
        const isIssued = form.store.now().record?.['status'] === 'issued'
        if (status === 'issued' && !(await acceptGuesses(lines, isIssued))) return false
        const saving = form.submit({ status })
        const missing = status === 'issued' ? missingFrom(form.store.now().values) : {}
        if (Object.keys(missing).length > 0) {
          form.showError(fillAll)
        }
        return saving
      },
    }
  }, [form, proposals, priceField])
}

/** The lines of the form; an unchanged line stays the same object. */
export function useLines(form: InvoiceForm): readonly DraftLine[] {
  return linesIn(useFormValue(form, 'invoice_products'))
}

/** The discount in percent while it is entered: 0 if empty or invalid, limited to 0–100. */
function percentIn(typed: string | number | null): number {
  return Math.min(100, Math.max(0, numberIn(typed) ?? 0))
}

/** The discount while it is entered: the percentage or the amount, whichever was entered last. */
export function discountIn(values: Pick<InvoiceValues, 'discount' | 'discount_amount'>): Discount {
  const typed = Math.max(0, numberIn(values.discount_amount) ?? 0)
  return { discount: percentIn(values.discount), discount_amount: typed }
}

/** The advance in percent: a whole number from 1 to 100, else null (specification, section 5). */
export function advanceIn(typed: string | number | null): number | null {
  const advance = numberIn(typed)
  return advance !== null && Number.isInteger(advance) && advance >= 1 && advance <= 100 ? advance : null
}

/**
 * What the invoice comes to, live, and what is wrong with its discount; the lines are added up only when they change.
 * Null while a number that belongs to it is refused: the amount of before would be a wrong one.
 */
export function useAmounts(form: InvoiceForm) {
  const lines = useLines(form)
  const discount = useFormValue(form, 'discount')
  const discount_amount = useFormValue(form, 'discount_amount')
  const subtotal = useMemo(() => (lines.some(({ typed }) => typed) ? null : subtotalOf(lines)), [lines])
  const off = { discount, discount_amount }
  const refusals = discountRefusals(off, lines.length === 0 ? null : subtotal)
  const isKnown = subtotal !== null && Object.keys(refusals).length === 0
  return { subtotal, refusals, grand_total: isKnown ? lessDiscount(subtotal, discountIn(off)) : null }
}

/** What is wrong with a discount as it is typed; it is compared with a sub total once there is one. */
function discountRefusals(
  off: Pick<InvoiceValues, 'discount' | 'discount_amount'>,
  subtotal: number | null,
): FieldErrors {
  const { discount, discount_amount } = invoiceEndpoints.create.body
  const wrong = fieldErrors({ discount, discount_amount }, off)
  const isRight = Object.keys(wrong).length === 0
  return isRight && subtotal !== null ? discountErrors(discountIn(off), subtotal) : wrong
}

function subtotalOf(lines: readonly DraftLine[]): number {
  return sumOf(lines.map(({ total }) => total))
}

/** The amounts are sent too, so that the server stores what the user saw, or refuses. */
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
