import { endpoint, type ReplyOf, writeReply } from '../../../kernel/contract/endpoint.ts'
import { recordFields } from '../../../kernel/contract/entity.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { currencies } from '../../../kernel/contract/values/money.ts'
import { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { customer } from '../../customers/customers.contract.ts'
import { exchangeRate } from '../rates/exchange-rates.contract.ts'
import { givenRate } from '../rates/rate-overrides.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { allocation, receiptFlags, receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'

/** The fields of a payment. */
const receiptFields = {
  customer: required(reference('Customer', { path: customer.path, shows: 'name' })),
  date: day('Date'),
  usd: money('Amount USD', 'USD'),
  usd_account: text('USD account'),
  iqd: money('Amount IQD', 'IQD'),
  iqd_account: text('IQD account'),
  ...givenRate,
  subject: text('Subject'),
  reference: text('Receipt Reference'),
} as const

export const receiveMoneyEndpoints = {
  open: endpoint({
    method: 'GET',
    path: '/receipt/open',
    summary: 'The open debts of a customer, oldest due first, and the unapplied credit',
    access: { resource: receiveMoney, verb: 'view' },
    topic: receiptVoucher.name,
    refreshOn: [
      invoice.name,
      'invoice_tracker',
      'settings',
      'credit_note',
      bankAccount.name,
      opening.name,
      exchangeRate.name,
    ],
    query: { customer: required(reference('Customer', { path: customer.path, shows: 'name' })) },
    reply: {
      on_account_usd: required(money('Unapplied credit', 'USD')),
      /** The unapplied credit to offer for a debt: 0 if it is below the smallest banknote. */
      offered_usd: required(money('Unapplied credit', 'USD')),
      /** The default accounts; null if the user has no cash box in the currency. */
      accounts: required(group('Accounts', { usd: text('For USD'), iqd: text('For IQD') })),
      /** The cash boxes for cash payments: the user's own, otherwise the only one in the currency. */
      cash_boxes: required(group('Cash boxes', { usd: text('For USD'), iqd: text('For IQD') })),
      /** Whether the user receives only into their own cash boxes, and the list of these. */
      own_boxes: required(flag('Only own cash boxes')),
      boxes: required(
        list('Cash boxes', {
          name: required(text('Name')),
          currency: required(choice('Currency', currencies)),
        }),
      ),
      iqd_note: required(whole('Smallest banknote')),
      /** 0 if USD amounts are not rounded. */
      usd_note: required(whole('Smallest banknote')),
      invoices: required(
        list('Invoices', {
          invoice: whole('Invoice'),
          /** The customer opening balance, if it is no invoice. `invoice_no` is then its previous number. */
          opening: whole('Opening Balance'),
          invoice_no: required(text('Invoice No', { format: 'code' })),
          due_date: required(day('Due Date')),
          outstanding: required(money('Outstanding', 'USD')),
          /** Whether the invoice is to be paid in cash. */
          in_cash: required(flag('Cash')),
        }),
      ),
    },
  }),
  receive: endpoint({
    method: 'POST',
    path: '/receipt',
    summary:
      'Receive a payment in dollars, dinars or both, applied to any invoices and opening balances of a customer; each allocation names one of them',
    access: { resource: receiveMoney, verb: 'create' },
    body: {
      ...receiptFields,
      /** How the money is allocated. By default, to the oldest due debts. */
      allocations: list('Allocations', allocation, { max: 200 }),
      /**
       * The debts to mark as paid in full with cash rounding: ids of invoices, and `{ opening }` for customer opening
       * balances.
       */
      settles: json('Paid in full'),
      ...receiptFlags,
    },
    reply: writeReply({
      vouchers: required(list('Vouchers', { ...recordFields, ...receiptVoucher.fields })),
      allocations: required(list('Allocations', allocation)),
      on_account_usd: required(money('Unapplied credit', 'USD')),
      rounding_usd: required(money('Cash rounding', 'USD')),
    }),
  }),
}

/** The debts of a customer, and what the form for a payment needs. */
export type OpenDebts = ReplyOf<typeof receiveMoneyEndpoints.open>
