import sql, { raw, type Sql } from 'sql-template-tag'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { writeOffsTable } from '../write-offs/write-offs.contract.ts'
import type { BookWorksheet } from './book-worksheet.server.ts'

/** The labels of debits and credits of settlements. */
const settlingKinds = {
  invoice: 'Invoice|a paper',
  receipt_voucher: 'Receipt Voucher',
  credit_note: 'Credit Note',
  bad_debt: 'Bad Debt',
  payment_voucher: 'Refund',
  typed_payment: 'Payment',
  opening: 'Opening Balance',
} as const

const code = text('No|number', { format: 'code' })

/** The settlements of the period. */
export const settlements: BookWorksheet = {
  title: 'Applied amounts',
  fields: {
    date: required(day('Date')),
    debit_kind: choice('Applied to', settlingKinds),
    debit_no: code,
    credit_kind: choice('Applied from', settlingKinds),
    credit_no: code,
    usd: money('Amount', 'USD'),
  },
  rows: ({ from, to }) => sql`
    select s.day as date, d.kind as debit_kind, d.number as debit_no, c.kind as credit_kind, c.number as credit_no, s.usd
    from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit
    where s.day between ${from}::date and ${to}::date and d.kind <> c.kind
    order by s.day, d.kind, d.number, c.kind, c.number, s.usd`,
  proofs: [],
}

/**
 * What each customer owed on the last day. The name is that of the customer's last invoice until then, otherwise that
 * at the time of closing.
 */
export const customerBalances: BookWorksheet = {
  title: 'Customer balances',
  fields: { customer: text('Customer'), balance: money('Balance', 'USD') },
  rows: ({ to }) => sql`
    select coalesce((
      select i.customer_name from invoice i
      where i.customer = b.customer and i.status in ('issued', 'cancelled') and i.invoice_date <= ${to}::date
      order by i.invoice_date desc, i.id desc limit 1), value_at('customer', c.id, 'name', closed_at(${to}::date), c.name)) as customer, b.usd as balance
    from (
      select customer, sum(usd) as usd from entry where customer is not null and day <= ${to}::date
      group by customer having sum(usd) <> 0
    ) b join customer c on c.id = b.customer order by b.customer`,
  proofs: [],
}

/** The balance of each account at the end of the last day. */
export const accountBalances: BookWorksheet = {
  title: 'Account balances',
  fields: {
    account: text('Account'),
    usd: money('USD', 'USD'),
    iqd: money('IQD', 'IQD'),
  },
  rows: ({ to }) => sql`
    select value_at('bank_account', a.id, 'name', closed_at(${to}::date), a.name) as account, case a.currency when 'USD' then b.amount end as usd, case a.currency when 'IQD' then b.amount end as iqd
    from (
      select account, sum(amount) as amount from entry where account is not null and day <= ${to}::date
      group by account having sum(amount) <> 0
    ) b join bank_account a on a.id = b.account order by a.id`,
  proofs: [],
}

const series = {
  invoice: 'Invoice|a paper',
  credit_note: 'Credit Note',
  receipt_voucher: 'Receipt Voucher',
  payment_voucher: 'Payment Voucher',
  bad_debt: 'Bad Debt',
  account_transfer: 'Account Transfer',
  petty_cash: 'Petty Cash',
} as const

/**
 * SQL for the numbers of a table's documents: prefix (with the year, if the series restarts each year), position and
 * day.
 */
const placed = (table: keyof typeof series, column: string, dated: string) => sql`
  select ${table}::text as series, substring(${raw(column)}::text from '^[A-Z]+-\\d{4}-') as prefix,
    substring(${raw(column)}::text from '\\d+$')::bigint as place, ${raw(dated)} as day
  from ${raw(table)} where ${raw(column)}::text ~ '\\d{1,15}$'`

/** SQL that formats a number as on documents. */
const numberOf = (place: Sql) => sql`
  coalesce(prefix || lpad((${place})::text, greatest(5, length((${place})::text)), '0'), (${place})::text)`

/**
 * The missing numbers before a document of the period. Later documents are ignored, so that the worksheet never
 * changes.
 */
export const missingNumbers: BookWorksheet = {
  title: 'Missing Numbers',
  fields: { series: choice('Series', series), number: code, up_to: text('Up to', { format: 'code' }) },
  rows: ({ from, to }) => sql`
    select series, ${numberOf(sql`before_and + 1`)} as number,
      case when place > before_and + 2 then ${numberOf(sql`place - 1`)} end as up_to
    from (
      select *, lag(place, 1, 0::bigint) over (partition by series, prefix order by place) as before_and from (
        ${placed('invoice', 'invoice_no', 'invoice_date')} union all ${placed('credit_note', 'credit_note_no', 'date')}
        union all ${placed('receipt_voucher', 'voucher_no', 'date')} union all ${placed('payment_voucher', 'voucher_no', 'date')}
        union all ${placed('bad_debt', 'bad_debt_no', 'date')} union all ${placed('account_transfer', 'transfer_no', 'date')}
        union all ${placed('petty_cash', 'entry_no', 'date')}
      ) numbered where day <= ${to}::date
    ) gaps where day >= ${from}::date and place > before_and + 1 order by series, prefix, place`,
  proofs: [],
}

/**
 * The write-offs of the period, by the user names at the time. Without percent discounts and prices below the list, so
 * that workbooks of periods closed before these were included stay the same; their invoices show them. Dinars of a
 * closed day are valued at the daily rate known when it was closed.
 */
export const writeOffsInDays: BookWorksheet = {
  title: 'Write-offs and adjustments',
  fields: {
    month: writeOffsTable.fields.month,
    kind: writeOffsTable.fields.kind,
    person: writeOffsTable.fields.person,
    count: writeOffsTable.fields.count,
    usd: writeOffsTable.fields.usd,
    iqd: writeOffsTable.fields.iqd,
  },
  rows: ({ from, to }) => sql`
    select to_char(day, 'YYYY-MM') as month, kind, person, count(*) as count, sum(usd) as usd, sum(iqd) as iqd from (
      select day, kind, person, iqd,
        case when kind = 'closing' and iqd is not null then round(iqd / rate_near_at(day, closed_at(day)), 2) else usd end as usd
      from forgiven where day between ${from}::date and ${to}::date and kind not in ('discount_percent', 'below_list')
    ) f group by 1, 2, 3 order by 1, 2, 3`,
  proofs: [],
}
