import sql, { join, raw, type Sql } from 'sql-template-tag'
import { inOpenBooks } from '../../ledger/as-of.server.ts'
import type { GroupKind } from '../reconcile.contract.ts'
import { documentOf, type GroupQuery } from './group-query.server.ts'
import { shownAs } from './write-offs.server.ts'
import { strayMoney } from './other-currency.server.ts'

/** The columns for a past day. Proposals exist only for today. */
const shown = ['document', 'id', 'version', 'number', 'date', 'party', 'usd', 'iqd', 'account'].map((name) =>
  raw(name),
)

const group = (rows: Sql): GroupQuery => ({
  sums: sql`
    select count(*) as count, coalesce(sum(usd), 0) as usd, coalesce(sum(iqd), 0) as iqd from (${rows}) r`,
  lines: (most) => sql`select ${join(shown)} from (${rows}) r order by date, document, id limit ${most}`,
})

/** SQL condition: entries `e` of documents that were not cancelled at the end of a day. */
const postedBy = (
  kind: 'receipt_voucher' | 'payment_voucher' | 'petty_cash' | 'bad_debt',
  on: string,
): Sql => sql`
  e.kind = ${kind} and e.side = '' and e.day <= ${on}::date and not exists (
    select from entry back where (back.kind, back.document, back.side) = (e.kind, e.document, 'cancelled') and back.day <= ${on}::date)`

/** SQL condition: what can still be resolved. Gaps in closed books are listed only for closed days. */
const toBePutRight = (on: string): Sql =>
  sql`(${on}::date <= (select books_closed_until()) or ${inOpenBooks(sql`e.day`)})`

const needsRate = (on: string): Sql => sql`
  select e.kind as document, e.document as id, v.version, e.number, e.day as date, e.party, original_usd(v) as usd, e.iqd,
    v.to_account as account
  from entry e join receipt_voucher v on v.id = e.document
  where ${postedBy('receipt_voucher', on)} and e.iqd > 0 and e.rate is null and ${toBePutRight(on)}`

const unknownReceipts = (on: string): Sql => sql`
  select e.kind as document, e.document as id, v.version, e.number, e.day as date, e.party, original_usd(v) as usd,
    original_iqd(v) as iqd, v.to_account as account
  from entry e join receipt_voucher v on v.id = e.document
  where ${postedBy('receipt_voucher', on)} and e.account is null and (original_usd(v) <> 0 or original_iqd(v) <> 0)
    and ${toBePutRight(on)}`

const unknownPayments = (on: string): Sql => sql`
  select e.kind, e.document, p.version, e.number, e.day, e.party, -coalesce(p.amount_usd, 0), -coalesce(p.amount_iqd, 0), p.from_field
  from entry e join payment_voucher p on p.id = e.document
  where ${postedBy('payment_voucher', on)} and e.account is null and (coalesce(p.amount_usd, 0) <> 0 or coalesce(p.amount_iqd, 0) <> 0)
    and ${toBePutRight(on)}`

const noCashBox = (on: string): Sql => sql`
  select e.kind as document, e.document as id, p.version, p.entry_no::text as number, e.day as date,
    coalesce(e.party, e.text) as party, 0 as usd, e.iqd, null as account
  from entry e join petty_cash p on p.id = e.document
  where ${postedBy('petty_cash', on)} and e.account is null and e.iqd <> 0 and ${toBePutRight(on)}`

/** Manual payments by invoice. */
const manualPayment = (on: string): Sql => sql`
  select ${documentOf}, its.date, i.customer_name as party, its.usd, 0 as iqd, null as account
  from (
      select invoice, max(day) as date, -sum(usd) as usd from entry
      where kind = 'typed_payment' and side = '' and day <= ${on}::date group by invoice having sum(usd) <> 0
    ) its join invoice i on i.id = its.invoice left join invoice_tracker t on t.invoice = i.id`

const writeOffs = (on: string, seesBadDebts: boolean): Sql => sql`
  select ${shownAs(seesBadDebts)}, e.number, e.day as date, i.customer_name as party, -e.usd as usd, 0 as iqd, null as account
  from entry e join bad_debt b on b.id = e.document and b.on_order
    join invoice i on i.id = b.invoice left join invoice_tracker t on t.invoice = i.id
  where ${postedBy('bad_debt', on)}`

const inTransit = (on: string): Sql => sql`
  select 'account_transfer' as document, t.id, t.version, t.id::text as number, t.date,
    coalesce((select name from bank_account sender where sender.id = t.from_account), t.subject) as party,
    case a.currency when 'USD' then t.amount_in else 0 end as usd, case a.currency when 'IQD' then t.amount_in else 0 end as iqd,
    a.name as account
  from account_transfer t join bank_account a on a.id = t.to_account
  where t.date <= ${on}::date and (t.cancelled_on is null or t.cancelled_on > ${on}::date) and takes_effect(t.approval)
    and not exists (
      select from entry e where (e.kind, e.document, e.side) = ('account_transfer', t.id, 'in') and e.day <= ${on}::date)`

const onAccount = (on: string): Sql => sql`
  select 'customer' as document, w.customer as id, c.version, c.code as number, null::date as date, c.name as party, w.usd, 0 as iqd,
    null as account
  from (select customer, sum(on_account) as usd from open_entry_on(${on}::date) where on_account <> 0 group by customer) w
    join customer c on c.id = w.customer`

interface Visible {
  /** The tables of documents with accounts that the user may view. */
  inAccounts: readonly string[]
  payments: boolean
  badDebts: boolean
}

/**
 * The groups at the end of a day, by the days of entries and settlements. Without documents pending approval and rate
 * overrides, which have no entries.
 */
export const groupsOn = (
  on: string,
  { inAccounts, payments, badDebts }: Visible,
): Readonly<Partial<Record<GroupKind, GroupQuery>>> => ({
  needs_rate: group(needsRate(on)),
  typed_money: group(manualPayment(on)),
  written_off: group(writeOffs(on, badDebts)),
  unknown_account: group(
    payments ? sql`${unknownReceipts(on)} union all ${unknownPayments(on)}` : unknownReceipts(on),
  ),
  other_currency: group(strayMoney(inAccounts, on)),
  no_cash_box: group(noCashBox(on)),
  on_the_way: group(inTransit(on)),
  on_account: group(onAccount(on)),
})
