import type pg from 'pg'
import { placeIn } from './log-place.ts'

/** Where the log of a server stands. */
export interface LogPosition {
  timelineId: number
  /** Up to where it is on the disk, which may be in the middle of a record. */
  flushed: number
  /** Where the next record was to begin, before the snapshot was taken: whatever began after it is written behind it. */
  next: number
  /** Which transactions had ended and which were under way. */
  snapshot: string
}

/** The moment by the clock of the database, as the archive writes it. */
export async function serverTime(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
  )
  const [found] = rows
  if (!found) throw new Error('The database did not return its time.')
  return found.at
}

/** Whether nothing is under way in a snapshot, `xmin:xmax:running`. */
export function isQuiet(snapshot: string): boolean {
  const [oldest, next] = snapshot.split(':')
  return oldest === next
}

/** A snapshot is taken before the place is read: whatever it shows as ended stands before that place. */
export async function logPosition(client: pg.ClientBase): Promise<LogPosition> {
  const { rows: before } = await client.query<{ next: string }>(
    'select pg_current_wal_insert_lsn()::text as next',
  )
  const { rows } = await client.query<{ snapshot: string; flushed: string; timelineId: string }>(`
    select pg_current_snapshot()::text as snapshot, pg_current_wal_flush_lsn()::text as flushed,
      left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as "timelineId"`)
  const { snapshot = '', flushed = '', timelineId = '' } = rows[0] ?? {}
  return {
    snapshot,
    flushed: placeIn(flushed),
    next: placeIn(before[0]?.next ?? ''),
    timelineId: Number.parseInt(timelineId, 16),
  }
}

/**
 * Commits a transaction that changes nothing. A restore stops before the first commit after its moment, and refuses
 * where there is none: so each piece of the archive ends with one.
 */
export async function commitNothing(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_logical_emit_message(true, 'inkwell', '')`)
}
