import { crudEndpoints, endpoint, writeReply } from '../../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required, type RowOf } from '../../../kernel/contract/fields.ts'
import { languageNames, languageQuery } from '../../../kernel/contract/endpoints/language.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { price } from '../../../kernel/contract/kinds/numbers/price.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { printedOf } from '../../../kernel/contract/printed.ts'
import { customer } from '../../customers/customers.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import { cancelEndpoint, cancellation, cancellationFields } from '../ledger/cancellation.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { settlement } from '../receipts/receipt-voucher.contract.ts'
import { companyBlock } from '../../settings/settings.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'
import { approvalEndpoints, approvalFields, approvalUnordered } from '../../approvals/approvals.contract.ts'

export const creditReasons = {
  misprint: 'Misprint',
  return: 'Return',
  price: 'Price correction',
  cancelled: 'Cancelled',
  goodwill: 'Goodwill',
} as const

/** Something of it is on account, all of it is used, or it counts no more. */
export const creditStatuses = {
  open: 'Open',
  used: 'Used',
  cancelled: 'Cancelled|a credit note',
  waiting: 'Waiting for approval',
  declined: 'Declined',
} as const

/** What a customer gets back of what was invoiced, or for nothing but goodwill; no money moves by it. */
export const creditNote = entity({
  name: 'credit_note',
  path: '/credit-note',
  label: 'Credit Note',
  plural: 'Credit Notes',
  resource: resource('credit_note', 'Credit Notes', { admin: 'VCD', manager: 'VCD', salesman: 'V' }),
  fields: {
    credit_note_no: required(computed(text('Credit Note No', { format: 'code' }))),
    date: defaulted(day('Date')),
    customer: required(reference('Customer', { path: customer.path, shows: 'name' })),
    customer_name: required(computed(text('Customer'))),
    /** What it takes back, and settles first; none for what stands for itself. */
    invoice: reference('Invoice', { path: invoice.path, shows: 'invoice_no' }),
    invoice_no: computed(text('Invoice No', { format: 'code' })),
    reason: required(choice('Reason', creditReasons)),
    note: note('Note'),
    total: required(computed(money('Total', 'USD'))),
    /** What it settles and what of it was paid back; the rest is on account. */
    used_usd: required(computed(money('Used|an amount', 'USD'))),
    on_account_usd: required(computed(money('Unapplied credit', 'USD'))),
    status: required(computed(choice('Status', creditStatuses))),
    ...cancellation,
    ...approvalFields,
    created_by_email: createdByEmail,
  },
  columns: [
    'credit_note_no',
    'customer_name',
    'status',
    'date',
    'total',
    'used_usd',
    'invoice_no',
    'reason',
    'note',
    'created_by_email',
  ],
  calledBy: [{ by: 'customer', of: 'customer' }],
  filters: {
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    invoice: reference('Invoice', { path: invoice.path, shows: 'invoice_no' }),
    reason: choice('Reason', creditReasons),
    status: choice('Status', creditStatuses),
    ...creatorFilters,
  },
  ordering: '-date',
  unordered: ['used_usd', 'on_account_usd', 'status', ...cancellationFields, ...approvalUnordered],
  inFiles: { first: ['approval'] },
  messages: { created: 'Credit note created.' },
  deletion: 'empty',
})

/** So many of an invoice's line, at its price, or something that stands for itself. */
export const creditLine = {
  invoice_product: whole('Invoice line', { min: 1 }),
  description: text('Description'),
  quantity: required(quantity('Quantity', { positive: true })),
  unit_price: price('Unit Price'),
  /** What it takes back: of an invoice's line its share of what the invoice asks for. */
  credit: computed(money('Credit|given back', 'USD')),
} as const

/** A whole credit note: its lines, what it settles, and its copies of what its paper shows. */
export const creditRecord = {
  ...recordFields,
  ...creditNote.fields,
  lines: required(list('Lines', creditLine, { max: 500 })),
  settlements: required(computed(list('Applied to', settlement))),
  paid_back_usd: required(computed(money('Refunded', 'USD'))),
  customer_address: computed(note('Customer Address')),
  customer_code: computed(text('Customer Code')),
  customer_phone: computed(text('Customer Phone')),
  company: required(computed(group('Company', companyBlock))),
  /** The language of the customer's papers. */
  paper_language: computed(choice('Document language', languageNames)),
} as const

export type CreditRecord = RowOf<typeof creditRecord>

const { list: listNotes, read, create } = crudEndpoints(creditNote)

export const creditNoteEndpoints = {
  list: listNotes,
  read: { ...read, reply: creditRecord },
  create: {
    ...create,
    summary: 'Create a credit note: it is applied to its invoice first, the rest becomes unapplied credit',
    body: {
      ...creditNote.fields,
      lines: required(list('Lines', creditLine, { max: 500 })),
      /** What the person was shown as its total: refused where it is another. */
      total: money('Total', 'USD'),
      unusual_date: unusualDate,
    },
    reply: writeReply(creditRecord),
  },
  cancel: cancelEndpoint(creditNote, {
    summary:
      'Cancel a credit note of which nothing was refunded: what it was applied to is due again from that day',
    verb: 'delete',
    record: creditRecord,
  }),
  ...approvalEndpoints(creditNote, creditRecord),
  pdf: endpoint({
    method: 'GET',
    path: '/credit-note/generate-pdf/:id',
    summary: 'The printable credit note as PDF',
    access: { resource: creditNote.resource, verb: 'view' },
    query: languageQuery,
    reply: { content: 'application/pdf' },
  }),
  printed: printedOf(creditNote),
}
