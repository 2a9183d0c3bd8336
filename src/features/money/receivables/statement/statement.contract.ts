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

/** An entry of a customer's account. */
const entry = {
  date: required(day('Date')),
  kind: required(choice('Document', entryKinds)),
  /** The id of the document. For manual payments, the id of the order. */
  document: required(whole('Document ID')),
  /** Which posting of its document it is. */
  side: required(text('Line')),
  /** The invoice that the entry belongs to, possibly itself. */
  invoice: whole('Invoice'),
  number: text('No|number', { format: 'code' }),
  text: text('Description|of an entry'),
  ...displayedSubject,
  debit: required(money('Debit', 'USD')),
  credit: required(money('Credit', 'USD')),
  balance: required(money('Balance', 'USD')),
  /** The dinars received and their rate; without a rate, they are worth 0. */
  iqd: money('IQD', 'IQD'),
  rate: rate('IQD per USD'),
  /** Whether it reverses its document, which was cancelled. */
  reversal: required(flag('Cancellation')),
  remark: messageText('Remark'),
} as const

const may = { resource: receivablesRight, verb: 'view' } as const
const ofOne = `${customer.path}/:id`
const days = {
  from: day('From'),
  to: day('To|a day'),
  /** Includes documents that were cancelled on their own day, which add up to 0 with their reversals. */
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
      /** All sales to the customer: gross, returns and cancellations, and net. */
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
          /** The customer opening balance, if it is no invoice. `invoice_no` is then its previous number. */
          opening: whole('Opening Balance'),
          /** A refund that was paid before the money came in, as of a day in between. */
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
      /** The rate at which the document also shows the closing balance in IQD, for customers who want that. */
      dinar_rate: rate('IQD per USD'),
      dinar_rate_on: day('Rate date'),
      /** The number of earlier entries in the period that are not listed; the opening balance includes them. */
      left_out: required(whole('Earlier entries not shown')),
      today: required(day('Today')),
      /** The day of `ages` and `on_account`: the last day of the period, or today. */
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

/** The columns of a statement as a spreadsheet, with opening and closing balance as rows. */
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
