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
import { givenRate } from '../rates/rate-overrides.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { allocation, receiptFlags, receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'

/** What a payment says. */
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
    refreshOn: [invoice.name, 'invoice_tracker', 'settings', 'credit_note', bankAccount.name, opening.name],
    query: { customer: required(reference('Customer', { path: customer.path, shows: 'name' })) },
    reply: {
      on_account_usd: required(money('Unapplied credit', 'USD')),
      /** The accounts that money comes into unless others are named; null where the person keeps no cash box for it. */
      accounts: required(group('Accounts', { usd: text('For USD'), iqd: text('For IQD') })),
      /** The cash boxes that notes go into: the person's own, else the only one of the currency. */
      cash_boxes: required(group('Cash boxes', { usd: text('For USD'), iqd: text('For IQD') })),
      /** Whether the person receives into the cash boxes that they keep, and which these are. */
      own_boxes: required(flag('Only own cash boxes')),
      boxes: required(
        list('Cash boxes', {
          name: required(text('Name')),
          currency: required(choice('Currency', currencies)),
        }),
      ),
      iqd_note: required(whole('Smallest banknote')),
      /** 0 where dollars have none: then a payment in dollars alone is as it is. */
      usd_note: required(whole('Smallest banknote')),
      invoices: required(
        list('Invoices', {
          invoice: whole('Invoice'),
          /** In place of an invoice: the debt of the old book, whose old number stands as the number. */
          opening: whole('Opening Balance'),
          invoice_no: required(text('Invoice No', { format: 'code' })),
          due_date: required(day('Due Date')),
          outstanding: required(money('Outstanding', 'USD')),
          /** Whether it is agreed that it is paid in notes. */
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
      /** How the money is split; where nothing is said, what is oldest due comes first. */
      allocations: list('Allocations', allocation, { max: 200 }),
      /** What is settled in full, though coins may be missing: keys of invoices, and `{ opening }` for opening debts. */
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

/** What a customer owes, and what is needed to receive some of it. */
export type OpenDebts = ReplyOf<typeof receiveMoneyEndpoints.open>
