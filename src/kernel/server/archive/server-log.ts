import type pg from 'pg'
import { placeIn } from './log-place.ts'

/** Where the log of a server stands. */
export interface LogPosition {
  timeline: number
  /** Up to where it is on the disk. */
  flushed: number
  /** Which transactions had ended and which were under way. */
  snapshot: string
}

/** The moment by the clock of the database, as the archive writes it, and what had happened until then. */
export async function presentMoment(client: pg.ClientBase): Promise<{ at: string; snapshot: string }> {
  const { rows } = await client.query<{ at: string; snapshot: string }>(`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      pg_current_snapshot()::text as snapshot`)
  const [found] = rows
  if (!found) throw new Error('The database has no clock.')
  return found
}

/** Whether nothing is under way in a snapshot, `xmin:xmax:running`. */
export function isQuiet(snapshot: string): boolean {
  const [oldest, next] = snapshot.split(':')
  return oldest === next
}

/** A snapshot is taken before the place is read: whatever it shows as ended stands before that place. */
export async function logPosition(client: pg.ClientBase): Promise<LogPosition> {
  const { rows } = await client.query<{ snapshot: string; flushed: string; timeline: string }>(`
    select pg_current_snapshot()::text as snapshot, pg_current_wal_flush_lsn()::text as flushed,
      left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`)
  const { snapshot = '', flushed = '', timeline = '' } = rows[0] ?? {}
  return { snapshot, flushed: placeIn(flushed), timeline: Number.parseInt(timeline, 16) }
}

/**
 * Commits a transaction that changes nothing. A restore stops before the first commit after its moment, and refuses
 * where there is none: so each piece of the archive ends with one.
 */
export async function commitNothing(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_logical_emit_message(true, 'inkwell', '')`)
}
