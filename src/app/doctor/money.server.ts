import type pg from 'pg'
import type { FormatTime } from './company-time.server.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Returns the result and time of the last nightly check of the ledger. */
export async function moneyChecked(client: Pick<pg.Client, 'query'>, show: FormatTime): Promise<Finding[]> {
  const { rows: known } = await client.query(`select from pg_class where oid = to_regclass('money_check')`)
  if (known.length === 0) return []
  const { rows } = await client.query<{ faults: number; at: string | null }>(
    'select cardinality(faults) as faults, checked_at::text as at from money_check',
  )
  const { faults = 0, at = null } = rows[0] ?? {}
  const found = [
    ...(faults > 0
      ? [
          bad(
            `Money: the last check found ${faults === 1 ? '1 fault' : `${faults} faults`}; npm run check-money names them`,
          ),
        ]
      : []),
    ...(await checkIsLate(client, show)),
  ]
  if (found.length > 0) return found
  return [
    ok(
      at === null ? 'Money: the first nightly check has not run yet' : `Money: no differences at ${show(at)}`,
    ),
  ]
}

/** Checks that the ledger was checked in the last two days. A database that was set up since needs no check yet. */
export async function checkIsLate(client: Pick<pg.Client, 'query'>, show: FormatTime): Promise<Finding[]> {
  const { rows } = await client.query<{ at: string | null }>(`
    select checked_at::text as at from money_check
    where coalesce(checked_at, (select min(applied_at) from migration)) < now() - interval '2 days'`)
  return rows.map(({ at }) =>
    bad(
      `Money: the ledger was ${at === null ? 'never checked' : `last checked at ${show(at)}`}; Inkwell checks it every night while it runs; npm run check-money does it now`,
    ),
  )
}
