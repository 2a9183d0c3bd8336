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
import { revision, revisionFilter, revisionUnordered } from '../ledger/revisions/revision.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { approvalEndpoints, approvalFields, approvalUnordered } from '../../approvals/approvals.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'

const account = { path: bankAccount.path, shows: 'name', resource: bankAccount.resource }

/**
 * Money that goes from one account to another, each amount in its account's currency. One side may be empty; what comes
 * in to a cash box that somebody else keeps waits for that custodian to confirm it.
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
    // What they received they hand over.
    { ...visibleToReceivers, verbs: ['view', 'create', 'update', 'delete'] },
  ),
  fields: {
    /** Given once, by a counter. */
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
    /** Of one with one side: who else has looked at it. */
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
    status: approvableStatus,
    ...revisionFilter,
  },
  ordering: '-date',
  unordered: [
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
    ...revisionUnordered,
    ...approvalUnordered,
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
    summary: 'Cancel a transfer: it stays with its reason, and its money goes back',
    verb: 'update',
    record,
    flags: { below_zero: belowZero },
  }),
  ...approvalEndpoints(accountTransfer, record, { below_zero: belowZero }),
  confirm: endpoint({
    method: 'POST',
    path: `${accountTransfer.path}/:id/confirm`,
    summary: 'Confirm that a transfer has come in: for whoever keeps the account that it goes to',
    access: { resource: accountTransfer.resource, verb: 'view' },
    status: 200,
    reply: writeReply(record),
  }),
  unconfirm: endpoint({
    method: 'POST',
    path: `${accountTransfer.path}/:id/unconfirm`,
    summary: 'Take the confirmation of a transfer back, for whoever keeps the account: it waits as before',
    access: { resource: accountTransfer.resource, verb: 'view' },
    body: { below_zero: belowZero },
    status: 200,
    reply: writeReply(record),
  }),
  review: endpoint({
    method: 'POST',
    path: `${accountTransfer.path}/:id/review`,
    summary:
      'Mark a transfer with one side as reviewed: for another user than its writer, or for a superuser who is the only user',
    access: { resource: accountTransfer.resource, verb: 'update' },
    status: 200,
    reply: writeReply(record),
  }),
  waiting: endpoint({
    method: 'GET',
    path: `${accountTransfer.path}/waiting`,
    summary: 'The transfers that the person is to confirm, the oldest first; of many the first twenty',
    access: { resource: accountTransfer.resource, verb: 'view' },
    topic: accountTransfer.name,
    refreshOn: [bankAccount.name],
    reply: { count: required(whole('Count')), results: required(list('Account Transfers', record)) },
  }),
}

/** What the form asks for. */
export const transferCashBoxes = endpoint({
  method: 'GET',
  path: `${accountTransfer.path}/boxes`,
  summary:
    'Between which accounts the person may move money: all, or for whoever does not see accounts, or only receives money, the boxes that they keep, and the names of those that others keep',
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
        /** Of a cash box that the person keeps; how much is in the others is not theirs to know. */
        balance: quantity('Balance'),
        /** The last closed day, where today is closed already: nothing comes in before it is over. */
        closed_until: day('Closed through'),
      }),
    ),
  },
})

/** What a person may move money between. */
export type CashBoxes = ReplyOf<typeof transferCashBoxes>
