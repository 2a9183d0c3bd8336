import { endpoint } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { exportFormats } from '../../../../kernel/contract/endpoints/lists/export.ts'
import { languageQuery } from '../../../../kernel/contract/endpoints/language.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { choice } from '../../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../../kernel/contract/kinds/day.ts'
import { list } from '../../../../kernel/contract/kinds/many/list.ts'
import { quantity } from '../../../../kernel/contract/kinds/numbers/quantity.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'
import { currencies } from '../../../../kernel/contract/values/money.ts'
import { displayedSubject, subject } from '../../ledger/subjects/subject-message.contract.ts'
import { bankAccount, ofAccount } from '../bank-accounts.contract.ts'

/** The kinds of documents that move money, by table name. */
export const entryKinds = {
  receipt_voucher: 'Receipt Voucher',
  payment_voucher: 'Payment Voucher',
  account_transfer: 'Account Transfer',
  petty_cash: 'Petty Cash',
  cash_close: 'Cash Closing',
  /** The account opening balance, which has its own day. */
  opening: 'Opening Balance|of an account',
} as const

/** An entry of the cash book. Amounts are in the account's currency. */
const cashBookEntry = {
  date: required(day('Date')),
  kind: required(choice('Document', entryKinds)),
  document: required(whole('Document ID')),
  number: text('No|number'),
  subject,
  ...displayedSubject,
  party: text('From or to'),
  in: required(quantity('In|money', ofAccount)),
  out: required(quantity('Out|money', ofAccount)),
  /** The document's amount in the other currency, which is in no account. Negative for money out. */
  stray: required(quantity('Amount in the other currency', { currencyIn: 'other_currency' })),
  balance: required(quantity('Balance', ofAccount)),
} as const

export const cashBookEndpoints = {
  read: endpoint({
    method: 'GET',
    path: `${bankAccount.path}/:id/cash-book`,
    summary:
      'The cash book of an account, oldest first, with the balance after each entry; at most the newest 2,000',
    access: { resource: bankAccount.resource, verb: 'view' },
    topic: bankAccount.name,
    query: { from: day('From'), to: day('To|a day') },
    reply: {
      name: required(text('Name')),
      currency: required(choice('Currency', currencies)),
      opening: required(quantity('Balance brought forward')),
      entries: required(list('Entries', cashBookEntry)),
      closing: required(quantity('Closing balance')),
      /** Money in transit to this account: handed over, not confirmed yet, and in no account. */
      on_the_way: required(quantity('In transit')),
      /** The number of earlier entries in the period that are not listed; the opening balance includes them. */
      left_out: required(whole('Earlier entries not shown')),
    },
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${bankAccount.path}/:id/cash-book/pdf`,
    summary: 'The cash book of an account as PDF',
    access: { resource: bankAccount.resource, verb: 'view' },
    query: { from: day('From'), to: day('To|a day'), ...languageQuery },
    reply: { content: 'application/pdf' },
  }),
  export: endpoint({
    method: 'GET',
    path: `${bankAccount.path}/:id/cash-book/export`,
    summary: 'The cash book of an account as a spreadsheet, with all entries of the days',
    access: { resource: bankAccount.resource, verb: 'view' },
    securityLog: 'export',
    query: { from: day('From'), to: day('To|a day'), format: choice('Format', exportFormats) },
    reply: { content: 'application/octet-stream' },
  }),
}

/** The columns of a cash book as a spreadsheet. */
export const cashBookSpreadsheet = {
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
