import sql, { raw, type Sql } from 'sql-template-tag'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import type { Label } from '../../../i18n/messages.ts'
import type { BookWorksheet, Period, Proof } from './book-worksheet.server.ts'
import { subject } from '../ledger/subjects/subject-message.contract.ts'
import { booked, whenClosed } from './customer-worksheets.server.ts'

const date = required(day('Date'))
const number = required(text('No|number', { format: 'code' }))
const account = text('Account')
/** For amounts in the cash box's currency. */
const ofCashBox = { currencyIn: 'currency' } as const

/** SQL for the names of our accounts by period, as the closed books have them. */
const namesOf = ({ from, to }: Period): Sql => sql`account_names(${from}::date, ${to}::date)`
const called = (names: string, key: Sql, day: Sql): Sql =>
  sql`${raw(names)}.account = ${key} and ${day} between ${raw(names)}.first and ${raw(names)}.last`

/** Totals of documents in each currency, negative for money out, compared with the ledger's. */
const inBoth = (label: Label): Proof[] => [
  { label, currency: 'USD', documents: 'moved_usd', ledger: 'ledger_usd', accounts: 1 },
  { label, currency: 'IQD', documents: 'moved_iqd', ledger: 'ledger_iqd', accounts: 1 },
]
const byCurrency = sql`
  case currency when 'USD' then moved end as moved_usd, case currency when 'USD' then amount end as ledger_usd,
  case currency when 'IQD' then moved end as moved_iqd, case currency when 'IQD' then amount end as ledger_iqd`

const payments: BookWorksheet = {
  title: 'Payment Vouchers',
  fields: {
    date,
    number,
    party: text('To'),
    subject,
    account,
    usd: money('USD', 'USD'),
    iqd: money('IQD', 'IQD'),
    rate: rate('IQD per USD'),
    refund: money('Refund', 'USD'),
  },
  rows: (period) => sql`
    select p.*, ${byCurrency} from (
      select b.day as date, b.voucher_no::text as number, b."to" as party, b.subject, b.said_subject, ${whenClosed('payment_voucher', 'from_field')} as account,
        b.sign * b.amount_usd as usd, b.sign * b.amount_iqd as iqd, b.rate,
        case when b.customer is not null
          then b.sign * (coalesce(b.amount_usd, 0) + coalesce(round(b.amount_iqd / b.rate, 2), 0)) end as refund,
        b.booked_usd as ledger, a.currency, b.booked_amount as amount,
        -b.sign * case a.currency when 'USD' then coalesce(b.amount_usd, 0) else coalesce(b.amount_iqd, 0) end as moved, b.id, b.sign
      from ${booked('payment_voucher', period, sql`takes_effect(d.approval)`)} b left join bank_account a on a.id = b.in_account
        left join closed_period c on b.day between c.first and c.last
    ) p order by date, id, sign desc`,
  proofs: [
    { label: 'Refunds', currency: 'USD', documents: 'refund', ledger: 'ledger', customers: 1 },
    ...inBoth('Payment Vouchers'),
  ],
}

const pettyCash: BookWorksheet = {
  title: 'Petty Cash',
  fields: {
    date,
    number: text('Receipt No', { format: 'code' }),
    project_name: text('Project Name'),
    paid_to: text('Paid To'),
    account,
    amount: money('Amount', 'IQD'),
  },
  rows: (period) => sql`
    select date, number, project_name, paid_to, account, -taken as amount,
      case currency when 'IQD' then taken end as moved_iqd, case currency when 'IQD' then booked end as ledger_iqd,
      case when in_account is null then taken end as homeless, case when in_account is null then booked_iqd end as ledger_homeless
    from (
      select b.day as date, b.receipt_no as number, b.project_name, b.paid_to, n.name as account,
        -b.sign * b.project_amount as taken, b.booked_amount as booked, b.booked_iqd, b.in_account, a.currency, b.id, b.sign
      from ${booked('petty_cash', period, sql`takes_effect(d.approval)`)} b left join bank_account a on a.id = b.in_account
        left join ${namesOf(period)} n on ${called('n', sql`b.in_account`, sql`b.day`)}
    ) p order by date, id, sign desc`,
  proofs: [
    { label: 'Petty Cash', currency: 'IQD', documents: 'moved_iqd', ledger: 'ledger_iqd', accounts: 1 },
    // In no balance: petty cash without a cash box.
    {
      label: 'Petty cash without a cash box',
      currency: 'IQD',
      documents: 'homeless',
      ledger: 'ledger_homeless',
    },
  ],
}

const transfers: BookWorksheet = {
  title: 'Account Transfers',
  fields: {
    date,
    number: text('No|number', { format: 'code' }),
    account,
    other: text('From or to'),
    subject: text('Subject'),
    usd: money('USD', 'USD'),
    iqd: money('IQD', 'IQD'),
  },
  rows: (period) => sql`
    select t.*, moved_usd as usd, moved_iqd as iqd from (
      select m.*, ${byCurrency} from (
        select e.day as date, e.number, n.name as account, other.name as other, e.text as subject, a.currency, e.amount,
          case when e.side like '%cancelled' then -1 else 1 end
            * case when e.side like 'out%' then -d.amount_out else d.amount_in end as moved, e.id
        from entry e join account_transfer d on d.id = e.document join bank_account a on a.id = e.account
          join ${namesOf(period)} n on ${called('n', sql`e.account`, sql`e.day`)}
          left join ${namesOf(period)} other on ${called('other', sql`case when e.side like 'out%' then d.to_account else d.from_account end`, sql`e.day`)}
        where e.kind = 'account_transfer' and e.day between ${period.from}::date and ${period.to}::date
      ) m
    ) t order by date, number, id`,
  proofs: inBoth('Account Transfers'),
}

const closings: BookWorksheet = {
  title: 'Cash Closings',
  fields: {
    date,
    account,
    reason: text('Reason'),
    expected: quantity('Expected', ofCashBox),
    counted: quantity('Counted', ofCashBox),
    difference: quantity('Over/short', ofCashBox),
  },
  rows: (period) => sql`
    select c.*, moved as difference from (
      select m.*, ${byCurrency} from (
        select d.date, n.name as account, d.reason, d.expected, d.counted, a.currency, coalesce(e.amount, 0) as amount,
          d.difference as moved, d.id
        from cash_close d join bank_account a on a.id = d.account
          join ${namesOf(period)} n on ${called('n', sql`d.account`, sql`d.date`)}
          left join entry e on e.kind = 'cash_close' and e.document = d.id and e.side = ''
        where d.reopened_at is null and d.date between ${period.from}::date and ${period.to}::date
      ) m
    ) c order by date, id`,
  proofs: inBoth('Cash Closings'),
}

/** The worksheets of documents that move money of our accounts. */
export const accountWorksheets: readonly BookWorksheet[] = [payments, pettyCash, transfers, closings]

const entryNames = {
  typed_payment: 'Payment',
  opening: 'Opening Balance',
  account_opening: 'Balance brought forward',
} as const

/** Entries without a worksheet of their own: manual payments and opening balances. */
export const otherEntries: BookWorksheet = {
  title: 'Other entries',
  fields: {
    date,
    kind: choice('Type', entryNames),
    number: text('No|number', { format: 'code' }),
    text: text('Description|of an entry'),
    usd: money('Debit', 'USD'),
    in_usd: money('USD in accounts', 'USD'),
    in_iqd: money('IQD in accounts', 'IQD'),
  },
  rows: ({ from, to }) => sql`
    select e.day as date, e.kind, e.number, e.text, nullif(e.usd, 0) as usd,
      case a.currency when 'USD' then e.amount end as in_usd, case a.currency when 'IQD' then e.amount end as in_iqd
    from entry e left join bank_account a on a.id = e.account
    where e.day between ${from}::date and ${to}::date and e.kind not in ('invoice', 'credit_note', 'receipt_voucher', 'bad_debt',
      'payment_voucher', 'petty_cash', 'account_transfer', 'cash_close')
    order by e.day, e.kind, e.document, e.id`,
  proofs: [
    { label: 'Other entries', currency: 'USD', documents: 'usd', ledger: 'usd', customers: 1 },
    {
      label: 'Other entries in accounts',
      currency: 'USD',
      documents: 'in_usd',
      ledger: 'in_usd',
      accounts: 1,
    },
    {
      label: 'Other entries in accounts',
      currency: 'IQD',
      documents: 'in_iqd',
      ledger: 'in_iqd',
      accounts: 1,
    },
  ],
}
