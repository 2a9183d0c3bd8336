import type pg from 'pg'
import { shownAt } from '../../kernel/contract/values/wall-clock.ts'

/** Shows a moment as a clock where the company is does, as `restore -- --until` takes it, with the name of the zone. */
export type Show = (at: string | Date) => string

/** In a time zone; where none is known, in UTC. */
export const showIn =
  (timeZone = 'UTC'): Show =>
  (at) =>
    `${shownAt(new Date(at).getTime(), timeZone)} (${timeZone})`

/** In that of the company whose database it is. */
export const showOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<Show> =>
  showIn(await timeZoneOf(client))

/** Where the company of a database is; undefined where it does not say. */
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
