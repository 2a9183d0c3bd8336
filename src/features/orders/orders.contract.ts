import { crudEndpoints, endpoint } from '../../kernel/contract/endpoint.ts'
import { listFigures } from '../../kernel/contract/endpoints/lists/list-figures.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { computed, required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag, flagFilter } from '../../kernel/contract/kinds/flag.ts'
import { instant } from '../../kernel/contract/kinds/instant.ts'
import { list } from '../../kernel/contract/kinds/many/list.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import { customer } from '../customers/customers.contract.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { salesmanFilter } from '../salesmen/salesmen.contract.ts'

export const orderStatuses = {
  Pending: 'Pending',
  Delivered: 'Delivered',
  'Shipping Time': 'Shipping Time',
  Start_process: 'Start Process',
  On_hold: 'On Hold',
  Overdue: 'Overdue',
  Complete: 'Complete',
  Close: 'Close|a status',
} as const

/** The filters of the tabs above the orders; late orders are past due with money outstanding. */
export const orderTabs = {
  late: { overdue: 'true' },
  pending: { status: 'Pending' },
  start_process: { status: 'Start_process' },
  shipping_time: { status: 'Shipping Time' },
  delivered: { status: 'Delivered' },
  on_hold: { status: 'On_hold' },
  overdue: { status: 'Overdue' },
  complete: { status: 'Complete' },
  close: { status: 'Close' },
} as const satisfies Record<string, { overdue: 'true' } | { status: keyof typeof orderStatuses }>

/** The order of an invoice. It is created with the invoice, never manually. */
export const order = entity({
  name: 'invoice_tracker',
  view: 'order_with_money',
  path: '/invoice-tracker',
  label: 'Order',
  plural: 'Orders',
  resource: resource('invoice_tracker', 'Order Tracker', { admin: 'VUD', manager: 'VUD', salesman: 'VU' }),
  fields: {
    invoice: required(computed(reference('Invoice', { path: invoice.path, shows: 'invoice_no' }))),
    invoice_number: required(computed(text('Invoice Number', { format: 'code' }))),
    date: required(computed(day('Date'))),
    customer_name: required(computed(text('Customer Name'))),
    customer_code: computed(text('Customer Code', { format: 'code' })),
    customer_email: computed(text('Customer Email', { format: 'email' })),
    invoice_amount: required(computed(money('Invoice Amount', 'USD'))),
    total_paid: required(money('Total Paid', 'USD')),
    outstanding: required(money('Outstanding', 'USD')),
    /** The parts of total paid and outstanding: vouchers, manual payments and write-offs. */
    settled: required(computed(money('Paid by receipts', 'USD'))),
    typed_paid: required(computed(money('Manual payments', 'USD'))),
    written_off: required(computed(money('Written off', 'USD'))),
    credited: required(computed(money('Credited', 'USD'))),
    /** The invoice was cancelled: the order is closed, and nothing is outstanding. */
    cancelled: required(computed(flag('Invoice cancelled'))),
    age_days: required(whole('Age Days', { max: 3650 })),
    due_date: required(computed(day('Due Date'))),
    is_overdue: computed(flag('Past due')),
    status: required(choice('Status', orderStatuses)),
    notes: note('Notes'),
    received_usd: required(computed(money('Received USD', 'USD'))),
    received_iqd: required(computed(money('Received IQD', 'IQD'))),
    /** How much the total paid exceeds the invoice, plus unapplied credit of its vouchers. */
    overpaid: required(computed(money('Overpaid', 'USD'))),
  },
  columns: [
    'invoice_number',
    'customer_name',
    'status',
    'invoice_amount',
    'outstanding',
    'due_date',
    'total_paid',
    'age_days',
    'date',
    'customer_code',
    'customer_email',
    'notes',
    'typed_paid',
    'written_off',
    'created_at',
  ],
  inFiles: { first: ['cancelled'] },
  calledBy: [
    { by: 'invoice', of: 'invoice' },
    { by: 'customer', of: 'customer' },
  ],
  filters: {
    status: choice('Status', orderStatuses),
    overdue: flagFilter('Past due'),
    /** Past due orders of at least the amount from which a call is worthwhile (setting `call_from_usd`). */
    to_call: flagFilter('Calls to make'),
    unpaid: flagFilter('Outstanding'),
    typed: flagFilter('Manual payments'),
    written_off: flagFilter('Written off'),
    date_from: day('From'),
    date_to: day('To|a day'),
    invoice: reference('Invoice', { path: invoice.path, shows: 'invoice_no' }),
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    /** Orders of invoices whose author or salesman is the user. */
    mine: flagFilter('My records'),
    salesman: salesmanFilter,
  },
  notSortable: ['cancelled', 'typed_paid', 'written_off', 'received_usd', 'received_iqd', 'overpaid'],
  messages: { updated: 'Order updated.' },
  deletion: 'empty',
})

const { list: listOrders, read, update, remove } = crudEndpoints(order)
/** The salesman of an order is that of its invoice, so changes of invoices refresh orders. */
const refreshOn = [invoice.name]

export const orderEndpoints = {
  list: { ...listOrders, refreshOn },
  totals: listFigures(order, 'totals', {
    refreshOn,
    summary: 'The totals of the filtered orders, over all pages',
    reply: {
      invoice_amount: required(money('Invoice Amount', 'USD')),
      total_paid: required(money('Total Paid', 'USD')),
      outstanding: required(money('Outstanding', 'USD')),
    },
  }),
  counts: listFigures(order, 'counts', {
    refreshOn,
    summary:
      'The number of filtered orders in each status and of those past due, regardless of the status filter',
    reply: {
      all: required(whole('All')),
      late: required(whole('Past due')),
      pending: required(whole('Pending')),
      start_process: required(whole('Start Process')),
      shipping_time: required(whole('Shipping Time')),
      delivered: required(whole('Delivered')),
      on_hold: required(whole('On Hold')),
      overdue: required(whole('Overdue')),
      complete: required(whole('Complete')),
      close: required(whole('Close|a status')),
    },
  }),
  statusTotals: listFigures(order, 'status-totals', {
    refreshOn,
    summary: 'The totals of the filtered orders by status, over all pages',
    reply: {
      results: required(
        list('Statuses', {
          status: required(choice('Status', orderStatuses)),
          invoice_amount: required(money('Invoice Amount', 'USD')),
        }),
      ),
    },
  }),
  read,
  madeOf: endpoint({
    method: 'GET',
    path: `${order.path}/:id/made-of`,
    summary: 'The parts of an order’s total paid and outstanding, and who last recorded a manual payment',
    access: { resource: order.resource, verb: 'view' },
    topic: order.name,
    reply: {
      settled: order.fields.settled,
      typed_paid: order.fields.typed_paid,
      written_off: order.fields.written_off,
      bad_debts: required(money('Bad Debts', 'USD')),
      typed_by: text('Recorded by'),
      typed_at: instant('Recorded on'),
    },
  }),
  update,
  remove,
  /** Sends the column that the card was in, so that two users who move it do not undo each other's move. */
  move: endpoint({
    method: 'PUT',
    path: `${order.path}/:id/status`,
    summary: 'Move an order from one status to another; 409 if another user has moved it meanwhile',
    access: { resource: order.resource, verb: 'update' },
    body: {
      from: required(choice('From', orderStatuses)),
      to: required(choice('To', orderStatuses)),
    },
    reply: update.reply,
  }),
}
