import sql from 'sql-template-tag'
import { required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { money } from '../../kernel/contract/kinds/money.ts'
import { text } from '../../kernel/contract/kinds/text.ts'
import { whole } from '../../kernel/contract/kinds/whole.ts'
import { forgivenSheet } from '../forgiven/forgiven.contract.ts'
import type { BookSheet } from './book-sheet.ts'

/** What a debit and a credit of a settlement are called. */
const settlingKinds = {
  invoice: 'Invoice|a paper',
  receipt_voucher: 'Receipt Voucher',
  credit_note: 'Credit Note',
  bad_debt: 'Bad Debt',
  payment_voucher: 'Refund',
  typed_payment: 'Payment',
  write_off: 'Written off',
  opening: 'Opening',
} as const

const code = text('No|number', { format: 'code' })

/** What settled what in these days. */
export const settlements: BookSheet = {
  title: 'Settlements',
  fields: {
    date: required(day('Date')),
    debit_kind: choice('Debt', settlingKinds),
    debit_no: code,
    credit_kind: choice('Settled by', settlingKinds),
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

/** What each customer owed on the last day, called as the last paper until then calls them. */
export const customerBalances: BookSheet = {
  title: 'Balances of customers',
  fields: { customer: text('Customer'), balance: money('Balance', 'USD') },
  rows: ({ to }) => sql`
    select coalesce((
      select i.customer_name from invoice i
      where i.customer = b.customer and i.status <> 'draft' and i.invoice_date <= ${to}::date
      order by i.invoice_date desc, i.id desc limit 1), c.name) as customer, b.usd as balance
    from (
      select customer, sum(usd) as usd from entry where customer is not null and day <= ${to}::date
      group by customer having sum(usd) <> 0
    ) b join customer c on c.id = b.customer order by b.customer`,
  proofs: [],
}

/** What was in each account at the end of the last day. */
export const accountBalances: BookSheet = {
  title: 'Balances of accounts',
  fields: {
    account: text('Account'),
    usd: money('Dollars', 'USD'),
    iqd: money('Dinars', 'IQD'),
  },
  rows: ({ to }) => sql`
    select a.name as account, case a.currency when 'USD' then b.amount end as usd, case a.currency when 'IQD' then b.amount end as iqd
    from (
      select account, sum(amount) as amount from entry where account is not null and day <= ${to}::date
      group by account having sum(amount) <> 0
    ) b join bank_account a on a.id = b.account order by a.id`,
  proofs: [],
}

const numberedKinds = { receipt: 'Receipt Vouchers', payment: 'Payment Vouchers' } as const

/** The numbers between the first and the last voucher of these days that no voucher has. */
export const missingNumbers: BookSheet = {
  title: 'Missing numbers',
  fields: { series: choice('Series', numberedKinds), number: whole('No|number') },
  rows: ({ from, to }) => sql`
    select n.series, number from (
      select 'payment' as series, min(voucher_no) as first, max(voucher_no) as last from payment_voucher
      where date between ${from}::date and ${to}::date
      union all
      select 'receipt', min(voucher_no), max(voucher_no) from receipt_voucher where date between ${from}::date and ${to}::date
    ) n, generate_series(n.first, n.last) number
    where case n.series when 'payment' then not exists (select from payment_voucher where voucher_no = number)
      else not exists (select from receipt_voucher where voucher_no = number) end
    order by 1, 2`,
  proofs: [],
}

/** What was forgiven, by the names that people had. */
export const forgivenInDays: BookSheet = {
  title: 'What was forgiven',
  fields: {
    month: forgivenSheet.fields.month,
    kind: forgivenSheet.fields.kind,
    person: forgivenSheet.fields.person,
    count: forgivenSheet.fields.count,
    usd: forgivenSheet.fields.usd,
    iqd: forgivenSheet.fields.iqd,
  },
  rows: ({ from, to }) => sql`
    select to_char(day, 'YYYY-MM') as month, kind, person, count(*) as count, sum(usd) as usd, sum(iqd) as iqd
    from forgiven where day between ${from}::date and ${to}::date group by 1, 2, 3 order by 1, 2, 3`,
  proofs: [],
}
