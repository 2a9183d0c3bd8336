import sql from 'sql-template-tag'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { addMonths } from '../../kernel/contract/day.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import { crud } from '../../kernel/server/crud.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { companyToday } from '../settings/settings.server.ts'
import { exchangeRate, exchangeRateEndpoints } from './exchange-rates.contract.ts'
import { ratesByHand } from './rates-by-hand.contract.ts'

type DayRate = ReplyOf<typeof exchangeRateEndpoints.on>
type RatePoint = ReplyOf<typeof exchangeRateEndpoints.lastYear>['results'][number]

/** The rate of a day: the newest one that is not after it. */
export async function rateOn(db: Db, date: string): Promise<DayRate | undefined> {
  return await db.row<DayRate>(sql`
    select date, iqd_per_usd, ${date}::date - date as age_days from exchange_rate
    where date <= ${date} order by date desc limit 1`)
}

/** Today's rate where the company is; null before there is any. */
export async function rateToday(db: Db): Promise<DayRate | null> {
  return (await rateOn(db, await companyToday(db))) ?? null
}

function mount(kernel: Kernel): void {
  const { routes } = kernel
  const { on, lastYear } = exchangeRateEndpoints

  routes.query(on, async ({ query }, db) => {
    const found = await rateOn(db, query.date ?? (await companyToday(db)))
    if (!found) throw new Problem('not_found', 'There is no exchange rate for this day yet.')
    return found
  })
  routes.query(lastYear, async (_call, db) => {
    const today = await companyToday(db)
    const first = addMonths(today, -12)
    const results = await db.rows<RatePoint>(sql`
      select date, iqd_per_usd from exchange_rate
      where date <= ${today} and date >= coalesce(
        (select max(date) from exchange_rate where date <= ${first}), ${first}::date)
      order by date`)
    return { today, results }
  })
  crud(kernel, exchangeRate, exchangeRateEndpoints, { where: (query) => creatorConditions(query, 'date') })
}

export const exchangeRateServer: RecordFeature = { entity: exchangeRate, rights: [ratesByHand], mount }
