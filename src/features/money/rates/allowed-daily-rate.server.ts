import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { message } from '../../../i18n/messages.ts'
import type { exchangeRate } from './exchange-rates.contract.ts'
import { formatRate, needsOverride, unusualChange } from './rate-format.ts'

type Rate = Row<typeof exchangeRate>

/**
 * Throws `validation_failed` if a daily rate is far from the one in force before its date and the user may not override
 * exchange rates (`mayOverride`): receipts of these days are compared with it. A rate dated before all others is compared
 * with the first of them, so that backdating does not avoid the check. The only rate is not compared.
 */
export async function assertDailyRateAllowed(
  db: Db,
  { id, date, iqd_per_usd }: Rate,
  mayOverride: boolean,
): Promise<void> {
  if (mayOverride) return
  const near = await db.row<Pick<Rate, 'iqd_per_usd'> & { date: string }>(sql`
    select date, iqd_per_usd from exchange_rate where id <> ${id}
    order by date > ${date}, abs(date - ${date}::date) limit 1`)
  if (!near || !needsOverride(iqd_per_usd, near.iqd_per_usd)) return
  const change = unusualChange(iqd_per_usd, near.iqd_per_usd) ?? 0
  const values = {
    rate: formatRate(iqd_per_usd),
    percent: Math.abs(change),
    day: formatDay(near.date),
    last: formatRate(near.iqd_per_usd),
  }
  throw validationProblem({
    iqd_per_usd: [
      change > 0
        ? message(
            '{rate} is {percent} % above the daily rate for {day} ({last}). Only users who can override exchange rates can save it.',
            values,
          )
        : message(
            '{rate} is {percent} % below the daily rate for {day} ({last}). Only users who can override exchange rates can save it.',
            values,
          ),
    ],
  })
}
