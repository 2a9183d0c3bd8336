import { crudEndpoints, endpoint, writeReply } from '../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../kernel/contract/entity.ts'
import { computed, required, type RowOf } from '../../kernel/contract/fields.ts'
import { listFigures } from '../../kernel/contract/endpoints/lists/list-figures.ts'
import { languageNames, languageQuery } from '../../kernel/contract/endpoints/language.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag, flagFilter } from '../../kernel/contract/kinds/flag.ts'
import { group } from '../../kernel/contract/kinds/many/group.ts'
import { list } from '../../kernel/contract/kinds/many/list.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { percent } from '../../kernel/contract/kinds/numbers/percent.ts'
import { picture } from '../../kernel/contract/kinds/picture.ts'
import { price } from '../../kernel/contract/kinds/numbers/price.ts'
import { quantity } from '../../kernel/contract/kinds/numbers/quantity.ts'
import { rate } from '../../kernel/contract/kinds/numbers/rate.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { several } from '../../kernel/contract/kinds/many/several.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import { printedOf } from '../../kernel/contract/printed.ts'
import { approvalEndpoints, approvalFields, approvalUnordered } from '../approvals/approvals.contract.ts'
import { customer } from '../customers/customers.contract.ts'
import { cancelEndpoint, cancellation, cancellationFields } from '../money/ledger/cancellation.contract.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { product } from '../products/products.contract.ts'
import {
  changeSalesman,
  invoicesRight,
  salesmanFields,
  salesmanFilter,
} from '../salesmen/salesmen.contract.ts'
import { invoiceTypes, paymentMethods } from '../settings/defaults/invoice-defaults.contract.ts'
import { companyBlock } from '../settings/settings.contract.ts'
import { unusualDate } from '../settings/days/unusual-date.contract.ts'
import { countries } from './countries.ts'
import { linePrice } from './line-price.ts'

/** What waits for approval is not issued yet; what was declined never was. */
export const invoiceStatuses = {
  draft: 'Draft',
  issued: 'Issued',
  cancelled: 'Cancelled',
  waiting: 'Waiting for approval',
  declined: 'Declined',
} as const

const revision = whole('Revision', { min: 1 })
/** How it stands: of what is issued, by its money and its due day. */
export const invoiceStates = {
  draft: 'Draft',
  issued: 'Issued',
  part_paid: 'Partially paid',
  paid: 'Paid|an invoice',
  past_due: 'Past due',
  cancelled: 'Cancelled',
} as const

/**
 * The head of an invoice. A draft may lack what an issued invoice must have, so none of it is required
 * here; `missingForIssue` in invoice-rules.ts says what an issued one needs.
 */
export const invoice = entity({
  name: 'invoice',
  view: 'invoice_with_money',
  path: '/invoice',
  label: 'Invoice',
  plural: 'Invoices',
  resource: invoicesRight,
  fields: {
    status: choice('Status', invoiceStatuses),
    invoice_date: day('Date'),
    invoice_no: computed(text('Invoice Number', { format: 'code' })),
    order_no: computed(text('Order Number', { format: 'code' })),
    po_ref: text('Reference', { format: 'code' }),
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    customer_name: computed(text('Customer')),
    customer_address: computed(note('Customer Address')),
    subtotal: money('Sub Total', 'USD', { decimals: 'rounded' }),
    discount: percent('Discount'),
    /** Instead of the percentage. */
    discount_amount: money('Discount Amount', 'USD'),
    grand_total: money('Grand Total', 'USD', { decimals: 'rounded' }),
    invoice_type: choice('Invoice Type', invoiceTypes),
    is_shipping_required: flag('Shipping Required'),
    delivery_country: choice('Delivery Country', countries, { alphabetical: true }),
    payment_method: choice('Payment Method', paymentMethods),
    advance_cash: whole('Advance Cash', { min: 1, max: 100, outside: 'nothing' }),
    delivery_cash: whole('Delivery Cash', { min: 0, max: 100, outside: 'nothing' }),
    age_days: whole('Age Days', { max: 3650 }),
    ...salesmanFields,
    ...cancellation,
    /** Above 1 where it was changed after its paper was asked for. */
    revision: required(computed(revision)),
    ...approvalFields,
    /** What is paid, what is left and until when, as its order says; of a draft nothing. */
    paid: required(computed(money('Total Paid', 'USD'))),
    outstanding: required(computed(money('Outstanding', 'USD'))),
    due_date: computed(day('Due Date')),
    state: required(computed(choice('Payment status', invoiceStates))),
  },
  // What people ask first stands first; all of the specification's columns are among them.
  columns: [
    'invoice_no',
    'status',
    'customer_name',
    'invoice_date',
    'grand_total',
    'outstanding',
    'due_date',
    'order_no',
    'invoice_type',
    'payment_method',
    'is_shipping_required',
    'delivery_country',
    'po_ref',
    'subtotal',
    'discount',
    'discount_amount',
    'paid',
    'salesman_name',
  ],
  inFiles: { first: ['status', 'state', 'approval'], without: ['status'] },
  calledBy: [{ by: 'customer', of: 'customer' }],
  filters: {
    invoice_type: choice('Invoice Type', invoiceTypes),
    payment_method: choice('Payment Method', paymentMethods),
    status: choice('Status', invoiceStatuses),
    state: several('Payment status', invoiceStates),
    /** What whoever asks wrote, or is the salesman of. */
    mine: flagFilter('My records'),
    salesman: salesmanFilter,
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    date_from: day('From'),
    date_to: day('To|a day'),
    changed_after_printing: flagFilter('Changed after printing'),
    /** All that was sold, whatever became of it: what was cancelled since is taken back on its own day. */
    sold: flagFilter('Included in sales'),
  },
  // How it stands is asked for in words as well.
  foundBy: ['state'],
  unordered: [...cancellationFields, 'revision', ...approvalUnordered],
  messages: { created: 'Invoice Create Success', updated: 'Invoice Updated Successfully' },
  deletion: 'message',
})

/** A line keeps its own copy of the product: later changes of the product change no invoice. */
export const invoiceLine = {
  id: whole('ID', { min: 1 }),
  product: reference('Product', { path: product.path, shows: 'items' }),
  product_item: required(text('Item')),
  product_description: note('Description'),
  product_image: computed(picture('Image')),
  quantity: required(quantity('Quantity', { positive: true })),
  unit_price: required(linePrice),
  total: money('Total', 'USD', { decimals: 'rounded' }),
  notes: note('Notes'),
} as const

const lines = list('Products', invoiceLine, { max: 500 })

/** A line as it is read: of a draft also what its product costs now, to be seen beside the price agreed on. */
const readLine = {
  ...invoiceLine,
  list_price: computed(price('List price')),
  /** Of how many of it credit notes have taken back what they cost. */
  credited: computed(quantity('Credited')),
} as const

/**
 * A whole invoice: its head, its lines, and its copies of what only its paper shows: of the customer, and of the
 * company as it was when the invoice was issued.
 */
export const invoiceRecord = {
  ...recordFields,
  ...invoice.fields,
  customer_code: computed(text('Customer Code')),
  customer_phone: computed(text('Customer Phone')),
  invoice_products: list('Products', readLine, { max: 500 }),
  company: computed(group('Company', companyBlock)),
  /** The language of the customer's papers. */
  paper_language: computed(choice('Document language', languageNames)),
  /** At how many dinars for a dollar its paper says the total in dinars too, and of which day that is; frozen when it was issued. */
  dinar_rate: computed(rate('IQD per USD')),
  dinar_rate_on: computed(day('Rate date')),
  /** Whether money has come in for it: its customer stays then. */
  has_receipts: required(computed(flag('Has receipts'))),
  /** How much of it receipt vouchers settle: it asks for no less. */
  settled: required(computed(money('Paid by receipts', 'USD'))),
  /** How much of it credit notes settle, and how much of it those that are about it take back. */
  credited: required(computed(money('Credited', 'USD'))),
  taken_back: required(computed(money('Returns and cancellations', 'USD'))),
} as const

export type InvoiceLine = RowOf<typeof invoiceLine>
export type ReadLine = RowOf<typeof readLine>
export type InvoiceRecord = RowOf<typeof invoiceRecord>

const { list: listInvoices, read, create, update, remove } = crudEndpoints(invoice)
/** The fields of its form, with the labels that they have there: what is wrong with one is told by the same. */
const form = {
  ...invoice.fields,
  invoice_date: { ...invoice.fields.invoice_date, label: 'Invoice Date' },
  po_ref: { ...invoice.fields.po_ref, label: 'Purchase Order Reference' },
  discount: { ...invoice.fields.discount, label: 'Discount %' },
  advance_cash: { ...invoice.fields.advance_cash, label: 'Advance Cash %' },
  delivery_cash: { ...invoice.fields.delivery_cash, label: 'Delivery Cash %' },
  invoice_products: lines,
  unusual_date: unusualDate,
} as const

/** Who may change what was issued; drafts are free to whoever may change invoices. */
export const issuedInvoices = resource('issued_invoices', 'Issued invoices', {
  admin: 'U',
  manager: 'U',
  salesman: 'U',
})

/**
 * Who may say by hand what of an invoice is paid and what is not expected any more, and, once it is issued, when it is
 * due: a debt that is written off or due in years is asked for by nobody.
 */
export const paymentsByHand = resource('payments_by_hand', 'Record manual payments', {
  admin: 'U',
  manager: 'U',
  salesman: '',
})

/** Of which tables an invoice's money is. */
const moneyFrom = ['invoice_tracker', 'credit_note'] as const

export const invoiceEndpoints = {
  list: { ...listInvoices, refreshOn: moneyFrom },
  counts: listFigures(invoice, 'counts', {
    summary:
      'How many invoices of a list stand how, whatever `state` it is narrowed to; unpaid are those that are past due, too',
    refreshOn: moneyFrom,
    reply: {
      all: required(whole('All')),
      draft: required(whole('Drafts')),
      unpaid: required(whole('Unpaid')),
      past_due: required(whole('Past due')),
      paid: required(whole('Paid|an invoice')),
      cancelled: required(whole('Cancelled')),
    },
  }),
  totals: listFigures(invoice, 'totals', {
    summary: 'What the invoices of a list come to, over all its pages',
    refreshOn: moneyFrom,
    // Drafts are no sales: they are told apart, and not at all where there are none.
    reply: {
      grand_total: required(money('Grand Total', 'USD')),
      outstanding: required(money('Outstanding', 'USD')),
      drafts: whole('Drafts'),
      draft_total: money('Draft total', 'USD'),
      // Of what was sold within some days: what was credited or cancelled in them, of whichever invoices, and what is left.
      taken_back: money('Total of its credit notes', 'USD'),
      net: money('Net', 'USD'),
    },
  }),
  read: {
    ...read,
    refreshOn: moneyFrom,
    reply: { results: required(group('Invoice', invoiceRecord)) },
  },
  create: { ...create, body: form, reply: writeReply(invoiceRecord) },
  update: { ...update, body: form, reply: writeReply(invoiceRecord), unanswered: 'Update failed' as const },
  remove,
  takeCompany: endpoint({
    method: 'PUT',
    path: `${invoice.path}/:id/company`,
    summary: "Give an issued invoice the company's details of today; nothing else of it changes",
    access: { resource: invoice.resource, verb: 'update' },
    reply: writeReply(invoiceRecord),
  }),
  cancel: cancelEndpoint(invoice, {
    summary: 'Cancel an issued invoice: it stays with its reason and asks for nothing any more',
    verb: 'delete',
    record: invoiceRecord,
  }),
  changeSalesman: changeSalesman(invoice, invoiceRecord),
  ...approvalEndpoints(invoice, invoiceRecord),
  duplicate: endpoint({
    method: 'POST',
    path: `${invoice.path}/:id/duplicate`,
    summary: 'A new draft for the same customer with the same lines, of today',
    access: { resource: invoice.resource, verb: 'create' },
    reply: writeReply(invoiceRecord),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/invoice/generate-pdf/:id',
    summary: 'The invoice as PDF, as it is or in an earlier `revision`; `paid` adds what is paid and due',
    access: { resource: invoice.resource, verb: 'view' },
    query: { paid: flag('Show paid and balance due'), revision, ...languageQuery },
    reply: { content: 'application/pdf' },
  }),
  printed: printedOf(invoice),
}
