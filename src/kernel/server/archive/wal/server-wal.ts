import type pg from 'pg'
import { parsePosition } from './wal-position.ts'

/** The current WAL position of a server. */
export interface WalPosition {
  timelineId: number
  /** The position up to which the WAL is on disk; may be in the middle of a record. */
  flushed: number
  /** The position of the next record, read before the snapshot: everything that begins later is written after it. */
  next: number
  /** The transactions that had ended and those that were running. */
  snapshot: string
}

/** The time by the clock of the database, in the format of the archive. */
export async function serverTime(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
  )
  const [found] = rows
  if (!found) throw new Error('The database did not return its time.')
  return found.at
}

/** Whether no transaction is running in a snapshot, `xmin:xmax:running`. */
export function isIdle(snapshot: string): boolean {
  const [oldest, next] = snapshot.split(':')
  return oldest === next
}

/** The snapshot is taken first: every transaction that has ended in it is before the flushed position. */
export async function walPosition(client: pg.ClientBase): Promise<WalPosition> {
  const { rows: before } = await client.query<{ next: string }>(
    'select pg_current_wal_insert_lsn()::text as next',
  )
  const { rows } = await client.query<{ snapshot: string; flushed: string; timelineId: string }>(`
    select pg_current_snapshot()::text as snapshot, pg_current_wal_flush_lsn()::text as flushed,
      left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as "timelineId"`)
  const { snapshot = '', flushed = '', timelineId = '' } = rows[0] ?? {}
  return {
    snapshot,
    flushed: parsePosition(flushed),
    next: parsePosition(before[0]?.next ?? ''),
    timelineId: Number.parseInt(timelineId, 16),
  }
}

/**
 * Commits a transaction that changes nothing. Recovery stops before the first commit after its target time and fails if
 * there is none, so each archived part of WAL ends with such a commit.
 */
export async function commitNothing(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_logical_emit_message(true, 'inkwell', '')`)
}
