import sql, { join, raw, type Sql } from 'sql-template-tag'
import { isOff } from '../rates/off-rate.server.ts'
import type { DayKind } from './day-sheet.contract.ts'

/** How much entries `e` of accounts `a` come to in each currency: what a document of two sides moves, it moves once. */
const amounts = sql`
  coalesce(max(abs(case when e.account is not null then case a.currency when 'USD' then e.amount else e.stray end
    when e.iqd is null then e.usd end)), 0) as usd,
  coalesce(max(abs(case when e.account is not null then case a.currency when 'IQD' then e.amount else e.stray end
    else e.iqd end)), 0) as iqd`

/** What was typed and written off belongs to an invoice. */
const owner = sql`case when e.kind in ('typed_payment', 'write_off') then 'invoice' else e.kind end`
const ownerId = sql`case when e.kind in ('typed_payment', 'write_off') then e.invoice else e.document end`

/** The documents of some entries `e`, each once, with what `more` says of them. */
const documentsOf = (entries: Sql, more: Sql): Sql => sql`
  select d.*, ${more} from (
    select ${owner} as resource, ${ownerId} as id, e.kind, e.document, max(e.number) as number,
      coalesce(max(c.name), max(e.party)) as party, max(e.day) as day, ${amounts}
    from (${entries}) e left join bank_account a on a.id = e.account left join customer c on c.id = e.customer
    group by 1, 2, 3, 4) d`

/** Who wrote something of a document `d` last that holds for an entry `h` of its history. */
const whoWrote = (did: Sql): Sql => sql`
  (select h.user_name from history h where h.owner_table = d.resource and h.owner_id = d.id and h.table_name = d.kind
    and h.record_id = d.document and ${did} order by h.id desc limit 1) as person`
const wrote = whoWrote(sql`h.action = 'insert'`)

const ofDay = (day: string, kinds: readonly string[]): Sql =>
  sql`select * from entry where day = ${day}::date and kind = any(${kinds}::text[])`
const isReversal = sql`side like '%cancelled'`

/** Whether an entry `h` of the history was written on a day. */
const writtenOn = (day: string): Sql => sql`
  h.at >= (select ${day}::timestamp at time zone time_zone from settings)
  and h.at < (select (${day}::date + 1)::timestamp at time zone time_zone from settings) and h.table_name = h.owner_table`

/** A row of a kind as an entry `h` of the history says that it was. */
const rowOf = (kind: string): Sql => sql`
  jsonb_populate_record(null::${raw(`"${kind}"`)}, (select jsonb_object_agg(key, value -> 0) from jsonb_each(h.changes)))`

/** What deleted documents said in the ledger, as long as they were there. */
function deleted(day: string, kinds: readonly string[]): Sql {
  const order = kinds.includes('invoice_tracker')
  const gone = kinds
    .filter((kind) => kind !== 'invoice_tracker')
    .map((kind) =>
      documentsOf(
        sql`select l.* from history h, lateral lines(${rowOf(kind)}) l
        where ${writtenOn(day)} and h.action = 'delete' and h.table_name = ${kind}`,
        whoWrote(sql`h.action = 'delete'`),
      ),
    )
  const orders = sql`
    select 'invoice_tracker' as resource, h.record_id as id, 'invoice_tracker' as kind, h.record_id as document,
      i.invoice_no as number, i.customer_name as party, i.invoice_date as day, 0::numeric as usd, 0::numeric as iqd,
      h.user_name as person
    from history h left join invoice i on i.id = (h.changes -> 'invoice' ->> 0)::integer
    where ${writtenOn(day)} and h.action = 'delete' and h.table_name = 'invoice_tracker'`
  return join([...gone, ...(order ? [orders] : [])], ' union all ')
}

/** Documents that somebody gave an earlier day on this one. */
const backDated = (day: string, kinds: readonly string[]): Sql => sql`
  select distinct on (b.resource, b.id) b.* from (${documentsOf(
    sql`select * from entry e where kind = any(${kinds}::text[]) and not ${isReversal} and day < ${day}::date
      and exists (select from history h where ${writtenOn(day)} and h.owner_table = e.kind and h.owner_id = e.document
        and h.action <> 'delete' and coalesce(h.changes -> 'date', h.changes -> 'invoice_date') ->> 1 < ${day})
      and (kind, document) in (select h.owner_table, h.owner_id from history h where ${writtenOn(day)})`,
    whoWrote(sql`h.action <> 'delete' and (h.changes ? 'date' or h.changes ? 'invoice_date')`),
  )}) b`

/** Receipts and refunds of the day whose dinars count at another rate than that of their day. */
function ratesOff(day: string, kinds: readonly string[]): Sql {
  const given = ['receipt_voucher', 'payment_voucher'].filter((kind) => kinds.includes(kind))
  return join(
    given.map(
      (kind) => sql`select d.*, v.rate, v.day_rate, v.rate_reason as reason from (${documentsOf(
        sql`${ofDay(day, [kind])} and side = ''`,
        wrote,
      )}) d join ${raw(`"${kind}"`)} v on v.id = d.document
        where v.cancelled_at is null and ${isOff(sql`v.rate`, sql`v.day_rate`)}`,
    ),
    ' union all ',
  )
}

/** The rows of each group of a day, of the kinds of documents that the reader sees. */
export function groupsOfDay(day: string, kinds: readonly string[]): [DayKind, Sql][] {
  const seen = (...wanted: string[]) => wanted.filter((kind) => kinds.includes(kind))
  // What was typed and written off is told with the order that it stands on.
  const byHand = kinds.includes('invoice_tracker')
  const all = byHand ? [...kinds, 'typed_payment', 'write_off'] : kinds
  const newOf = (wanted: readonly string[]): Sql =>
    documentsOf(sql`${ofDay(day, wanted)} and not ${isReversal}`, wrote)
  const groups: [DayKind, Sql, readonly string[]][] = [
    [
      'cancelled',
      documentsOf(sql`${ofDay(day, kinds)} and ${isReversal}`, whoWrote(sql`h.changes ? 'cancelled_at'`)),
      kinds,
    ],
    ['deleted', deleted(day, kinds), kinds],
    [
      'back_dated',
      backDated(
        day,
        kinds.filter((kind) => kind !== 'opening'),
      ),
      kinds,
    ],
    ['typed', newOf(['typed_payment']), byHand ? all : []],
    [
      'written_off',
      newOf([...(byHand ? ['write_off'] : []), ...seen('bad_debt')]),
      byHand ? all : seen('bad_debt'),
    ],
    ['credited', newOf(['credit_note']), seen('credit_note')],
    ['rates_off', ratesOff(day, kinds), seen('receipt_voucher', 'payment_voucher')],
  ]
  return groups.flatMap(([kind, rows, of]): [DayKind, Sql][] => (of.length > 0 ? [[kind, rows]] : []))
}
