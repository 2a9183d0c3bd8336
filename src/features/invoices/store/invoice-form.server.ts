import { yearOf } from '../../../kernel/contract/values/day.ts'
import type { CheckedChanges } from '../../../kernel/contract/fields.ts'
import { formatMoney, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { lineTotal, sumOf } from '../../../kernel/contract/values/money.ts'
import { type FieldErrors, Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { message } from '../../../i18n/messages.ts'
import { fillAll, missingForIssue, tooLarge } from '../invoice-rules.ts'
import { assertChangeable } from '../../approvals/approval-routes.server.ts'
import { type CustomerCopies, type InvoiceSources, readSources } from './invoice-sources.server.ts'
import { type InvoiceToStore, listPricesOf, type StoredLine } from './invoice-store.server.ts'
import { amountErrors, deliveryCashFor, discountErrors, invoiceTotals } from '../invoice-totals.ts'
import type { invoiceEndpoints, InvoiceLine, InvoiceRecord } from '../invoices.contract.ts'

/** The sent form of an invoice; fields left out keep their values, lines included. */
export type InvoiceForm = CheckedChanges<typeof invoiceEndpoints.update.body>
type SentLine = NonNullable<InvoiceForm['invoice_products']>[number]

const nothingYet = {
  status: null,
  invoice_date: null,
  po_ref: null,
  customer: null,
  customer_name: null,
  customer_address: null,
  customer_code: null,
  customer_phone: null,
  discount: null,
  discount_amount: null,
  invoice_type: null,
  is_shipping_required: false,
  delivery_country: null,
  payment_method: null,
  advance_cash: null,
  age_days: null,
  company: null,
} as const

/** The form without the fields that were not sent. */
function sentOf(form: InvoiceForm): Partial<InvoiceForm> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
}

function statusAfter(form: InvoiceForm, before: InvoiceRecord | null): 'draft' | 'issued' {
  if (before) assertChangeable(before)
  const status = form.status ?? before?.status ?? 'issued'
  if (before?.status === 'cancelled') {
    const invoice_no = before.invoice_no ?? ''
    throw validationProblem({
      status: [message('{invoice_no} is cancelled and cannot be changed.', { invoice_no })],
    })
  }
  if (status === 'cancelled') {
    throw validationProblem({
      status: ['Status cannot be set to cancelled. Use the cancel call, with a reason.'],
    })
  }
  if (status === 'waiting' || status === 'declined') {
    throw validationProblem({
      status: ['Status cannot be set to waiting or declined. Approval limits and decisions set these.'],
    })
  }
  if (before?.status === 'issued' && status === 'draft') {
    throw validationProblem({ status: ['An issued invoice cannot be changed back to a draft.'] })
  }
  return status
}

/** Errors if the customer changes after payments or credit notes. */
function customerErrors(before: InvoiceRecord | null, customer: number | null): FieldErrors {
  if (!before?.has_receipts || before.customer === customer) return {}
  const named = { customer: before.customer_name ?? '' }
  return {
    customer: [
      before.settled === 0 && before.taken_back > 0
        ? message('This invoice has credit notes for {customer}, so its customer cannot be changed.', named)
        : message('{customer} has paid for this invoice, so its customer cannot be changed.', named),
    ],
  }
}

/** Errors if the total falls below what is already paid or credited. */
function settledErrors(before: InvoiceRecord | null, grandTotal: number): FieldErrors {
  if (!before) return {}
  const settled = sumOf([before.settled, before.credited])
  if (settled > grandTotal) {
    const amount = formatMoney(settled, 'USD')
    return {
      grand_total: [
        message('Grand total cannot be less than the {amount} already paid. Create a credit note instead.', {
          amount,
        }),
      ],
    }
  }
  if (before.taken_back <= grandTotal) return {}
  const amount = formatMoney(before.taken_back, 'USD')
  return {
    grand_total: [message('Grand total cannot be less than the {amount} already credited.', { amount })],
  }
}

/** Errors if a line falls below its credited quantity. */
function creditedErrors(before: InvoiceRecord | null, lines: readonly StoredLine[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { id, credited, product_item } of before?.invoice_products ?? []) {
    if (!credited) continue
    const index = lines.findIndex((line) => line.id === id)
    const quantity = formatQuantity(credited)
    const words = message('Quantity of {item} cannot be less than the {quantity} already credited.', {
      quantity,
      item: product_item ?? '',
    })
    if (index === -1) errors['invoice_products'] = [words]
    else if ((lines[index]?.quantity ?? 0) < credited) {
      errors[`invoice_products.${index}.quantity`] = [words]
    }
  }
  return errors
}

/** An archived record cannot be chosen; where it was chosen before, it stays. */
const isArchived = (name: string) =>
  message('{name} is archived. Unarchive it first, or choose another.', { name })

/** The customer data stored with the invoice. An issued invoice keeps its copy unless the customer changes. */
function customerCopies(
  sources: InvoiceSources,
  customer: number | null,
  before: InvoiceRecord | null,
): CustomerCopies {
  const { customer_name, customer_address, customer_code, customer_phone } =
    before?.status === 'issued' && before.customer === customer ? before : nothingYet
  if (customer === null || customer_name !== null) {
    return { customer_name, customer_address, customer_code, customer_phone }
  }
  if (!sources.customer)
    throw validationProblem({ customer: ['The selected customer does not exist. Choose another one.'] })
  if (sources.isCustomerArchived && before?.customer !== customer) {
    const name = sources.customer.customer_name ?? ''
    throw validationProblem({ customer: [isArchived(name)] })
  }
  return sources.customer
}

/** The stored line of each sent one, by position: matched by key, or without a key by content. */
function storedLines(sent: readonly SentLine[], stored: readonly InvoiceLine[]): (InvoiceLine | undefined)[] {
  const left = new Map(stored.map((line) => [line.id, line]))
  const take = (line: InvoiceLine | undefined) => {
    if (line) left.delete(line.id)
    return line
  }
  const named = sent.map(({ id }) => (id === null ? undefined : take(left.get(id))))
  return sent.map((line, index) =>
    line.id === null ? take([...left.values()].find((old) => saysTheSame(line, old))) : named[index],
  )
}

const sentFields = [
  'product',
  'product_item',
  'product_description',
  'quantity',
  'unit_price',
  'notes',
] as const

function saysTheSame(line: SentLine, old: InvoiceLine): boolean {
  return sentFields.every((name) => line[name] === old[name])
}

/** With the list prices of an issued invoice, by line key. */
type ListedSources = InvoiceSources & { listed: ReadonlyMap<number, number> }

/**
 * The lines with copies of product pictures and with list prices; existing copies stay. The list price of a custom item
 * is its own price, never lower than when it was issued.
 */
function linesWithCopies(
  { products, listed }: ListedSources,
  sent: readonly SentLine[],
  totals: readonly number[],
  before: InvoiceRecord | null,
): StoredLine[] {
  const had = storedLines(sent, before?.invoice_products ?? [])
  const errors: FieldErrors = {}
  const lines = sent.map((line, index): StoredLine => {
    const old = had[index]
    const exists = line.product === null || products.has(line.product)
    // The product may have been deleted while the form was open; the line stays without it.
    const product = exists || old?.product !== null ? line.product : null
    const same = old && old.product === product
    if (!same && !exists) errors[`invoice_products.${index}.product`] = ['Product not found.']
    if (!same && products.get(product ?? 0)?.archived) {
      errors[`invoice_products.${index}.product`] = [isArchived(line.product_item ?? '')]
    }
    const today = products.get(product ?? 0)?.unit_price ?? line.unit_price
    const asIssued = same && old.id !== null ? listed.get(old.id) : undefined
    return {
      ...line,
      product,
      list_price: product === null ? Math.max(asIssued ?? 0, line.unit_price) : (asIssued ?? today),
      id: old?.id ?? null,
      product_image: same ? old.product_image : (products.get(product ?? 0)?.image ?? null),
      total: totals[index] ?? 0,
    }
  })
  const wrong = { ...errors, ...creditedErrors(before, lines) }
  if (Object.keys(wrong).length > 0) throw validationProblem(wrong)
  return lines
}

/** The form of a new draft copied from an invoice; date, numbers, reference and customer data are new. */
export function duplicateOf(invoice: InvoiceRecord): InvoiceForm {
  const { customer, discount, discount_amount, invoice_type, is_shipping_required, delivery_country } =
    invoice
  const { payment_method, advance_cash, age_days } = invoice
  return {
    status: 'draft',
    customer,
    discount,
    discount_amount,
    invoice_type,
    is_shipping_required,
    delivery_country,
    payment_method,
    advance_cash,
    age_days,
    invoice_products: invoice.invoice_products.map((line) => ({ ...line, id: null })),
  }
}

/**
 * Decides what is stored for a form: the columns, the lines, and the year of its number if it takes one. Computes
 * amounts and copies, and throws `validation_failed` if the invoice cannot be stored or issued.
 */
export async function invoiceToStore(
  db: Db,
  form: InvoiceForm,
  before: InvoiceRecord | null,
): Promise<InvoiceToStore> {
  const status = statusAfter(form, before)
  const merged = { ...nothingYet, ...before, ...sentOf(form) }
  const sentLines: readonly SentLine[] = form.invoice_products ?? before?.invoice_products ?? []
  const chosen = sentLines.flatMap((line) => line.product ?? [])
  const sources = await readSources(db, merged.customer, chosen)
  const dateOmitted = before ? form.invoice_date === null && status === 'draft' : merged.invoice_date === null
  const invoice_date = dateOmitted ? sources.today : merged.invoice_date
  const off = { discount: merged.discount ?? 0, discount_amount: merged.discount_amount ?? 0 }
  const { totals, subtotal, grand_total } = invoiceTotals(sentLines, off)
  const delivery_cash = deliveryCashFor(merged.advance_cash)

  const needed =
    status === 'issued' ? missingForIssue({ ...merged, invoice_date, invoice_products: sentLines }) : {}
  const errors = {
    ...amountErrors(form, { totals, subtotal, grand_total }, delivery_cash),
    ...tooLarge(totals, subtotal),
    ...discountErrors(off, subtotal),
    ...customerErrors(before, merged.customer),
    ...settledErrors(before, grand_total),
    ...needed,
  }
  if (Object.keys(needed).length > 0) throw new Problem('validation_failed', fillAll, { errors })
  if (Object.keys(errors).length > 0 || invoice_date === null) throw validationProblem(errors)

  const copies = customerCopies(sources, merged.customer, before)
  const listed = before?.status === 'issued' ? await listPricesOf(db, before.id) : new Map<number, number>()
  const lines = linesWithCopies({ ...sources, listed }, sentLines, totals, before)
  const list_total = sumOf(lines.map((line) => lineTotal(line.quantity, line.list_price)))
  const isIssuedNow = status === 'issued' && before?.status !== 'issued'
  const head = {
    status,
    invoice_date,
    po_ref: merged.po_ref,
    customer: merged.customer,
    ...copies,
    subtotal,
    list_total,
    ...off,
    grand_total,
    invoice_type: merged.invoice_type,
    is_shipping_required: merged.is_shipping_required,
    delivery_country: merged.is_shipping_required ? merged.delivery_country : null,
    payment_method: merged.payment_method,
    advance_cash: merged.advance_cash,
    delivery_cash,
    age_days: merged.age_days,
    ...(isIssuedNow ? { issued_list_total: list_total, company: JSON.stringify(sources.company) } : {}),
  }
  return { head, lines, sources, numberedIn: isIssuedNow ? yearOf(invoice_date) : null }
}
