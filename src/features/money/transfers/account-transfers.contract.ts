import { crudEndpoints, endpoint, type ReplyOf, writeReply } from '../../../kernel/contract/endpoint.ts'
import { belowZero } from '../../../kernel/contract/endpoints/below-zero.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag, flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { currencies } from '../../../kernel/contract/values/money.ts'
import { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { visibleToReceivers } from '../accounts/receive-money-right.contract.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import {
  approvableStatus,
  cancelEndpoint,
  cancellation,
  cancellationFields,
} from '../ledger/cancellation.contract.ts'
import { revision, revisionFilter, revisionNotSortable } from '../ledger/revisions/revision.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { approvalEndpoints, approvalFields, approvalNotSortable } from '../../approvals/approvals.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'

const account = { path: bankAccount.path, shows: 'name', resource: bankAccount.resource }

/**
 * A transfer of money between accounts, each amount in its account's currency. One side may be empty. Money for another
 * user's cash box is in transit until its custodian confirms it.
 */
export const accountTransfer = entity({
  name: 'account_transfer',
  path: '/account-transfer',
  label: 'Account Transfer',
  noun: 'transfer',
  plural: 'Transfers',
  resource: resource(
    'account_transfer',
    'Account Transfers',
    { admin: 'VCUD', manager: 'VCUD', salesman: '' },
    // Users who receive money may transfer it.
    { ...visibleToReceivers, verbs: ['view', 'create', 'update', 'delete'] },
  ),
  fields: {
    /** Assigned once, by the number sequence. */
    transfer_no: required(computed(whole('Transfer No'))),
    date: defaulted(day('Date')),
    from_account: reference('From Account', account),
    from_account_name: computed(text('From Account')),
    from_currency: computed(choice('Currency', currencies)),
    amount_out: quantity('Amount out', { positive: true, currencyIn: 'from_currency' }),
    went_out: computed(text('Amount out')),
    to_account: reference('To Account', account),
    to_account_name: computed(text('To Account')),
    to_currency: computed(choice('Currency', currencies)),
    amount_in: quantity('Amount in', { positive: true, currencyIn: 'to_currency' }),
    came_in: computed(text('Amount in')),
    iqd_per_usd: computed(rate('IQD per USD')),
    subject: required(text('Subject')),
    confirmed: defaulted(flag('Confirmed')),
    confirmed_on: computed(day('Received on')),
    /** Who reviewed a transfer with one account. */
    reviewed_by: computed(text('Reviewed by')),
    reviewed_at: computed(instant('Reviewed on')),
    status: required(computed(approvableStatus)),
    ...cancellation,
    ...revision,
    ...approvalFields,
    created_by_email: createdByEmail,
  },
  columns: [
    'transfer_no',
    'status',
    'date',
    'from_account_name',
    'went_out',
    'to_account_name',
    'came_in',
    'iqd_per_usd',
    'subject',
    'confirmed',
    'created_by_email',
  ],
  inFiles: {
    first: ['status'],
    without: ['status'],
    instead: { went_out: 'amount_out', came_in: 'amount_in' },
  },
  filters: {
    ...creatorFilters,
    account: reference('Account', account),
    confirmed: flagFilter('Confirmed'),
    /** Transfers in transit to a cash box of the user. */
    to_confirm: flagFilter('Transfers to confirm'),
    status: approvableStatus,
    ...revisionFilter,
  },
  ordering: '-date',
  notSortable: [
    'from_currency',
    'to_currency',
    'from_account_name',
    'to_account_name',
    'went_out',
    'came_in',
    'iqd_per_usd',
    'status',
    'reviewed_by',
    'reviewed_at',
    ...cancellationFields,
    ...revisionNotSortable,
    ...approvalNotSortable,
  ],
  messages: { created: 'Transfer created.', updated: 'Transfer updated.' },
  deletion: 'empty',
})

const record = { ...recordFields, ...accountTransfer.fields } as const

const { create, update, remove, ...rest } = crudEndpoints(accountTransfer)

export const accountTransferEndpoints = {
  ...rest,
  create: { ...create, body: { ...create.body, below_zero: belowZero, unusual_date: unusualDate } },
  update: { ...update, body: { ...update.body, below_zero: belowZero, unusual_date: unusualDate } },
  remove: { ...remove, query: { below_zero: belowZero } },
  cancel: cancelEndpoint(accountTransfer, {
    summary:
      'Cancel a transfer: it stays visible with the reason, and its amount returns to the sending account',
    verb: 'update',
    record,
    flags: { below_zero: belowZero },
  }),
  ...approvalEndpoints(accountTransfer, record, { below_zero: belowZero }),
  confirm: endpoint({
    method: 'POST',
    path: `${accountTransfer.path}/:id/confirm`,
    summary: 'Confirm that a transfer has arrived; for the custodian of the receiving account',
    access: { resource: accountTransfer.resource, verb: 'view' },
    status: 200,
    reply: writeReply(record),
  }),
  unconfirm: endpoint({
    method: 'POST',
    path: `${accountTransfer.path}/:id/unconfirm`,
    summary:
      'Undo the confirmation of a transfer: it is in transit again; for the custodian of the receiving account',
    access: { resource: accountTransfer.resource, verb: 'view' },
    body: { below_zero: belowZero },
    status: 200,
    reply: writeReply(record),
  }),
  review: endpoint({
    method: 'POST',
    path: `${accountTransfer.path}/:id/review`,
    summary:
      'Mark a transfer with one side as reviewed; for a user other than its writer, or for a superuser who is the only user',
    access: { resource: accountTransfer.resource, verb: 'update' },
    status: 200,
    reply: writeReply(record),
  }),
  waiting: endpoint({
    method: 'GET',
    path: `${accountTransfer.path}/waiting`,
    summary: 'The transfers that wait for your confirmation, oldest first, at most twenty',
    access: { resource: accountTransfer.resource, verb: 'view' },
    topic: accountTransfer.name,
    refreshOn: [bankAccount.name],
    reply: { count: required(whole('Count')), results: required(list('Account Transfers', record)) },
  }),
}

/** The accounts that the form offers. */
export const transferCashBoxes = endpoint({
  method: 'GET',
  path: `${accountTransfer.path}/boxes`,
  summary:
    'The accounts between which you may transfer money: all, or, without the permission to view accounts, your own cash boxes and the names of those of other custodians',
  access: { resource: accountTransfer.resource, verb: 'view' },
  topic: accountTransfer.name,
  refreshOn: [bankAccount.name],
  reply: {
    own_boxes: required(flag('Only own cash boxes')),
    boxes: required(
      list('Cash boxes', {
        id: required(whole('ID')),
        name: required(text('Name')),
        currency: required(choice('Currency', currencies)),
        keeper: whole('Custodian'),
        keeper_name: text('Custodian'),
        /** Only for the user's own cash boxes; other balances are not theirs to see. */
        balance: quantity('Balance'),
        /** The last closed day if that includes today: then money cannot come in yet. */
        closed_until: day('Closed through'),
      }),
    ),
  },
})

/** The accounts between which a user may transfer money. */
export type CashBoxes = ReplyOf<typeof transferCashBoxes>
