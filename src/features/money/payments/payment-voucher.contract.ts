import { crudEndpoints, endpoint, groupedReply } from '../../../kernel/contract/endpoint.ts'
import { belowZero } from '../../../kernel/contract/endpoints/below-zero.ts'
import { listFigures } from '../../../kernel/contract/endpoints/lists/list-figures.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { languageNames } from '../../../kernel/contract/endpoints/language.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { customer } from '../../customers/customers.contract.ts'
import { givenRate, checkedRate } from '../rates/rate-overrides.contract.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import {
  approvableStatus,
  cancelEndpoint,
  cancellation,
  cancellationFields,
} from '../ledger/cancellation.contract.ts'
import { revision, revisionFilter, revisionNotSortable } from '../ledger/revisions/revision.contract.ts'
import { displayedSubject, subject } from '../ledger/subjects/subject-message.contract.ts'
import { settledWith } from '../ledger/settled/settled.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'
import { printedOf } from '../../../kernel/contract/printed.ts'
import { slipPdf } from '../../../kernel/contract/paper/slip.ts'
import { voucherTotals } from './list/voucher-totals.contract.ts'
import { nextVoucherNumber, unusualNumber, voucherNumber } from './numbers/voucher-number.contract.ts'
import { approvalEndpoints, approvalFields, approvalNotSortable } from '../../approvals/approvals.contract.ts'

export const paymentVoucher = entity({
  name: 'payment_voucher',
  path: '/payment-voucher',
  label: 'Payment Voucher',
  plural: 'Payment Vouchers',
  resource: resource('payment_voucher', 'Payment Vouchers', { admin: 'VCUD', manager: 'VCUD', salesman: '' }),
  fields: {
    voucher_no: voucherNumber,
    date: defaulted(day('Date')),
    subject: required(subject),
    ...displayedSubject,
    amount_usd: money('Amount USD', 'USD'),
    amount_iqd: money('Amount IQD', 'IQD'),
    details: note('Details'),
    to: required(text('To')),
    /** The customer who gets a refund of unapplied credit. */
    customer: reference('Refund to', { path: customer.path, shows: 'name' }),
    /** The exchange rate of the refunded dinars. */
    ...givenRate,
    ...checkedRate,
    customer_name: computed(text('Refund to')),
    paper_language: computed(choice('Document language', languageNames)),
    /** The refund in USD; null for a payment that is no refund. */
    refund_usd: computed(money('Value in USD', 'USD')),
    from_field: required(text('From Field')),
    keyword: text('Keyword'),
    payroll_salary: text('Payroll Salary'),
    status: required(computed(approvableStatus)),
    ...cancellation,
    ...revision,
    ...approvalFields,
    created_by_email: createdByEmail,
  },
  columns: [
    'voucher_no',
    'status',
    'date',
    'to',
    'amount_usd',
    'amount_iqd',
    'subject',
    'details',
    'from_field',
    'keyword',
    'payroll_salary',
    'customer_name',
    'refund_usd',
    'created_by_email',
  ],
  // The list shows the status beside the number.
  inFiles: { first: ['status'], without: ['status'] },
  calledBy: [{ by: 'customer', of: 'customer' }],
  filters: {
    ...creatorFilters,
    customer: reference('Refund to', { path: customer.path, shows: 'name' }),
    status: approvableStatus,
    refunds: flagFilter('Refunds'),
    rate_override: flagFilter('Rate override'),
    ...revisionFilter,
  },
  ordering: '-date',
  notSortable: [
    'customer_name',
    'paper_language',
    'refund_usd',
    'status',
    'rate_seen_by',
    'rate_seen_at',
    ...cancellationFields,
    ...revisionNotSortable,
    ...approvalNotSortable,
  ],
  messages: { created: 'payment vouchar Added Successfully!', updated: 'Payment voucher updated.' },
  deletion: 'empty',
})

const endpoints = crudEndpoints(paymentVoucher)

/** The filters of the tabs above the list of payments. */
export const paymentTabs = {
  refunds: { refunds: 'true' },
  waiting: { status: 'waiting' },
  cancelled: { status: 'cancelled' },
} as const

export const paymentVoucherEndpoints = {
  ...endpoints,
  counts: listFigures(paymentVoucher, 'counts', {
    summary: 'The number of filtered payment vouchers for each tab: refunds, waiting for approval, cancelled',
    reply: {
      all: required(whole('All')),
      refunds: required(whole('Refunds')),
      waiting: required(whole('Waiting for approval')),
      cancelled: required(whole('Cancelled|vouchers')),
    },
  }),
  list: { ...endpoints.list, reply: groupedReply(endpoints.list.reply.results.fields) },
  create: {
    ...endpoints.create,
    body: {
      ...endpoints.create.body,
      unusual_number: unusualNumber,
      unusual_date: unusualDate,
      below_zero: belowZero,
    },
  },
  update: {
    ...endpoints.update,
    body: { ...endpoints.update.body, unusual_date: unusualDate, below_zero: belowZero },
  },
  cancel: cancelEndpoint(paymentVoucher, {
    summary:
      'Cancel a payment voucher: it stays visible with the reason, and its amount returns to the account',
    verb: 'update',
    record: { ...recordFields, ...paymentVoucher.fields },
  }),
  ...approvalEndpoints(
    paymentVoucher,
    { ...recordFields, ...paymentVoucher.fields },
    { below_zero: belowZero },
  ),
  onAccount: endpoint({
    method: 'GET',
    path: `${paymentVoucher.path}/on-account`,
    summary: 'The unapplied credit of a customer that can be refunded',
    access: { resource: paymentVoucher.resource, verb: 'create' },
    topic: paymentVoucher.name,
    refreshOn: ['receipt_voucher', 'credit_note'],
    query: { customer: required(reference('Customer', { path: customer.path, shows: 'name' })) },
    reply: { on_account_usd: required(money('Unapplied credit', 'USD')) },
  }),
  settled: settledWith(paymentVoucher),
  totals: voucherTotals(paymentVoucher),
  nextNumber: nextVoucherNumber(paymentVoucher),
  pdf: slipPdf(paymentVoucher),
  printed: printedOf(paymentVoucher),
}
