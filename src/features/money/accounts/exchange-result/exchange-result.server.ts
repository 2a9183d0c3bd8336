import sql from 'sql-template-tag'
import type { CheckedInput } from '../../../../kernel/contract/fields.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { addDays } from '../../../../kernel/contract/values/day.ts'
import { inDollars, minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { Problem, validationProblem } from '../../../../kernel/contract/problem.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../../kernel/server/kernel.ts'
import { readRecord } from '../../../../kernel/server/records/records.ts'
import { companyToday } from '../../../settings/settings.server.ts'
import { bankAccount } from '../bank-accounts.contract.ts'
import { exchangeResult, type ExchangeResult } from './exchange-result.contract.ts'

type Days = CheckedInput<typeof exchangeResult.query>

interface DayRate {
  rate: number
  day: string
}

async function rateNear(db: Db, day: string): Promise<DayRate> {
  const found = await db.row<{ rate: number | null; day: string }>(
    sql`select iqd_per_usd as rate, rate_on as day from rate_and_day_near(${day}::date)`,
  )
  if (!found || found.rate === null) {
    throw new Problem('not_found', 'No daily rate is set for this day.')
  }
  return { rate: found.rate, day: found.day }
}

interface Moved {
  first: string | null
  opening: number
  in_iqd: number
  in_usd: number
  out_iqd: number
  out_usd: number
  of_entries: number
  near_days: number
}

/**
 * Money in and out of an IQD account. Each entry is valued in USD at its own rate (a receipt's rate, or the USD side of
 * a transfer), otherwise at the daily rate closest to its day.
 */
async function moved(db: Db, id: number, { from, to }: Days): Promise<Moved> {
  const found = await db.row<Moved>(sql`
    with valued as materialized (
      select e.day, e.amount as iqd,
        coalesce(sign(e.amount) * changed.usd, round(e.amount / e.rate, 2)) as own,
        coalesce(e.day >= ${from}::date, isfinite(e.day)) as is_within
      from entry e left join lateral (
        select abs(o.amount) as usd from entry o join bank_account a on a.id = o.account and a.currency = 'USD'
        where e.kind = 'account_transfer' and o.kind = e.kind and o.document = e.document and o.amount <> 0
          and o.side = case when e.side like 'in%' then 'out' || substr(e.side, 3) else 'in' || substr(e.side, 4) end
      ) changed on true
      where e.account = ${id} and e.amount <> 0 and e.day <= coalesce(${to}::date, 'infinity')
    ),
    within as (
      select iqd, own is not null as has_own, coalesce(own, round(iqd / rate_near(day), 2)) as usd from valued where is_within
    )
    select (select min(day) from valued where isfinite(day)) as first,
      (select coalesce(sum(iqd), 0) from valued where not is_within) as opening,
      coalesce(sum(iqd) filter (where iqd > 0), 0) as in_iqd, coalesce(sum(usd) filter (where iqd > 0), 0) as in_usd,
      coalesce(-sum(iqd) filter (where iqd < 0), 0) as out_iqd, coalesce(-sum(usd) filter (where iqd < 0), 0) as out_usd,
      count(*) filter (where has_own) as of_entries, count(*) filter (where not has_own) as near_days
    from within`)
  if (!found) throw new Error('The entries of an account are missing.')
  return found
}

/**
 * The exchange gain/loss of an IQD account in USD, negative for a loss: (closing balance + money out) − (opening
 * balance + money in).
 */
async function resultOf(db: Db, id: number, days: Days): Promise<ExchangeResult> {
  const account = await readRecord<Row<typeof bankAccount>>(db, bankAccount, id, {
    balance: sql`null`,
    keeper_name: sql`null`,
  })
  if (account.currency !== 'IQD') {
    throw validationProblem({ currency: ['Exchange gain/loss is available only for accounts in IQD.'] })
  }
  const today = await companyToday(db)
  const sums = await moved(db, id, days)
  const begins = days.from === null ? (sums.first ?? today) : addDays(days.from, -1)
  const [first, last] = [await rateNear(db, begins), await rateNear(db, days.to ?? today)]
  const closing = sumOf([sums.opening, sums.in_iqd, -sums.out_iqd])
  const [opening_usd, closing_usd] = [inDollars(sums.opening, first.rate), inDollars(closing, last.rate)]
  return {
    opening: { iqd: sums.opening, usd: opening_usd },
    came_in: { iqd: sums.in_iqd, usd: sums.in_usd },
    went_out: { iqd: sums.out_iqd, usd: sums.out_usd },
    closing: { iqd: closing, usd: closing_usd },
    result_usd: minus(sumOf([closing_usd, sums.out_usd]), sumOf([opening_usd, sums.in_usd])),
    rates: {
      opening: first.rate,
      opening_on: first.day,
      closing: last.rate,
      closing_on: last.day,
      of_entries: sums.of_entries,
      near_days: sums.near_days,
    },
  }
}

/** Serves the exchange gain/loss of IQD accounts. */
export function exchangeResultRoutes({ routes }: Pick<Kernel, 'routes'>): void {
  routes.query(exchangeResult, async ({ id, query }, db) => await resultOf(db, id, query))
}
