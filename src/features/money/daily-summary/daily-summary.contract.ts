import { endpoint, type ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { languageQuery } from '../../../kernel/contract/endpoints/language.ts'
import { historyTopic } from '../../../kernel/contract/endpoints/history.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { currencies } from '../../../kernel/contract/values/money.ts'
import { dailySummaryRight } from './daily-summary-right.contract.ts'

/** The groups of the summary, money first. */
export const dayKinds = {
  paid_out: 'Paid out',
  moved: 'Moved',
  cancelled: 'Cancelled',
  deleted: 'Deleted',
  typed: 'Manual payments',
  written_off: 'Written off',
  credited: 'Credited',
  price_changes: 'Issued invoices reduced or repriced',
  rates_off: 'Rate overrides',
  rate_changes: 'Exchange rate changes',
  due_dates: 'Due dates moved',
  openings: 'Customer opening balances',
  back_dated: 'Backdated',
  changed_after_printing: 'Changed after printing',
  users: 'Users and their roles',
  permissions: 'Permissions',
} as const
export type DayKind = keyof typeof dayKinds

const ofCurrency = { currencyIn: 'currency' } as const

/** The receipts of one cashier into one account in one currency: received, cancelled on the day, and net. */
const taking = {
  person: text('Cashier'),
  account: required(text('Account')),
  currency: required(choice('Currency', currencies)),
  count: required(whole('Receipts')),
  amount: required(quantity('Received|an amount', ofCurrency)),
  cancelled: required(quantity('Cancelled', ofCurrency)),
  net: required(quantity('Net', ofCurrency)),
} as const

/**
 * A record that was changed on the day. Imports, batches, and the many changes of one user are combined into one line.
 */
const done = {
  resource: required(text('Record type')),
  id: required(whole('Record')),
  /** The number of records in the line. If there are several, the line has the number of the first. */
  count: required(whole('Count')),
  number: text('No|number'),
  party: text('From or to'),
  person: text('User'),
  usd: money('Amount', 'USD'),
  iqd: money('Of which IQD', 'IQD'),
  /** The day on which the document is booked. */
  day: day('Date'),
  reason: text('Reason'),
  rate: rate('IQD per USD'),
  day_rate: rate('Daily rate'),
  /** The name of the resource whose permissions were changed; `number` is the role. */
  right: messageText('Permissions'),
  /**
   * The value before and after the change: an amount in USD, a rate, a day, a role or permissions, depending on the
   * group. Null if there was, or is, none.
   */
  before: text('Before the change'),
  after: text('After the change'),
} as const

const closing = {
  id: required(whole('Record')),
  account: required(text('Account')),
  currency: required(choice('Currency', currencies)),
  expected: required(quantity('Expected', ofCurrency)),
  counted: required(quantity('Counted', ofCurrency)),
  difference: required(quantity('Over/short', ofCurrency)),
  reason: text('Reason'),
  person: text('User'),
  reopened: flag('Reopened'),
} as const

const may = { resource: dailySummaryRight, verb: 'view' } as const

export const dailySummaryEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/day-sheet',
    summary:
      'The daily summary (default today): receipts by cashier, cash box and currency, and everything done on the day, whatever date it is booked on: paid out, transferred, cancelled, deleted, recorded manually, written off, credited, changed, backdated and closed, with new users, roles and permissions',
    access: may,
    topic: historyTopic,
    query: { date: day('Date') },
    reply: {
      date: required(day('Date')),
      takings: required(list('Receipts by cashier', taking)),
      groups: required(
        list('Groups', {
          kind: required(choice('Type', dayKinds)),
          count: required(whole('Count')),
          usd: required(money('Amount', 'USD')),
          iqd: required(money('Of which IQD', 'IQD')),
          /**
           * All changes. An import or a batch is one line; in long groups, so is each user's work on one kind of
           * record.
           */
          results: required(list('Results', done)),
        }),
      ),
      closings: required(list('Cash Closings', closing)),
    },
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/day-sheet/pdf',
    summary: 'The daily summary as PDF: the sums first, then the lines of each',
    access: may,
    query: { date: day('Date'), ...languageQuery },
    reply: { content: 'application/pdf' },
  }),
}

export type DailySummary = ReplyOf<typeof dailySummaryEndpoints.read>
export type GroupLine = DailySummary['groups'][number]['results'][number]
