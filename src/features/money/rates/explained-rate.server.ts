import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { told } from '../../../words/sentences.ts'
import type { exchangeRate } from './exchange-rates.contract.ts'
import { formatRate, isFarOff, unusualChange } from './rate-words.ts'

type Rate = Row<typeof exchangeRate>

/**
 * Throws `validation_failed` for the rate of a day that is far from the one before it and does not say why in its note,
 * where the person may not go so far: whoever sets the day's rate would else set what every receipt is measured by.
 */
export async function assertExplained(
  db: Db,
  { id, date, iqd_per_usd, note }: Rate,
  byHand: boolean,
): Promise<void> {
  if (byHand || note !== null) return
  const before = await db.row<Pick<Rate, 'date' | 'iqd_per_usd'>>(sql`
    select date, iqd_per_usd from exchange_rate where id <> ${id} and date < ${date} order by date desc limit 1`)
  if (!before || before.date === null || !isFarOff(iqd_per_usd, before.iqd_per_usd)) return
  const change = unusualChange(iqd_per_usd, before.iqd_per_usd) ?? 0
  const values = {
    rate: formatRate(iqd_per_usd),
    percent: Math.abs(change),
    day: formatDay(before.date),
    last: formatRate(before.iqd_per_usd),
  }
  throw validationProblem({
    note: [
      change > 0
        ? told('{rate} is {percent} % above the rate of {day}, {last}: say why.', values)
        : told('{rate} is {percent} % below the rate of {day}, {last}: say why.', values),
    ],
  })
}
