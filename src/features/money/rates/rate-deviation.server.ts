import sql, { raw, type Sql } from 'sql-template-tag'
import { usualChange } from './rate-words.ts'

/** Whether a rate is so far from another one that whoever gives it says why; null where one of them is. */
export const isOff = (rate: Sql, near: Sql): Sql =>
  sql`abs(${rate} - ${near}) * 100 > ${raw(String(usualChange))} * ${near}`

/**
 * Whether the rate of a document, a row `alias` of a table, is an override: of the daily rate that was stored with it,
 * which no later change of the rate table makes right, or of the daily rate that is in force on its date by now. That is
 * looked up once for each date, since a list asks it of every document.
 */
export function isOverride(document: 'receipt_voucher' | 'payment_voucher', alias: 't' | 'v'): Sql {
  const table = raw(document)
  const row = raw(alias)
  return sql`(${isOff(sql`${row}.rate`, sql`${row}.day_rate`)} or ${row}.id in (
    with of_date as materialized (
      select date, daily_rate(date) as daily from (select distinct date from ${table} where rate is not null) dates)
    select given.id from ${table} given join of_date on of_date.date = given.date
    where ${isOff(sql`given.rate`, sql`of_date.daily`)}))`
}
