import type pg from 'pg'
import { placeText } from '../log/log-place.ts'

/** More log than that tells of work; reading through it would cost more than archiving it. */
const mostBytes = 1 << 18

/** What reads the server's log. Where it cannot be had every look archives, as if something had changed. */
export async function openLogReader(client: pg.ClientBase): Promise<void> {
  await client.query('create extension if not exists pg_walinspect').catch(() => {})
}

/**
 * Whether the server has written nothing between two places of its log but the ends of transactions that changed
 * nothing, and notes of its own: notifications are such transactions, and each connection that listens sends itself one
 * every ten seconds. `from` must be where a record begins, and no transaction may have been under way there.
 */
export async function isUnchanged(client: pg.ClientBase, from: number, to: number): Promise<boolean> {
  if (to <= from) return true
  if (to - from > mostBytes) return false
  const changes = `select from pg_get_wal_records_info($1, $2)
    where xid <> '0'::xid and resource_manager <> 'Transaction' limit 1`
  try {
    return (await client.query(changes, [placeText(from), placeText(to)])).rowCount === 0
  } catch {
    // There may be no whole record yet. What cannot be read is no reason to archive less.
    return false
  }
}
