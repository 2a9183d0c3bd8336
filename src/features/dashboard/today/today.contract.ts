import { endpoint, type ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { badDebt } from '../../money/bad-debts/bad-debts.contract.ts'
import { bankAccount } from '../../money/accounts/bank-accounts.contract.ts'
import { creditNote } from '../../money/credit-notes/credit-notes.contract.ts'
import { paymentVoucher } from '../../money/payments/payment-voucher.contract.ts'
import { exchangeRate } from '../../money/rates/exchange-rates.contract.ts'
import { receiptVoucher } from '../../money/receipts/receipt-voucher.contract.ts'
import { accountTransfer } from '../../money/transfers/account-transfers.contract.ts'
import { weeklyReport } from '../../employee-reports/employee-reports.contract.ts'
import { task } from '../../desk/tasks/tasks.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { order } from '../../orders/orders.contract.ts'
import { user } from '../../people/users.contract.ts'
import { settings } from '../../settings/settings.contract.ts'

/** The groups of Today, in the order shown. */
export const todayKinds = {
  approvals: 'Waiting for your approval',
  transfers: 'Transfers to confirm',
  tasks: 'Your tasks',
  past_due: 'Past due: customers to call',
  drafts: 'Your drafts',
  people: 'Users to activate',
  report: 'Your weekly report is due',
  rate: 'No daily rate for today',
} as const
export type TodayKind = keyof typeof todayKinds

/** One line of Today; `id` is null if the record is still to be created. */
const waiting = {
  resource: required(text('Record type')),
  id: whole('Record'),
  /** The kind of document, if the group has several kinds, and its number. */
  label: messageText('Document'),
  number: text('No|number', { format: 'code' }),
  title: text('Name'),
  detail: text('Details'),
  day: day('Date'),
  usd: money('USD', 'USD'),
  iqd: money('IQD', 'IQD'),
} as const

/** The tables whose changes refresh Today. */
export const todayRefreshOn = [
  invoice,
  order,
  receiptVoucher,
  creditNote,
  paymentVoucher,
  badDebt,
  accountTransfer,
  bankAccount,
  user,
  weeklyReport,
  exchangeRate,
  settings,
  task,
].map(({ name }) => name)

const waits = {
  groups: required(
    list('Groups', {
      kind: required(choice('Type', todayKinds)),
      count: required(whole('Count')),
      results: required(list('Results', waiting)),
    }),
  ),
} as const

/** The same as a part of the dashboard, which loads everything with one request. */
export const todayPart = required(group('Today', waits))

/**
 * Everything that needs the user's attention; records that are not visible to the user are neither listed nor counted.
 */
export const today = endpoint({
  method: 'GET',
  path: '/today',
  summary: 'What waits for you today, oldest first: the count and the first ten of each kind',
  access: 'signed-in',
  refreshOn: todayRefreshOn,
  reply: waits,
})

export type TodayGroup = ReplyOf<typeof today>['groups'][number]
export type WaitingOne = TodayGroup['results'][number]
