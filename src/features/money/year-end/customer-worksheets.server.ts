import sql, { raw, type Sql } from 'sql-template-tag'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { percent } from '../../../kernel/contract/kinds/numbers/percent.ts'
import { price } from '../../../kernel/contract/kinds/numbers/price.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { creditReasons } from '../credit-notes/credit-notes.contract.ts'
import type { BookWorksheet, Period } from './book-worksheet.server.ts'

const date = required(day('Date'))
const number = required(text('No|number', { format: 'code' }))
const customer = text('Customer')

/**
 * SQL for the documents `d` of a table that have entries in the period, each with its entry and a sign (-1 for a
 * cancellation). Also documents that should have entries but do not.
 */
export function booked(table: string, { from, to }: Period, isIncluded: Sql, dated = 'date'): Sql {
  return sql`(
    select e.day, case when e.side like '%cancelled' then -1 else 1 end as sign, e.usd as booked_usd, e.amount as booked_amount,
      e.iqd as booked_iqd, e.account as in_account, e.side as booked_side, d.*
    from entry e join ${raw(table)} d on d.id = e.document
    where e.kind = ${table} and e.day between ${from}::date and ${to}::date
    union all
    select d.${raw(dated)}, 1, 0, 0, 0, null, '', d.* from ${raw(table)} d
    where ${isIncluded} and d.${raw(dated)} between ${from}::date and ${to}::date
      and not exists (select from entry e where e.kind = ${table} and e.document = d.id)
  )`
}

/** SQL for a field of document `b` as it was when `c` closed its day: renaming an account changes its vouchers. */
export const whenClosed = (table: string, field: string): Sql =>
  sql`value_at(${table}, b.id, ${field}, c.at, b.${raw(field)})`

const invoices: BookWorksheet = {
  title: 'Invoices',
  fields: {
    date,
    number,
    customer,
    subtotal: money('Sub Total', 'USD'),
    discount: percent('Discount'),
    discount_amount: money('Discount Amount', 'USD'),
    grand_total: money('Grand Total', 'USD'),
  },
  rows: (period) => sql`
    select b.day as date, b.invoice_no as number, b.customer_name as customer, b.sign * b.subtotal as subtotal, b.discount,
      b.sign * b.discount_amount as discount_amount, b.sign * b.grand_total as grand_total, b.booked_usd as ledger
    from ${booked('invoice', period, sql`d.status = 'issued'`, 'invoice_date')} b order by b.day, b.id, b.sign desc`,
  proofs: [{ label: 'Invoices', currency: 'USD', documents: 'grand_total', ledger: 'ledger', customers: 1 }],
}

const lines: BookWorksheet = {
  title: 'Lines',
  fields: {
    date,
    number,
    item: text('Item'),
    quantity: quantity('Quantity'),
    unit_price: price('Unit Price'),
    total: money('Total', 'USD'),
  },
  rows: (period) => sql`
    select b.day as date, b.invoice_no as number, p.product_item as item, b.sign * p.quantity as quantity, p.unit_price,
      b.sign * p.total as total, null as ledger
    from ${booked('invoice', period, sql`d.status = 'issued'`, 'invoice_date')} b join invoice_product p on p.invoice = b.id
    order by b.day, b.id, b.sign desc, p.position`,
  proofs: [],
}

const creditNotes: BookWorksheet = {
  title: 'Credit Notes',
  fields: {
    date,
    number,
    customer,
    invoice_no: text('Invoice No', { format: 'code' }),
    reason: choice('Reason', creditReasons),
    total: money('Total', 'USD'),
  },
  rows: (period) => sql`
    select b.day as date, b.credit_note_no as number, b.customer_name as customer, b.invoice_no, b.reason,
      b.sign * b.total as total, -b.booked_usd as ledger
    from ${booked('credit_note', period, sql`d.cancelled_at is null and takes_effect(d.approval)`)} b order by b.day, b.id, b.sign desc`,
  proofs: [{ label: 'Credit Notes', currency: 'USD', documents: 'total', ledger: 'ledger', customers: -1 }],
}

const badDebts: BookWorksheet = {
  title: 'Bad Debts',
  fields: {
    date,
    number,
    customer,
    invoice_no: text('Invoice No', { format: 'code' }),
    reason: text('Reason'),
    amount_usd: money('Amount', 'USD'),
  },
  rows: (period) => sql`
    select b.day as date, b.bad_debt_no as number, b.customer_name as customer, b.invoice_no, b.reason,
      b.sign * b.amount_usd as amount_usd, -b.booked_usd as ledger
    from ${booked('bad_debt', period, sql`d.cancelled_at is null and takes_effect(d.approval)`)} b order by b.day, b.id, b.sign desc`,
  proofs: [{ label: 'Bad Debts', currency: 'USD', documents: 'amount_usd', ledger: 'ledger', customers: -1 }],
}

const broughtIn = (currency: 'usd' | 'iqd') =>
  raw(
    ['advance', 'final']
      .map((part) => `coalesce(b.amount_${currency}_${part}, 0)`)
      .concat(`coalesce(b.net_${currency}, 0)`)
      .join(' + '),
  )

const receipts: BookWorksheet = {
  title: 'Receipt Vouchers',
  fields: {
    date,
    number,
    customer,
    account: text('Account'),
    usd: money('USD', 'USD'),
    iqd: money('IQD', 'IQD'),
    rate: rate('IQD per USD'),
    usd_value: money('Value in USD', 'USD'),
    rounding_usd: money('Cash rounding', 'USD'),
  },
  rows: (period) => sql`
    select r.*, r.usd_value + r.rounding_usd as worth,
      case currency when 'USD' then usd end as in_usd, case currency when 'USD' then amount end as ledger_usd,
      case currency when 'IQD' then iqd end as in_iqd, case currency when 'IQD' then amount end as ledger_iqd
    from (
      select b.day as date, b.voucher_no::text as number, b.from_account_name as customer, ${whenClosed('receipt_voucher', 'to_account')} as account,
        b.brings * (${broughtIn('usd')}) as usd, b.brings * (${broughtIn('iqd')}) as iqd, b.rate,
        b.brings * (${broughtIn('usd')} + coalesce(round((${broughtIn('iqd')}) / b.rate, 2), 0)) as usd_value,
        b.sign * case b.brings when 0 then -b.rounding_usd else b.rounding_usd end as rounding_usd, -b.booked_usd as ledger, b.booked_amount as amount, a.currency, b.id, b.sign
      from (
        -- Coins that are forgiven no more bring nothing.
        select b.*, case when b.booked_side like 'coins%' then 0 else b.sign end as brings
        from ${booked('receipt_voucher', period, sql`d.cancelled_at is null`)} b
      ) b left join bank_account a on a.id = b.in_account
        left join closed_period c on b.day between c.first and c.last
    ) r order by date, id, sign desc`,
  proofs: [
    { label: 'Receipt Vouchers', currency: 'USD', documents: 'worth', ledger: 'ledger', customers: -1 },
    {
      label: 'Receipts in accounts',
      currency: 'USD',
      documents: 'in_usd',
      ledger: 'ledger_usd',
      accounts: 1,
    },
    {
      label: 'Receipts in accounts',
      currency: 'IQD',
      documents: 'in_iqd',
      ledger: 'ledger_iqd',
      accounts: 1,
    },
  ],
}

/** The worksheets of documents that are in customer accounts. */
export const customerWorksheets: readonly BookWorksheet[] = [invoices, lines, creditNotes, receipts, badDebts]
