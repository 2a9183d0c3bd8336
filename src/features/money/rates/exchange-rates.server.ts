import sql from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { addMonths } from '../../../kernel/contract/values/day.ts'
import type { May } from '../../../kernel/contract/access.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { RefreshRestored } from '../../../kernel/server/records/restore-record.ts'
import { deletionOf } from '../../../kernel/server/bulk/bulk-action.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { duplicateErrors } from '../../../kernel/server/records/duplicates.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountList, mountRemove } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { insertRecord, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { companyToday } from '../../settings/settings.server.ts'
import { exchangeRate, exchangeRateEndpoints } from './exchange-rates.contract.ts'
import { mayOverrideRates } from './accepted-rate.server.ts'
import { assertDailyRateAllowed } from './allowed-daily-rate.server.ts'
import { rateOverrides } from './rate-overrides.contract.ts'

type DayRate = ReplyOf<typeof exchangeRateEndpoints.on>
type RatePoint = ReplyOf<typeof exchangeRateEndpoints.lastYear>['results'][number]

/** The daily rate in force on a day; undefined before the first one. */
export async function rateOn(db: Db, date: string): Promise<DayRate | undefined> {
  return await db.row<DayRate>(sql`
    select date, iqd_per_usd, ${date}::date - date as age_days from exchange_rate
    where date <= ${date} order by date desc limit 1`)
}

/** Today's daily rate, in the company's time zone; null if there is none. */
export async function rateToday(db: Db): Promise<DayRate | null> {
  return (await rateOn(db, await companyToday(db))) ?? null
}

type Rate = Row<typeof exchangeRate>

const where = (query: CheckedInput<typeof exchangeRate.filters>) => creatorConditions(query, 'date')

/** Refuses restoring a rate that the user could not save. */
const checkRestored =
  (may: May): RefreshRestored =>
  async (tx, id, _deletion, actor) =>
    await assertDailyRateAllowed(
      tx,
      await readRecord<Rate>(tx, exchangeRate, id),
      mayOverrideRates(may, actor),
    )

function mount(kernel: Kernel): void {
  const { routes, may } = kernel
  const { list, read, create, update, remove, on, lastYear } = exchangeRateEndpoints

  routes.query(on, async ({ query }, db) => {
    const found = await rateOn(db, query.date ?? (await companyToday(db)))
    if (!found) throw new Problem('not_found', 'No daily rate is set for this day.')
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

  mountList(kernel, exchangeRate, list, (query) => ({ where: where(query), asksOwnRow: true }))
  routes.furtherErrors([create, update], duplicateErrors(exchangeRate))
  routes.query(read, async ({ id }, db) => await readRecord<Rate>(db, exchangeRate, id))
  routes.command(create, async ({ body, actor }, tx) => {
    const data = await insertRecord<Rate>(tx, exchangeRate, body)
    await assertDailyRateAllowed(tx, data, mayOverrideRates(may, actor))
    return { message: exchangeRate.messages.created, data }
  })
  routes.command(update, async ({ id, body, version, actor }, tx) => {
    await lockRecord(tx, exchangeRate, id)
    const before = await readRecord<Rate>(tx, exchangeRate, id)
    await updateRow(tx, exchangeRate, id, { values: body, version })
    const data = await readRecord<Rate>(tx, exchangeRate, id)
    // A change of the note only is not checked, even if earlier rates changed meanwhile.
    const isAnother = data.iqd_per_usd !== before.iqd_per_usd || data.date !== before.date
    if (isAnother) await assertDailyRateAllowed(tx, data, mayOverrideRates(may, actor))
    return { message: exchangeRate.messages.updated, data }
  })
  mountRemove(kernel, exchangeRate, remove)
}

export const exchangeRateServer: RecordFeature = {
  entity: exchangeRate,
  rights: [rateOverrides],
  refreshRestored: checkRestored,
  bulk: {
    entity: exchangeRate,
    named: sql`to_char(t.date, 'DD/MM/YYYY')`,
    bulkActions: { delete: deletionOf(exchangeRate, exchangeRateEndpoints.remove) },
  },
  mount,
}
