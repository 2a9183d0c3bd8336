import { endpoint, type ReplyOf } from '../../kernel/contract/endpoint.ts'
import { recordFields } from '../../kernel/contract/entity.ts'
import { required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { group } from '../../kernel/contract/kinds/many/group.ts'
import { instant } from '../../kernel/contract/kinds/instant.ts'
import { list } from '../../kernel/contract/kinds/many/list.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import { bankAccount } from '../money/accounts/bank-accounts.contract.ts'
import { customer } from '../customers/customers.contract.ts'
import { order, orderStatuses } from '../orders/orders.contract.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { pettyCash } from '../money/petty-cash/petty-cash.contract.ts'
import { groupSums } from '../money/reconcile/reconcile.contract.ts'
import { product } from '../products/products.contract.ts'
import { todayRefreshOn, todayPart } from './today/today.contract.ts'

/** The age ranges of invoices in days; null is unlimited. */
export const ageBuckets = [
  { from_days: 0, to_days: 30 },
  { from_days: 31, to_days: 60 },
  { from_days: 61, to_days: 90 },
  { from_days: 91, to_days: null },
] as const

const dates = { date_from: day('From'), date_to: day('To|a day') } as const
const amount = { amount: required(money('Amount', 'USD')), count: required(whole('Count')) } as const

/** Amounts without an order: customer opening balances, and invoices or refunds without an order. */
const besideOrders = {
  openings: required(group('Customer opening balances', amount)),
  without_order: required(group('Without an order', amount)),
} as const

/** Sales, and returns by credit notes and cancellations, each on its own day; `amount` is net. */
const sold = {
  ...amount,
  gross: required(money('Gross sales', 'USD')),
  taken_back: required(money('Returns and cancellations', 'USD')),
} as const

const invoices = { results: list('Invoices', { ...recordFields, ...invoice.fields }) } as const

/** The setup steps of an empty installation, in this order. */
export const firstSteps = {
  company: 'Company name and address',
  bank: 'Bank details',
  product: 'First product',
  customer: 'First customer',
  invoice: 'First invoice',
} as const
export type FirstStep = keyof typeof firstSteps

/**
 * The whole dashboard in one response; parts that the person may not see are null. Each figure comes with the dates
 * that filter the list which explains it.
 */
export const dashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  summary: 'The dashboard’s figures, limited to what the user may see',
  access: 'signed-in',
  refreshOn: [...todayRefreshOn, ...[pettyCash, product, customer].map(({ name }) => name)],
  reply: {
    /** Whether sales, orders and receivables are limited to those of the person as salesman. */
    own: required(flag('Own')),
    today: todayPart,
    first_steps: group('First steps', {
      steps: list('Steps', { step: required(choice('Step', firstSteps)), done: flag('Done') }),
    }),
    /** When all stored sums were last compared with their rows; only for superusers. */
    money_check: group('Ledger check', {
      checked_at: required(instant('Checked on')),
      faults: required(whole('Differences')),
    }),
    /** To Reconcile, for users who may resolve its lines. */
    to_reconcile: group('To reconcile', { groups: list('Groups', groupSums) }),
    accounts: group('Bank accounts', {
      /** `in_use`: with an entry, an opening balance, or as a default account. */
      results: list('Accounts', { ...recordFields, ...bankAccount.fields, in_use: required(flag('In use')) }),
    }),
    sales: group('Sales by month', {
      months: list('Months', { month: required(text('Month')), ...dates, ...sold }),
    }),
    top_customers: group('Top customers of the last twelve months', {
      ...dates,
      results: list('Customers', {
        customer: required(reference('Customer', { path: customer.path, shows: 'name' })),
        customer_name: required(text('Customer')),
        ...sold,
      }),
    }),
    outstanding: group('Aged receivables', {
      buckets: list('Aging', {
        from_days: required(whole('From days')),
        to_days: whole('To days'),
        ...dates,
        ...amount,
        /** The part of the orders in it, as the list of orders counts them. */
        orders: required(group('Orders', amount)),
      }),
      orders: required(group('Orders', amount)),
      ...besideOrders,
    }),
    orders: group('Orders by status', {
      statuses: list('Statuses', {
        status: required(choice('Status', orderStatuses)),
        count: required(whole('Count')),
      }),
    }),
    overdue: group('Past due orders', {
      ...amount,
      ...besideOrders,
      results: list('Orders', { ...recordFields, ...order.fields }),
    }),
    drafts: group('Drafts to finish', { count: required(whole('Count')), ...invoices }),
    latest: group('Latest invoices', invoices),
    petty_cash: group('Petty cash this month', {
      year: required(whole('Year')),
      month: required(whole('Month')),
      amount: required(money('Amount', 'IQD')),
      count: required(whole('Count')),
    }),
  },
})

export const dismissFirstSteps = endpoint({
  method: 'DELETE',
  path: '/dashboard/first-steps',
  summary: 'Dismiss the first steps for yourself',
  access: 'signed-in',
  reply: 'empty',
})

type Dashboard = ReplyOf<typeof dashboard>

/** One part of the dashboard, for users who may see it. */
export type DashboardPart<K extends keyof Dashboard> = NonNullable<Dashboard[K]>
