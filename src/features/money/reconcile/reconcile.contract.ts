import { endpoint, type ReplyOf, writeReply } from '../../../kernel/contract/endpoint.ts'
import { belowZero } from '../../../kernel/contract/endpoints/below-zero.ts'
import { recordFields } from '../../../kernel/contract/entity.ts'
import { required, type RowOf } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { accountTransfer } from '../transfers/account-transfers.contract.ts'
import { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { asOf, asOfReply } from '../ledger/as-of.contract.ts'
import { badDebt } from '../bad-debts/bad-debts.contract.ts'
import { creditNote } from '../credit-notes/credit-notes.contract.ts'
import { customer } from '../../customers/customers.contract.ts'
import { exchangeRate } from '../rates/exchange-rates.contract.ts'
import { givenRate, rateOverrides } from '../rates/rate-overrides.contract.ts'
import { order } from '../../orders/orders.contract.ts'
import { invoice, manualPayments } from '../../invoices/invoices.contract.ts'
import { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import { pettyCash } from '../petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { settings } from '../../settings/settings.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'

/** The groups, in the order in which they should be resolved. */
export const groupKinds = {
  needs_rate: 'IQD without exchange rate',
  typed_money: 'Manual payments',
  written_off: 'Order write-offs',
  unknown_account: 'Unknown accounts',
  other_currency: 'Currency mismatch',
  no_cash_box: 'Petty cash without a cash box',
  on_the_way: 'Transfers in transit',
  one_sided: 'Transfers with one account',
  far_rate: 'Rate overrides',
  waiting: 'Waiting for approval',
  on_account: 'Unapplied credit',
} as const
export type GroupKind = keyof typeof groupKinds

/** The groups that exist only for today: their documents have no entries, or they depend on rates. */
export const groupsOfToday: readonly GroupKind[] = ['one_sided', 'far_rate', 'waiting']

/** The groups that need no action here: approvers decide, or a later invoice uses the credit. */
const waitsForOthers: ReadonlySet<GroupKind> = new Set(['waiting', 'on_account'])

/** The number of lines to reconcile: the same on the page, in the sidebar and on the dashboard. */
export const linesToReconcile = (groups: readonly Pick<GroupSums, 'kind' | 'count'>[]): number =>
  groups.reduce((all, { kind, count }) => (waitsForOthers.has(kind) ? all : all + count), 0)

/** The totals of a group, separately for each currency. Money out is negative. */
export const groupSums = {
  kind: required(choice('Type', groupKinds)),
  count: required(whole('Count')),
  usd: required(money('USD', 'USD')),
  iqd: required(money('IQD', 'IQD')),
} as const
export type GroupSums = RowOf<typeof groupSums>

/** The kinds of documents of lines, by table. */
export const lineDocuments = {
  receipt_voucher: 'Receipt Voucher',
  payment_voucher: 'Payment Voucher',
  petty_cash: 'Petty Cash',
  invoice_tracker: 'Order',
  invoice: 'Invoice|a paper',
  account_transfer: 'Account Transfer',
  credit_note: 'Credit Note',
  bad_debt: 'Bad Debt',
  customer: 'Customer',
} as const

/** A line with its proposed resolution. Money out is negative. */
export const lineFields = {
  document: required(choice('Document', lineDocuments)),
  id: required(whole('Key')),
  version: required(whole('Version')),
  number: text('No|number'),
  date: day('Date'),
  party: text('From or to'),
  usd: required(money('USD', 'USD')),
  iqd: required(money('IQD', 'IQD')),
  /** The account name on the document. */
  account: text('Account'),
  /** The proposed account. */
  proposed_account: text('Proposed account'),
  /** Whether the document also has money in its account's currency, so that it is split into two. */
  splits: flag('Splits into two vouchers'),
  /** The proposed rate and its day; no day if it is implied by manual payments. */
  proposed_rate: rate('Proposed rate'),
  rate_date: day('Rate date'),
  /**
   * The rate override, the daily rate at the time, user and reason; `has_own_rate`: whether the day now has a daily
   * rate of its own.
   */
  rate: rate('IQD per USD'),
  day_rate: rate('Daily rate'),
  person: text('User'),
  reason: text('Reason'),
  said_reason: json('Reason'),
  has_own_rate: flag('Daily rate is set'),
  /** The document's invoice. For unapplied credit, the invoice that is due first. */
  invoice: whole('Invoice'),
  invoice_no: text('Invoice No', { format: 'code' }),
  outstanding: money('Outstanding', 'USD'),
  /** Whether the invoice is cancelled, so that its money becomes unapplied credit. */
  cancelled: flag('Cancelled'),
  /** The order with the manual payment, the amount of it, and the total paid. */
  order: whole('Order'),
  typed: money('Recorded manually', 'USD'),
  paid: money('Paid', 'USD'),
  /** The voucher of the same invoice that the manual payment seems to duplicate. */
  voucher: whole('Voucher'),
  voucher_no: whole('Voucher No'),
  /** The bad debt of a write-off that was entered on an order. */
  write_off: whole('Bad Debt'),
  /** The user who entered the document. */
  typed_by: text('Recorded by'),
  /** The custodian of the cash box, who must confirm the transfer. */
  keeper: whole('Custodian'),
  keeper_name: text('Custodian'),
} as const

/** The kinds of vouchers. */
const twoVouchers = { receipt_voucher: 'Receipt', payment_voucher: 'Payment' } as const

const access = { resource: receiptVoucher.resource, verb: 'update' } as const
const voucherReply = writeReply({ ...recordFields, ...receiptVoucher.fields })

const mayRecord = { resource: manualPayments, verb: 'update' } as const
/** The user and time of the first review. */
const reviewReply = writeReply({ reviewed_by: text('Reviewed by'), reviewed_at: instant('Reviewed on') })

/** The kinds of records behind the replies. */
const madeOf = [
  order,
  invoice,
  paymentVoucher,
  pettyCash,
  bankAccount,
  accountTransfer,
  exchangeRate,
  customer,
  creditNote,
  badDebt,
  settings,
].map(({ name }) => name)

export const reconcileEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/reconcile',
    summary:
      'The lines of To Reconcile by group, limited to what the user may see, at most a hundred of each. With a day: as of the end of that day, without groups that only concern the present and without resolutions',
    access,
    topic: receiptVoucher.name,
    refreshOn: madeOf,
    query: asOf,
    reply: {
      ...asOfReply,
      groups: required(list('Groups', { ...groupSums, results: required(list('Lines', lineFields)) })),
      /** Whether salesmen have the permission to record manual payments and write-offs and to postpone due dates. */
      salesmen_type: required(flag('Record manual payments')),
    },
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/reconcile/waiting',
    summary: 'The number of lines of To Reconcile that the user may see',
    access,
    topic: receiptVoucher.name,
    refreshOn: madeOf,
    reply: { count: required(whole('Count')) },
  }),
  replaceTyped: endpoint({
    method: 'POST',
    path: '/reconcile/typed-money/:id',
    summary:
      'Replace the manual payments of an order with a receipt voucher: an existing one, or a new one of the same amount',
    access,
    body: {
      /** The manual payments that the user was shown. Refused if they have changed. */
      amount_usd: required(money('Recorded manually', 'USD')),
      voucher: reference('Voucher', { path: receiptVoucher.path, shows: 'voucher_no' }),
      /** For a voucher with dinars without a rate. */
      ...givenRate,
      /** For a new voucher. */
      date: day('Date'),
      unusual_date: unusualDate,
      to_account: text('To Account'),
    },
    status: 200,
    reply: voucherReply,
  }),
  reviewTyped: endpoint({
    method: 'POST',
    path: '/reconcile/manual-payments/:id/review',
    summary:
      'Mark the manual payments of an invoice as reviewed; for a user who did not record them, or for a superuser who is the only user',
    access: mayRecord,
    body: {
      /** The manual payments that the user was shown. Refused if they have changed. */
      amount_usd: required(money('Recorded manually', 'USD')),
    },
    status: 200,
    reply: reviewReply,
  }),
  reviewWriteOff: endpoint({
    method: 'POST',
    path: `${badDebt.path}/:id/review`,
    summary:
      'Mark a write-off entered on an order as reviewed; for a user other than its writer, or for a superuser who is the only user',
    access: mayRecord,
    status: 200,
    reply: reviewReply,
  }),
  reviewRate: endpoint({
    method: 'POST',
    path: '/reconcile/far-rate/:id',
    summary:
      'Mark a rate override as reviewed; for a user with the permission to override rates who did not enter it',
    access: { resource: rateOverrides, verb: 'update' },
    body: {
      document: required(choice('Document', twoVouchers)),
      /** The rate that the user was shown. Refused if it has changed. */
      rate: required(rate('IQD per USD')),
    },
    status: 200,
    reply: { message: required(messageText('Message')) },
  }),
  split: endpoint({
    method: 'POST',
    path: '/reconcile/other-currency/:id',
    summary:
      'Split a receipt voucher: the amount that is not in its account’s currency becomes a voucher of its own in another account',
    access,
    body: {
      document: required(choice('Document', twoVouchers)),
      to_account: required(text('To Account')),
      below_zero: belowZero,
    },
    status: 200,
    reply: writeReply({ voucher_no: required(whole('Voucher No')) }),
  }),
}

export type Group = ReplyOf<typeof reconcileEndpoints.read>['groups'][number]
export type Line = Group['results'][number]
