import sql, { raw, type Sql } from 'sql-template-tag'
import { reasonFrom } from './rate-format.ts'

/** SQL condition: a rate differs from another one so much that it needs a reason. Null if either is null. */
export const needsReason = (rate: Sql, near: Sql): Sql =>
  sql`abs(${rate} - ${near}) * 100 > ${raw(String(reasonFrom))} * ${near}`

/**
 * SQL condition: the rate of document `alias` is a rate override, compared with the daily rate stored with it (later
 * changes of the rate table do not matter) or with the daily rate now in force on its date. The latter is read once for
 * each date, since lists evaluate the condition for every document.
 */
export function isOverride(document: 'receipt_voucher' | 'payment_voucher', alias: 't' | 'v'): Sql {
  const table = raw(document)
  const row = raw(alias)
  return sql`(${needsReason(sql`${row}.rate`, sql`${row}.day_rate`)} or ${row}.id in (
    with of_date as materialized (
      select date, daily_rate(date) as daily from (select distinct date from ${table} where rate is not null) dates)
    select given.id from ${table} given join of_date on of_date.date = given.date
    where ${needsReason(sql`given.rate`, sql`of_date.daily`)}))`
}
