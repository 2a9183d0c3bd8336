import { confirmations } from '../../../kernel/contract/confirmations.ts'
import { crudEndpoints, endpoint, groupedReply, writeReply } from '../../../kernel/contract/endpoint.ts'
import { belowZero } from '../../../kernel/contract/endpoints/below-zero.ts'
import { listFigures } from '../../../kernel/contract/endpoints/lists/list-figures.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { languageNames } from '../../../kernel/contract/endpoints/language.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag, flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { visibleToReceivers } from '../accounts/receive-money-right.contract.ts'
import { customer } from '../../customers/customers.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { printedOf } from '../../../kernel/contract/printed.ts'
import { slipPdf } from '../../../kernel/contract/paper/slip.ts'
import { voucherTotals } from '../payments/list/voucher-totals.contract.ts'
import {
  nextVoucherNumber,
  unusualNumber,
  voucherNumber,
} from '../payments/numbers/voucher-number.contract.ts'
import { givenRate, checkedRate } from '../rates/rate-overrides.contract.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import { cancelEndpoint, cancellation, cancellationFields } from '../ledger/cancellation.contract.ts'
import { revision, revisionFilter, revisionNotSortable } from '../ledger/revisions/revision.contract.ts'
import { displayedSubject, subject } from '../ledger/subjects/subject-message.contract.ts'
import { settledWith } from '../ledger/settled/settled.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'
import { type AmountField, amountFields } from './amounts/amount-fields.ts'
import type { Label } from '../../../i18n/messages.ts'

/** An amount of a voucher that is applied to a debt. */
export const settlement = {
  invoice: whole('Invoice'),
  /** The customer opening balance, if it is no invoice. `invoice_no` is then its previous number. */
  opening: whole('Opening Balance'),
  invoice_no: required(text('Invoice No', { format: 'code' })),
  amount_usd: required(money('Amount', 'USD')),
} as const

/** An amount to apply to a debt: to an invoice or to a customer opening balance. */
export const allocation = {
  invoice: reference('Invoice', { path: invoice.path, shows: 'invoice_no' }),
  opening: reference('Opening Balance', {
    path: opening.path,
    shows: 'number',
    resource: opening.resource,
  }),
  amount_usd: required(money('Amount', 'USD')),
} as const

/** The status of a receipt. */
const receiptStatuses = {
  received: 'Received|a receipt voucher',
  cancelled: 'Cancelled|a receipt voucher',
} as const

export const receiptVoucher = entity({
  name: 'receipt_voucher',
  path: '/receipt-voucher',
  label: 'Receipt Voucher',
  plural: 'Receipt Vouchers',
  resource: resource(
    'receipt_voucher',
    'Receipt Vouchers',
    { admin: 'VCUD', manager: 'VCUD', salesman: '' },
    visibleToReceivers,
  ),
  fields: {
    voucher_no: voucherNumber,
    /** The invoice that it is for; the form requires it. Null for a payment on account. */
    invoice: reference('Invoice', { path: invoice.path, shows: 'invoice_no' }),
    invoice_no: computed(text('Invoice No', { format: 'code' })),
    date: defaulted(day('Date')),
    subject: required(subject),
    ...displayedSubject,
    received: computed(text('Received')),
    net_usd: money('Net USD', 'USD'),
    net_iqd: money('Net IQD', 'IQD'),
    details: note('Details'),
    amount_iqd_advance: money('Amount IQD Advance', 'IQD'),
    amount_iqd_final: money('Amount IQD Final', 'IQD'),
    amount_usd_advance: money('Amount USD Advance', 'USD'),
    amount_usd_final: money('Amount USD Final', 'USD'),
    /** The exchange rate of the dinars. Stays the same if daily rates change. */
    ...givenRate,
    ...checkedRate,
    /** The reason as a message, if Inkwell wrote it. */
    said_rate_reason: computed(json('Reason for rate override')),
    usd_value: required(computed(money('Value in USD', 'USD'))),
    /** The cash rounding, written off or given, because there is no banknote so small. */
    rounding_usd: required(computed(money('Cash rounding', 'USD'))),
    needs_rate: computed(flag('Needs a rate')),
    on_account_usd: required(computed(money('Unapplied credit', 'USD'))),
    settlements: required(computed(list('Applied to', settlement))),
    to_account: defaulted(text('To Account')),
    unknown_account: computed(flag('Unknown account')),
    from_account: required(reference('From Account', { path: customer.path, shows: 'name' })),
    from_account_name: required(computed(text('From Account'))),
    /** The language of the customer's printed documents. */
    paper_language: computed(choice('Document language', languageNames)),
    receipt_reference: text('Receipt Reference'),
    keyword: text('Keyword'),
    /** The group number shared by vouchers that were created together. */
    group: computed(whole('Related vouchers')),
    status: required(computed(choice('Status', receiptStatuses))),
    ...cancellation,
    ...revision,
    created_by_email: createdByEmail,
  },
  // The most wanted columns first; all columns of the specification are included.
  columns: [
    'voucher_no',
    'status',
    'date',
    'from_account_name',
    'received',
    'invoice_no',
    'subject',
    'net_usd',
    'net_iqd',
    'details',
    'amount_iqd_advance',
    'amount_iqd_final',
    'amount_usd_advance',
    'amount_usd_final',
    'to_account',
    'keyword',
    'created_by_email',
  ],
  // The list shows the status beside the number.
  inFiles: { first: ['status'], without: ['status', 'received'] },
  calledBy: [{ by: 'from_account', of: 'customer' }],
  filters: {
    ...creatorFilters,
    invoice: reference('Invoice', { path: invoice.path, shows: 'invoice_no' }),
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    status: choice('Status', receiptStatuses),
    on_account: flagFilter('Unapplied credit'),
    needs_rate: flagFilter('Needs a rate'),
    rate_override: flagFilter('Rate override'),
    group: whole('Related vouchers'),
    ...revisionFilter,
  },
  ordering: '-date',
  notSortable: [
    'received',
    'paper_language',
    'usd_value',
    'rounding_usd',
    'needs_rate',
    'on_account_usd',
    'settlements',
    'unknown_account',
    'group',
    'rate_seen_by',
    'rate_seen_at',
    ...cancellationFields,
    ...revisionNotSortable,
  ],
  messages: { created: 'Receipt Voucher Added Successfully!', updated: 'Receipt voucher updated.' },
  deletion: 'empty',
})

/** The labels of the amount fields. */
export const amountLabels = Object.fromEntries(
  amountFields.map((field) => [field, receiptVoucher.fields[field].label]),
) as Record<AmountField, Label>

/** The confirmations that a request may carry. */
export const receiptFlags = {
  unusual_date: unusualDate,
  same_reference: defaulted(flag(confirmations.same_reference)),
} as const

const endpoints = crudEndpoints(receiptVoucher)
const record = { ...recordFields, ...receiptVoucher.fields } as const

/** The filters of the tabs above the list of receipts. */
export const receiptTabs = {
  on_account: { on_account: 'true' },
  needs_rate: { needs_rate: 'true' },
  cancelled: { status: 'cancelled' },
} as const

export const receiptVoucherEndpoints = {
  ...endpoints,
  counts: listFigures(receiptVoucher, 'counts', {
    summary:
      'The number of filtered receipt vouchers for each tab: with unapplied credit, needing a rate, cancelled',
    // What one of them settles is told with the order.
    refreshOn: ['invoice_tracker'],
    reply: {
      all: required(whole('All')),
      on_account: required(whole('Unapplied credit')),
      needs_rate: required(whole('Needs a rate')),
      cancelled: required(whole('Cancelled|vouchers')),
    },
  }),
  create: {
    ...endpoints.create,
    body: {
      ...endpoints.create.body,
      /** Whether the voucher replaces the manual payment on the order, instead of adding to it. */
      replaces_typed: defaulted(flag('This voucher replaces the manual payment')),
      unusual_number: unusualNumber,
      ...receiptFlags,
    },
  },
  update: {
    ...endpoints.update,
    body: { ...endpoints.update.body, ...receiptFlags, below_zero: belowZero },
  },
  remove: { ...endpoints.remove, query: { below_zero: belowZero } },
  list: { ...endpoints.list, reply: groupedReply(endpoints.list.reply.results.fields) },
  cancel: cancelEndpoint(receiptVoucher, {
    summary: 'Cancel a receipt voucher: it stays visible with the reason and no longer affects balances',
    verb: 'update',
    record,
    flags: { below_zero: belowZero },
  }),
  settle: endpoint({
    method: 'PUT',
    path: `${receiptVoucher.path}/:id/settlements`,
    summary:
      'Set what a receipt voucher is applied to, each an invoice or an opening balance with its amount; the rest is unapplied credit',
    access: { resource: receiptVoucher.resource, verb: 'update' },
    body: { allocations: required(list('Allocations', allocation, { max: 200 })) },
    reply: writeReply(record),
  }),
  /** Vouchers that were created together are printed as one document. */
  paper: endpoint({
    method: 'GET',
    path: `${receiptVoucher.path}/:id/paper`,
    summary: 'The printable data of a receipt voucher and of those that were saved together with it',
    access: { resource: receiptVoucher.resource, verb: 'view' },
    topic: receiptVoucher.name,
    reply: {
      vouchers: required(list('Vouchers', record)),
      /** The customer's balance in USD after them; null for a cancelled voucher. */
      balance_after: money('Balance after payment', 'USD'),
    },
  }),
  settled: settledWith(receiptVoucher),
  totals: voucherTotals(receiptVoucher),
  nextNumber: nextVoucherNumber(receiptVoucher),
  pdf: slipPdf(receiptVoucher),
  printed: printedOf(receiptVoucher),
}
