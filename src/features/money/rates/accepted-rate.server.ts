import sql, { raw } from 'sql-template-tag'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { formatRate, needsOverride, unusualChange } from './rate-format.ts'
import { rateOverrides } from './rate-overrides.contract.ts'

/** The rate entered with a document. */
interface GivenRate {
  rate: number | null
  rate_reason: string | null
  /** The document's date. */
  date: string
}

/** The rate fields to store, including the daily rate of the date. */
interface AcceptedRate {
  rate: number | null
  day_rate: number | null
  rate_reason: string | null
}

/** Whether a user may override exchange rates, that is use a rate far from the daily rate. */
export function mayOverrideRates(may: May, actor: Actor): boolean {
  return may(actor, rateOverrides, 'update')
}

/** The daily rate closest to a day, and its date. */
interface RateNear {
  iqd_per_usd: number
  /** Null if the rate was in force on the day; otherwise the date of the first daily rate, which is later. */
  first_on: string | null
}

/** The daily rate in force on a day, or the first one if that is later; null if there are no rates. */
async function rateNear(db: Db, date: string): Promise<RateNear | null> {
  const row = await db.row<{ iqd_per_usd: number | null; first_on: string | null }>(sql`
    select iqd_per_usd, case when rate_on > ${date}::date then rate_on end as first_on
    from rate_and_day_near(${date}::date)`)
  return row && row.iqd_per_usd !== null ? { ...row, iqd_per_usd: row.iqd_per_usd } : null
}

/** Throws `validation_failed` if the rate is far from the daily rate and the user may not override exchange rates. */
function assertRateAllowed(rate: number, near: RateNear | null, mayOverride: boolean): void {
  if (near === null || mayOverride || !needsOverride(rate, near.iqd_per_usd)) return
  const known = formatRate(near.iqd_per_usd)
  throw validationProblem({
    rate: [
      near.first_on === null
        ? message(
            'This rate is too far from the daily rate of {rate}. Use the daily rate, or ask a user with the “Override exchange rates” permission.',
            { rate: known },
          )
        : message('Rate differs too much from the first rate, {rate} ({day}). Use the first rate.', {
            rate: known,
            day: formatDay(near.first_on),
          }),
    ],
  })
}

/** The error for a rate that differs from the known one by `change` percent and has no reason. */
function unexplained(rate: number, change: number, { iqd_per_usd, first_on }: RateNear): DisplayText {
  const values = { rate: formatRate(rate), percent: Math.abs(change), last: formatRate(iqd_per_usd) }
  if (first_on !== null) {
    const since = { ...values, day: formatDay(first_on) }
    return change > 0
      ? message('{rate} is {percent} % above the first rate, {last} ({day}). Enter a reason.', since)
      : message('{rate} is {percent} % below the first rate, {last} ({day}). Enter a reason.', since)
  }
  return change > 0
    ? message('{rate} is {percent} % above the daily rate ({last}). Enter a reason.', values)
    : message('{rate} is {percent} % below the daily rate ({last}). Enter a reason.', values)
}

/** The rate that the document already has, and the date for which it was checked. */
type StoredRate = AcceptedRate & Pick<GivenRate, 'date'>

/**
 * Checks the rate entered with a document, and returns the fields to store. Throws `validation_failed` if the rate
 * differs from the daily rate without a reason, or by more than the user may override.
 * An unchanged rate needs no reason unless it has one, which it keeps. If the date is unchanged too, it is not compared
 * again, since the daily rate may have been corrected meanwhile. A rate override remains one on every date. A rate for
 * a date before the first daily rate is no override: there is nothing to override.
 */
export async function acceptedRate(
  db: Db,
  { rate, rate_reason, date }: GivenRate,
  mayOverride: boolean,
  stored?: StoredRate,
): Promise<AcceptedRate> {
  if (rate === null) return { rate, day_rate: null, rate_reason: null }
  const isStored = rate === stored?.rate
  const isSameDay = isStored && date === stored.date
  const found = await rateNear(db, date)
  if (!isSameDay) assertRateAllowed(rate, found, mayOverride)
  const keeps = isStored && (isSameDay || isOverride(stored))
  const near = keeps ? asStored(stored) : found
  const change = near === null ? null : unusualChange(rate, near.iqd_per_usd)
  const needsReason = !isStored || stored.rate_reason !== null
  if (change !== null && near !== null && rate_reason === null && needsReason) {
    throw validationProblem({ rate_reason: [unexplained(rate, change, near)] })
  }
  const measured = found?.first_on === null ? found.iqd_per_usd : null
  return { rate, day_rate: keeps ? stored.day_rate : measured, rate_reason }
}

const isOverride = ({ rate, day_rate }: StoredRate): boolean =>
  rate !== null && day_rate !== null && unusualChange(rate, day_rate) !== null

/** The daily rate stored with a document; null if there was none. */
const asStored = ({ day_rate }: StoredRate): RateNear | null =>
  day_rate === null ? null : { iqd_per_usd: day_rate, first_on: null }

/** Refuses restoring a document at a rate that the user may not use. */
export async function assertRestorable(
  db: Db,
  { name }: Entity,
  id: number,
  mayOverride: boolean,
): Promise<void> {
  const row = await db.row<{ rate: number | null; date: string }>(
    sql`select rate, date from ${raw(`"${name}"`)} where id = ${id}`,
  )
  if (row && row.rate !== null) assertRateAllowed(row.rate, await rateNear(db, row.date), mayOverride)
}
