import sql, { raw } from 'sql-template-tag'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { formatRate, isFarOff, unusualChange } from './rate-words.ts'
import { rateOverrides } from './rate-overrides.contract.ts'

/** A rate as somebody gives it with a document. */
interface GivenRate {
  rate: number | null
  rate_reason: string | null
  /** The day of the document. */
  date: string
}

/** What is stored of a rate: what it was on its day, too. */
interface AcceptedRate {
  rate: number | null
  day_rate: number | null
  rate_reason: string | null
}

/** Whether somebody may use a rate that is far from the one of its day. */
export function mayGoFar(may: May, actor: Actor): boolean {
  return may(actor, rateOverrides, 'update')
}

/** The rate that is nearest to a day, and of which day it is. */
interface RateNear {
  iqd_per_usd: number
  /** Null where it is that of the day itself, as the newest one up to it is: else it is the first rate there is. */
  first_on: string | null
}

/** The rate of a day, before the first one that one; null where there is none at all. */
async function rateNear(db: Db, date: string): Promise<RateNear | null> {
  const row = await db.row<{ iqd_per_usd: number | null; first_on: string | null }>(sql`
    select iqd_per_usd, case when rate_on > ${date}::date then rate_on end as first_on
    from rate_and_day_near(${date}::date)`)
  return row && row.iqd_per_usd !== null ? { ...row, iqd_per_usd: row.iqd_per_usd } : null
}

/** Throws `validation_failed` for a rate that is far from the one of its day, where the person may not use such. */
function assertNotFar(rate: number, near: RateNear | null, byHand: boolean): void {
  if (near === null || byHand || !isFarOff(rate, near.iqd_per_usd)) return
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

/** What is said of a rate that differs from the one that is known, by so many percent, and gives no reason. */
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

/** The rate that a document has already, and the day that it was measured on. */
type StoredRate = AcceptedRate & Pick<GivenRate, 'date'>

/**
 * What is stored of a rate that somebody gives. Throws `validation_failed` for one that differs from the daily rate
 * and has no reason, or that is too far from it for whoever gives it. The rate that the document has already needs no
 * reason, only keeps the one that it has; on its own day it is not measured again, since the daily rate may have been
 * corrected meanwhile. One that was an override when it was given stays one on every day, and one that is given for a
 * day before the first daily rate is none: there is nothing that it overrides.
 */
export async function acceptedRate(
  db: Db,
  { rate, rate_reason, date }: GivenRate,
  byHand: boolean,
  stored?: StoredRate,
): Promise<AcceptedRate> {
  if (rate === null) return { rate, day_rate: null, rate_reason: null }
  const isStored = rate === stored?.rate
  const isSameDay = isStored && date === stored.date
  const found = await rateNear(db, date)
  if (!isSameDay) assertNotFar(rate, found, byHand)
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

/** The rate that a document was measured by, as that of its day; null where there was none. */
const asStored = ({ day_rate }: StoredRate): RateNear | null =>
  day_rate === null ? null : { iqd_per_usd: day_rate, first_on: null }

/** Refuses to bring back a document at a rate that whoever restores it may not use. */
export async function assertRestorable(db: Db, { name }: Entity, id: number, byHand: boolean): Promise<void> {
  const row = await db.row<{ rate: number | null; date: string }>(
    sql`select rate, date from ${raw(`"${name}"`)} where id = ${id}`,
  )
  if (row && row.rate !== null) assertNotFar(row.rate, await rateNear(db, row.date), byHand)
}
