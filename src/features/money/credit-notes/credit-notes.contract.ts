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
import { approvalEndpoints, approvalFields, approvalNotSortable } from '../../approvals/approvals.contract.ts'

export const creditReasons = {
  misprint: 'Misprint',
  return: 'Return',
  price: 'Price correction',
  cancelled: 'Cancelled',
  goodwill: 'Goodwill',
} as const

/** Open: has unapplied credit. Used: fully applied or refunded. */
export const creditStatuses = {
  open: 'Open',
  used: 'Used',
  cancelled: 'Cancelled|a credit note',
  waiting: 'Waiting for approval',
  declined: 'Declined',
} as const

/** A credit to a customer: for returned goods or a reduced invoice, or for goodwill. No money moves. */
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
    /** The invoice that it credits and is applied to first; null for a credit without an invoice. */
    invoice: reference('Invoice', { path: invoice.path, shows: 'invoice_no' }),
    invoice_no: computed(text('Invoice No', { format: 'code' })),
    reason: required(choice('Reason', creditReasons)),
    note: note('Note'),
    total: required(computed(money('Total', 'USD'))),
    /** The amount applied or refunded. The rest is unapplied credit. */
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
  notSortable: ['used_usd', 'on_account_usd', 'status', ...cancellationFields, ...approvalNotSortable],
  inFiles: { first: ['approval'] },
  messages: { created: 'Credit note created.' },
  deletion: 'empty',
})

/** A credited line: a quantity of an invoice line at its price, or a custom item. */
export const creditLine = {
  invoice_product: whole('Invoice line', { min: 1 }),
  description: text('Description'),
  quantity: required(quantity('Quantity', { positive: true })),
  unit_price: price('Unit Price'),
  /** The credited amount: for an invoice line, its share of the grand total. */
  credit: computed(money('Credit|given back', 'USD')),
} as const

/** A credit note with its lines, settlements, and copies of what its printed document shows. */
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
  /** The language of the customer's printed documents. */
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
      /** The total that the user was shown. Refused if it differs from the calculated one. */
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
