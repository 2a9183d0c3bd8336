import sql from 'sql-template-tag'
import { yearOf } from '../../../kernel/contract/values/day.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { formatMoney, formatPrice, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { largestAmount, lineTotal, sameAmount, sumOf } from '../../../kernel/contract/values/money.ts'
import { type FieldErrors, validationProblem } from '../../../kernel/contract/problem.ts'
import { unrestricted, type Transaction } from '../../../kernel/server/database/query.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { readSources } from '../../invoices/store/invoice-sources.server.ts'
import { readInvoice } from '../../invoices/store/invoice-store.server.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { creditedInvoice } from './credited-invoice.ts'
import { creditsOf, leftToCredit } from './credit-totals.ts'
import type { creditNoteEndpoints } from './credit-notes.contract.ts'

type Form = CheckedInput<typeof creditNoteEndpoints.create.body>

/** A line to store. */
interface StoredCredit {
  invoice_product: number | null
  description: string
  quantity: number
  unit_price: number
  credit: number
}

/** A credit note to store, and the year of its number. */
export interface CreditToStore {
  head: Readonly<Record<string, unknown>>
  lines: readonly StoredCredit[]
  numberedIn: number
}

/** The invoice of a credit note. Locked, so that no other note credits it meanwhile. */
async function invoiceOf(tx: Transaction, { invoice, customer }: Form): Promise<InvoiceRecord | null> {
  if (invoice === null) return null
  const held = await tx.row(sql`select id from invoice where id = ${invoice} for no key update`)
  if (!held)
    throw validationProblem({ invoice: ['The selected invoice does not exist. Choose another one.'] })
  const found = await readInvoice(unrestricted(tx), invoice)
  if (found.customer !== customer) {
    const { invoice_no } = found
    throw validationProblem({
      customer: [
        invoice_no === null
          ? 'This invoice belongs to another customer. Choose the customer of the invoice.'
          : message('{invoice_no} belongs to another customer. Choose the customer of the invoice.', {
              invoice_no,
            }),
      ],
    })
  }
  if (found.status === 'draft') {
    throw validationProblem({ invoice: ['Drafts cannot be credited. Edit the draft instead.'] })
  }
  if (found.status === 'waiting' || found.status === 'declined') {
    const invoice_no = found.invoice_no ?? ''
    throw validationProblem({
      invoice: [
        message('{invoice_no} is not approved and cannot be credited. Choose an approved invoice.', {
          invoice_no,
        }),
      ],
    })
  }
  if (found.status === 'cancelled') {
    const invoice_no = found.invoice_no ?? ''
    throw validationProblem({
      invoice: [
        message('{invoice_no} is cancelled and cannot be credited. Choose another invoice.', { invoice_no }),
      ],
    })
  }
  return found
}

/** The lines, completed from the invoice. Errors are added to `errors`. */
function namedLines(form: Form, invoice: InvoiceRecord | null, errors: FieldErrors) {
  const left = new Map(
    (invoice?.invoice_products ?? []).map((line) => [line.id, sumOf([line.quantity, -(line.credited ?? 0)])]),
  )
  return form.lines.map((line, index) => {
    const complain = (field: string, words: DisplayText) => {
      errors[`lines.${index}.${field}`] = [words]
    }
    const { invoice_product, quantity } = line
    const unit_price = line.unit_price ?? null
    if (invoice_product === null) {
      if (!line.description)
        complain('description', message('{label} is required.', { label: 'Description' }))
      if (unit_price === null) {
        complain('unit_price', message('{label} is required.', { label: 'Unit Price' }))
      } else if (lineTotal(quantity, unit_price) > largestAmount) {
        complain('quantity', 'Line total is too large. Reduce the quantity or price.')
      }
      return { ...line, description: line.description ?? '', unit_price: unit_price ?? 0 }
    }
    const of = invoice?.invoice_products.find(({ id }) => id === invoice_product)
    if (!of) {
      complain('invoice_product', 'This line is not on the invoice.')
      return { ...line, description: line.description ?? '', unit_price: unit_price ?? 0 }
    }
    const rest = left.get(of.id) ?? 0
    if (quantity > rest) {
      const text =
        rest > 0
          ? message('Quantity exceeds what remains to credit. Enter {quantity} or less.', {
              quantity: formatQuantity(rest),
            })
          : 'This line is already fully credited.'
      complain('quantity', text)
    }
    left.set(of.id, sumOf([rest, -quantity]))
    if (unit_price !== null && unit_price !== of.unit_price) {
      complain(
        'unit_price',
        message('Unit price must match the invoice ({price}). Add a custom item for another price.', {
          price: formatPrice(of.unit_price),
        }),
      )
    }
    return { ...line, description: line.description ?? of.product_item, unit_price: of.unit_price }
  })
}

/** The errors of the credit note's total. */
function totalErrors(form: Form, lines: readonly StoredCredit[], invoice: InvoiceRecord | null): FieldErrors {
  const total = sumOf(lines.map(({ credit }) => credit))
  if (total > largestAmount) return { lines: ['Total is too large. Reduce a quantity or price.'] }
  if (form.total !== null && !sameAmount(form.total, total)) {
    return {
      total: [
        message('This does not match the calculated value of {amount}.', {
          amount: formatMoney(total, 'USD'),
        }),
      ],
    }
  }
  const left = invoice ? leftToCredit(creditedInvoice(invoice)) : total
  if (total > left) {
    return {
      lines: [
        message('Credit exceeds what remains on {invoice_no}. Enter {amount} or less.', {
          amount: formatMoney(left, 'USD'),
          invoice_no: invoice?.invoice_no ?? '',
        }),
      ],
    }
  }
  const isOfInvoice = lines.some(({ invoice_product }) => invoice_product !== null)
  return total === 0 && !isOfInvoice
    ? { lines: ['Credit note total cannot be 0.00. Enter a quantity and a price.'] }
    : {}
}

/** The credit note to store for a form. Locks its invoice. Throws `validation_failed`. */
export async function creditToStore(tx: Transaction, form: Form): Promise<CreditToStore> {
  const invoice = await invoiceOf(tx, form)
  const sources = await readSources(tx, form.customer, [])
  if (!sources.customer)
    throw validationProblem({ customer: ['The selected customer does not exist. Choose another one.'] })
  if (form.lines.length === 0) throw validationProblem({ lines: ['Add at least one line.'] })
  const errors: FieldErrors = {}
  const named = namedLines(form, invoice, errors)
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
  const credits = creditsOf(named, invoice && creditedInvoice(invoice))
  const lines = named.map(({ invoice_product, description, quantity, unit_price }, index) => ({
    invoice_product,
    description,
    quantity,
    unit_price,
    credit: credits[index] ?? 0,
  }))
  const wrong = totalErrors(form, lines, invoice)
  if (Object.keys(wrong).length > 0) throw validationProblem(wrong)
  const date = form.date ?? sources.today
  const head = {
    date,
    customer: form.customer,
    ...sources.customer,
    company: JSON.stringify(sources.company),
    invoice: form.invoice,
    invoice_no: invoice?.invoice_no ?? null,
    reason: form.reason,
    note: form.note,
    total: sumOf(credits),
    free_usd: sumOf(lines.flatMap(({ invoice_product, credit }) => (invoice_product === null ? credit : []))),
  }
  return { head, lines, numberedIn: yearOf(date) }
}
