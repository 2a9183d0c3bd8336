import type pg from 'pg'
import { positionText } from '../wal/wal-position.ts'

/** More WAL than this is always archived: reading it would cost more. */
const mostBytes = 1 << 18

/** Creates the extension that reads the server's WAL. Without it, everything is archived. */
export async function openWalReader(client: pg.ClientBase): Promise<void> {
  await client.query('create extension if not exists pg_walinspect').catch(() => {})
}

/**
 * Whether the WAL between two positions contains no changes: only the ends of transactions that changed nothing, and
 * the server's own records. A notification is such a transaction, and each listening connection sends itself one every
 * ten seconds. `from` must be the beginning of a record at which no transaction was running.
 */
export async function isUnchanged(client: pg.ClientBase, from: number, to: number): Promise<boolean> {
  if (to <= from) return true
  if (to - from > mostBytes) return false
  const changes = `select from pg_get_wal_records_info($1, $2)
    where xid <> '0'::xid and resource_manager <> 'Transaction' limit 1`
  try {
    return (await client.query(changes, [positionText(from), positionText(to)])).rowCount === 0
  } catch {
    // Perhaps the last record is not complete yet. WAL that cannot be read is archived.
    return false
  }
}
