import type pg from 'pg'
import { shownAt } from '../../kernel/contract/values/wall-clock.ts'

/** Formats a point in time in the company's time zone, as `restore -- --until` takes it, with the zone's name. */
export type FormatTime = (at: string | Date) => string

/** Returns the formatter for a time zone; UTC by default. */
export const formatTimeIn =
  (timeZone = 'UTC'): FormatTime =>
  (at) =>
    `${shownAt(new Date(at).getTime(), timeZone)} (${timeZone})`

/** Returns the formatter for the time zone of the database's company. */
export const formatTimeOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<FormatTime> =>
  formatTimeIn(await timeZoneOf(client))

/** Returns the company's time zone; undefined if the database does not contain it. */
export async function timeZoneOf(client: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const { rows: known } = await client.query(
    `select from pg_class where oid = to_regclass('public.settings')`,
  )
  if (known.length === 0) return undefined
  const { rows } = await client.query<{ zone: string | null }>(
    `select to_jsonb(s) ->> 'time_zone' as zone from settings s`,
  )
  return rows[0]?.zone ?? undefined
}
