import { crudEndpoints, endpoint } from '../../../kernel/contract/endpoint.ts'
import { belowZero } from '../../../kernel/contract/endpoints/below-zero.ts'
import { type Entity, entity } from '../../../kernel/contract/entity.ts'
import { exportFormats } from '../../../kernel/contract/endpoints/lists/export.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag, flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { languageQuery } from '../../../kernel/contract/endpoints/language.ts'
import { list } from '../../../kernel/contract/kinds/list.ts'
import { quantity } from '../../../kernel/contract/kinds/quantity.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/text.ts'
import { whole } from '../../../kernel/contract/kinds/whole.ts'
import { currencies } from '../../../kernel/contract/values/money.ts'
import { asOf, asOfReply } from '../ledger/as-of.contract.ts'
import { saidSubject } from '../ledger/subjects/said-subject.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { user } from '../../people/users.contract.ts'
import { seenByReceivers } from './receive-money-right.contract.ts'

/** What kind of account it is: one of a bank's, or a box with notes in it. */
export const accountKinds = { bank: 'Bank', cash: 'Cash Box', petty: 'Petty Cash', card: 'Card' } as const

const keeper = { path: user.path, shows: 'full_name', resource: user.resource }

/** An amount of an account, which is in the account's currency. */
const ofAccount = { currencyIn: 'currency' } as const

/** The cards of the dashboard. Their amounts are in the account's own currency. */
export const bankAccount = entity({
  name: 'bank_account',
  path: '/bank-account',
  label: 'Bank Account',
  plural: 'Bank Accounts',
  resource: resource(
    'bank_account',
    'Bank Accounts',
    { admin: 'VCUD', manager: 'V', salesman: '' },
    seenByReceivers,
  ),
  fields: {
    name: required(text('Name')),
    kind: defaulted(choice('Kind', accountKinds)),
    bank: text('Bank'),
    account_number: text('Account Number', { format: 'code' }),
    currency: required(choice('Currency', currencies)),
    opening_balance: required(quantity('Opening Balance', ofAccount)),
    /** When it was so much; before all days, where nothing is said. */
    opening_date: day('Opening Date'),
    keeper: reference('Keeper', keeper),
    keeper_name: computed(text('Keeper')),
    active: defaulted(flag('In use')),
    balance: computed(quantity('Balance', ofAccount)),
  },
  columns: [
    'name',
    'kind',
    'bank',
    'account_number',
    'currency',
    'opening_balance',
    'opening_date',
    'balance',
    'keeper_name',
    'active',
  ],
  filters: {
    currency: choice('Currency', currencies),
    kind: choice('Kind', accountKinds),
    keeper: reference('Keeper', keeper),
    active: flagFilter('In use'),
    ...asOf,
  },
  ordering: 'serial',
  named: ['name'],
  messages: { created: 'Bank Account Added Successfully!', updated: 'Bank Account Update Success' },
  deletion: 'empty',
})

/** The kinds of documents that move money, by the name of their table. */
export const entryKinds = {
  receipt_voucher: 'Receipt Voucher',
  payment_voucher: 'Payment Voucher',
  account_transfer: 'Account Transfer',
  petty_cash: 'Petty Cash',
  cash_close: 'Cash Closing',
  /** What it began with, on a day of its own. */
  opening: 'Opening Balance',
} as const

/** A line of a cash book; its amounts are in the account's currency. */
const cashBookEntry = {
  date: required(day('Date')),
  kind: required(choice('Document', entryKinds)),
  document: required(whole('Key of the document')),
  number: text('No|number'),
  subject: text('Subject', { saidIn: 'said_subject' }),
  ...saidSubject,
  party: text('From or to'),
  in: required(quantity('In|money', ofAccount)),
  out: required(quantity('Out|money', ofAccount)),
  /** What the document brings, or with a minus takes, in the other currency: it is in no account. */
  stray: required(quantity('In the other currency', { currencyIn: 'other_currency' })),
  balance: required(quantity('Balance', ofAccount)),
} as const

const crud = crudEndpoints(bankAccount)

export const bankAccountEndpoints = {
  ...crud,
  create: { ...crud.create, body: { ...crud.create.body, below_zero: belowZero } },
  update: { ...crud.update, body: { ...crud.update.body, below_zero: belowZero } },
  list: { ...crud.list, reply: { ...crud.list.reply, ...asOfReply } },
  read: { ...crud.read, query: asOf, reply: { ...crud.read.reply, ...asOfReply } },
  cashBook: endpoint({
    method: 'GET',
    path: `${bankAccount.path}/:id/cash-book`,
    summary:
      'What came into an account and went out of it, oldest first, with the balance after each; of more than 2,000 entries the newest',
    access: { resource: bankAccount.resource, verb: 'view' },
    topic: bankAccount.name,
    query: { from: day('From'), to: day('To|a day') },
    reply: {
      name: required(text('Name')),
      currency: required(choice('Currency', currencies)),
      opening: required(quantity('Opening balance')),
      entries: required(list('Entries', cashBookEntry)),
      closing: required(quantity('Closing balance')),
      /** Handed over to it, and not confirmed yet: in no account. */
      on_the_way: required(quantity('On the way')),
      /** How many earlier entries of these days are left out; they are in the opening balance. */
      left_out: required(whole('Left out')),
    },
  }),
  cashBookPdf: endpoint({
    method: 'GET',
    path: `${bankAccount.path}/:id/cash-book/pdf`,
    summary: 'The cash book of an account as PDF',
    access: { resource: bankAccount.resource, verb: 'view' },
    query: { from: day('From'), to: day('To|a day'), ...languageQuery },
    reply: { content: 'application/pdf' },
  }),
  cashBookFile: endpoint({
    method: 'GET',
    path: `${bankAccount.path}/:id/cash-book/export`,
    summary: 'The cash book of an account as a spreadsheet, of the same days, with all entries',
    access: { resource: bankAccount.resource, verb: 'view' },
    noted: 'export',
    query: { from: day('From'), to: day('To|a day'), format: choice('Format', exportFormats) },
    reply: { content: 'application/octet-stream' },
  }),
}

/** The lines of a cash book in a file. */
export const cashBookSheet = {
  name: 'cash_book',
  path: bankAccount.path,
  label: 'Entry',
  plural: 'Cash Book',
  resource: bankAccount.resource,
  fields: { ...cashBookEntry, currency: choice('Currency', currencies) },
  columns: ['date', 'kind', 'number', 'party', 'subject', 'in', 'out', 'balance', 'currency', 'stray'],
  filters: {},
  messages: bankAccount.messages,
  deletion: 'empty',
} as const satisfies Entity
