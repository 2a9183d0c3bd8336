import { endpoint } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { exportFormats } from '../../../../kernel/contract/endpoints/lists/export.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { languageNames, languageQuery } from '../../../../kernel/contract/endpoints/language.ts'
import { choice } from '../../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../../kernel/contract/kinds/flag.ts'
import { group } from '../../../../kernel/contract/kinds/many/group.ts'
import { list } from '../../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../../kernel/contract/kinds/numbers/money.ts'
import { rate } from '../../../../kernel/contract/kinds/numbers/rate.ts'
import { messageText } from '../../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'
import { customer } from '../../../customers/customers.contract.ts'
import { asOf, asOfReply } from '../../ledger/as-of.contract.ts'
import { displayedSubject } from '../../ledger/subjects/subject-message.contract.ts'
import { entryKinds } from '../entries/entry-kinds.ts'
import { ageFields, entryTables, receivablesRight } from '../receivables.contract.ts'

/** A line of a customer's account. */
const entry = {
  date: required(day('Date')),
  kind: required(choice('Document', entryKinds)),
  /** The key of the document; of what was typed, or is not expected any more, that of the order. */
  document: required(whole('Document ID')),
  /** Which line of its document it is. */
  side: required(text('Line')),
  /** The invoice that it is about, which it may be itself. */
  invoice: whole('Invoice'),
  number: text('No|number', { format: 'code' }),
  text: text('Description|of an entry'),
  ...displayedSubject,
  debit: required(money('Debit', 'USD')),
  credit: required(money('Credit', 'USD')),
  balance: required(money('Balance', 'USD')),
  /** The dinars that came in, and at how many for a dollar they count; without a rate they count nothing. */
  iqd: money('IQD', 'IQD'),
  rate: rate('IQD per USD'),
  /** It takes back what its document said, from the day on which that was cancelled. */
  reversal: required(flag('Cancellation')),
  remark: messageText('Remark'),
} as const

const may = { resource: receivablesRight, verb: 'view' } as const
const ofOne = `${customer.path}/:id`
const days = {
  from: day('From'),
  to: day('To|a day'),
  /** Also what was cancelled on its own day, which says nothing together. */
  with_cancelled: flag('Include same-day cancellations'),
} as const
const fresh = { topic: customer.name, refreshOn: entryTables } as const

export const statementEndpoints = {
  account: endpoint({
    method: 'GET',
    path: `${ofOne}/account`,
    summary:
      'What a customer owes: balance, unapplied credit, open invoices and opening balances, oldest due first, and the last payments',
    access: may,
    ...fresh,
    query: asOf,
    reply: {
      ...asOfReply,
      balance: required(money('Balance', 'USD')),
      on_account: required(money('Unapplied credit', 'USD')),
      /** What was ever sold to them, what of it was taken back by credit notes and cancelling, and what is left of it. */
      sales: required(
        group('Net sales', {
          gross: required(money('Gross sales', 'USD')),
          taken_back: required(money('Returns and cancellations', 'USD')),
          amount: required(money('Amount', 'USD')),
        }),
      ),
      ages: required(group('Aging', ageFields('due'))),
      open_invoices: required(
        list('Open invoices', {
          invoice: whole('Invoice'),
          /** In place of an invoice: the debt of the old book, whose old number stands as the number. */
          opening: whole('Opening Balance'),
          /** Or, on a day before it came in, money that was paid back. */
          refund: whole('Payment Voucher'),
          invoice_no: required(text('Invoice No', { format: 'code' })),
          due_date: required(day('Due Date')),
          outstanding: required(money('Outstanding', 'USD')),
        }),
      ),
      last_entries: required(list('Recent payments', entry)),
    },
  }),
  statement: endpoint({
    method: 'GET',
    path: `${ofOne}/statement`,
    summary: `The statement of a customer, oldest first, with the balance after each entry; at most the newest 5,000`,
    access: may,
    ...fresh,
    query: days,
    reply: {
      customer: required(
        group('Customer', {
          name: required(text('Name')),
          code: required(text('Code', { format: 'code' })),
          address: text('Address'),
          phone: text('Phone', { format: 'phone' }),
          paper_language: choice('Document language', languageNames),
          dinar_face: required(flag('Show totals in IQD on documents')),
        }),
      ),
      opening: required(money('Balance brought forward', 'USD')),
      entries: required(list('Entries', entry)),
      closing: required(money('Closing balance', 'USD')),
      /** The rate at which its paper says the closing balance in dinars too, of a customer who wants that. */
      dinar_rate: rate('IQD per USD'),
      dinar_rate_on: day('Rate date'),
      /** How many earlier entries of these days are left out; they are in the opening balance. */
      left_out: required(whole('Earlier entries not shown')),
      today: required(day('Today')),
      /** The day on which `ages` and `on_account` are open: the last of the days asked for, or today. */
      ages_on: required(day('Aging on')),
      ages: required(group('Aging', ageFields('due'))),
      on_account: required(money('Unapplied credit', 'USD')),
    },
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${ofOne}/statement/pdf`,
    summary: "A customer's statement as PDF",
    access: may,
    query: { ...days, ...languageQuery },
    reply: { content: 'application/pdf' },
  }),
  export: endpoint({
    method: 'GET',
    path: `${ofOne}/statement/export`,
    summary: "A customer's statement as a spreadsheet",
    access: may,
    securityLog: 'export',
    query: { ...days, format: choice('Format', exportFormats), ...languageQuery },
    reply: { content: 'application/octet-stream' },
  }),
}

/** A statement as a sheet, its opening and its closing balance among the lines. */
export const statementSpreadsheet = {
  name: 'statement',
  path: customer.path,
  label: 'Entry',
  plural: 'Statement',
  resource: receivablesRight,
  fields: { ...entry, kind: choice('Document', entryKinds) },
  columns: ['date', 'kind', 'number', 'text', 'debit', 'credit', 'balance', 'iqd', 'rate'],
  filters: {},
  messages: {},
  deletion: 'empty',
} as const satisfies Entity
