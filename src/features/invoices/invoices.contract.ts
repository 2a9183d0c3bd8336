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
import { approvalEndpoints, approvalFields, approvalNotSortable } from '../approvals/approvals.contract.ts'
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

/** A waiting invoice is not issued yet; a declined one never was. */
export const invoiceStatuses = {
  draft: 'Draft',
  issued: 'Issued',
  cancelled: 'Cancelled',
  waiting: 'Waiting for approval',
  declined: 'Declined',
} as const

const revision = whole('Revision', { min: 1 })
/** The state of an invoice; an issued one by its payments and due date. */
export const invoiceStates = {
  draft: 'Draft',
  issued: 'Issued',
  part_paid: 'Partially paid',
  paid: 'Paid|an invoice',
  past_due: 'Past due',
  cancelled: 'Cancelled',
} as const

/**
 * The fields of an invoice other than lines. A draft may lack what an issued invoice needs, so none is required here;
 * see `missingForIssue` in invoice-rules.ts.
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
    /** Alternative to the percentage. */
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
    /** Above 1 if the invoice was changed after it was printed. */
    revision: required(computed(revision)),
    ...approvalFields,
    /** Paid and outstanding amounts and the due date, as on its order; empty for a draft. */
    paid: required(computed(money('Total Paid', 'USD'))),
    outstanding: required(computed(money('Outstanding', 'USD'))),
    due_date: computed(day('Due Date')),
    state: required(computed(choice('Payment status', invoiceStates))),
  },
  // The most needed columns first; all columns of the specification are included.
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
    status: several('Status', invoiceStatuses),
    state: several('Payment status', invoiceStates),
    /** Invoices whose author or salesman is the user. */
    mine: flagFilter('My records'),
    salesman: salesmanFilter,
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    date_from: day('From'),
    date_to: day('To|a day'),
    changed_after_printing: flagFilter('Changed after printing'),
    /** All sales, including invoices cancelled later: their cancellation counts on its own day. */
    sold: flagFilter('Included in sales'),
  },
  // The search also finds words for the state.
  foundBy: ['state'],
  notSortable: [...cancellationFields, 'revision', ...approvalNotSortable],
  messages: { created: 'Invoice Create Success', updated: 'Invoice Updated Successfully' },
  deletion: 'message',
})

/** A line of an invoice stores a copy of its product: later changes of the product do not affect it. */
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

/** A line in responses; a draft's lines include the current list price, shown beside the agreed price. */
const readLine = {
  ...invoiceLine,
  list_price: computed(price('List price')),
  /** The quantity that credit notes have credited. */
  credited: computed(quantity('Credited')),
} as const

/** A whole invoice: fields, lines, and copies for its paper: the customer, and the company at the time of issuing. */
export const invoiceRecord = {
  ...recordFields,
  ...invoice.fields,
  customer_code: computed(text('Customer Code')),
  customer_phone: computed(text('Customer Phone')),
  invoice_products: list('Products', readLine, { max: 500 }),
  company: computed(group('Company', companyBlock)),
  paper_language: computed(choice('Document language', languageNames)),
  /** The rate at which the paper shows the total in dinars too, with its date; fixed when the invoice is issued. */
  dinar_rate: computed(rate('IQD per USD')),
  dinar_rate_on: computed(day('Rate date')),
  /** Whether it has payments: then its customer cannot change. */
  has_receipts: required(computed(flag('Has receipts'))),
  /** The amount applied by receipt vouchers: the total cannot be lower. */
  settled: required(computed(money('Paid by receipts', 'USD'))),
  /** The amount applied by credit notes, and the total of the credit notes about this invoice. */
  credited: required(computed(money('Credited', 'USD'))),
  taken_back: required(computed(money('Returns and cancellations', 'USD'))),
} as const

export type InvoiceLine = RowOf<typeof invoiceLine>
export type ReadLine = RowOf<typeof readLine>
export type InvoiceRecord = RowOf<typeof invoiceRecord>

const { list: listInvoices, read, create, update, remove } = crudEndpoints(invoice)
/** The fields of the form, with its labels, which errors use as well. */
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

/** Permission to change issued invoices; drafts need only the permission to update invoices. */
export const issuedInvoices = resource('issued_invoices', 'Issued invoices', {
  admin: 'U',
  manager: 'U',
  salesman: 'U',
})

/**
 * Permission to record manual payments and write-offs and, for issued invoices, to change the due date: all of them can
 * stop a debt from being collected.
 */
export const manualPayments = resource('payments_by_hand', 'Record manual payments', {
  admin: 'U',
  manager: 'U',
  salesman: '',
})

/** The tables that an invoice's amounts depend on. */
const moneyFrom = ['invoice_tracker', 'credit_note'] as const

export const invoiceEndpoints = {
  list: { ...listInvoices, refreshOn: moneyFrom },
  counts: listFigures(invoice, 'counts', {
    summary:
      'The number of filtered invoices in each state, regardless of `state` and `status`; unpaid includes past due, waiting includes declined',
    refreshOn: moneyFrom,
    reply: {
      all: required(whole('All')),
      draft: required(whole('Drafts')),
      waiting: required(whole('Waiting|a document')),
      unpaid: required(whole('Unpaid')),
      past_due: required(whole('Past due')),
      paid: required(whole('Paid|an invoice')),
      cancelled: required(whole('Cancelled')),
    },
  }),
  totals: listFigures(invoice, 'totals', {
    summary: 'The totals of the filtered invoices, over all pages',
    refreshOn: moneyFrom,
    // Drafts are not sales: their total is separate, and null without drafts.
    reply: {
      grand_total: required(money('Grand Total', 'USD')),
      outstanding: required(money('Outstanding', 'USD')),
      drafts: whole('Drafts'),
      draft_total: money('Draft total', 'USD'),
      // For sales within a period: credit notes and cancellations in it, of any invoice, and the net amount.
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
  update: { ...update, body: form, reply: writeReply(invoiceRecord), noResponse: 'Update failed' as const },
  remove,
  updateCompanyDetails: endpoint({
    method: 'PUT',
    path: `${invoice.path}/:id/company`,
    summary: 'Update the company details on an issued invoice; nothing else changes',
    access: { resource: invoice.resource, verb: 'update' },
    reply: writeReply(invoiceRecord),
  }),
  cancel: cancelEndpoint(invoice, {
    summary: 'Cancel an issued invoice: it stays visible with the reason, and nothing is due on it',
    verb: 'delete',
    record: invoiceRecord,
  }),
  changeSalesman: changeSalesman(invoice, invoiceRecord),
  ...approvalEndpoints(invoice, invoiceRecord),
  duplicate: endpoint({
    method: 'POST',
    path: `${invoice.path}/:id/duplicate`,
    summary: 'Duplicate an invoice as a draft dated today, with the same customer and lines',
    access: { resource: invoice.resource, verb: 'create' },
    reply: writeReply(invoiceRecord),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/invoice/generate-pdf/:id',
    summary:
      'The invoice as PDF, current or in an earlier `revision`; `paid` adds the paid and outstanding amounts',
    access: { resource: invoice.resource, verb: 'view' },
    query: { paid: flag('Show paid and balance due'), revision, ...languageQuery },
    reply: { content: 'application/pdf' },
  }),
  printed: printedOf(invoice),
}
