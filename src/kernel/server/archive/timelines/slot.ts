import type pg from 'pg'
import { parsePosition, positionText } from '../wal/wal-position.ts'

/** The replication slot that makes the server keep the WAL that is not archived yet. */
const slotName = 'inkwell_archive'

/**
 * The position from which the server keeps its WAL for the archive. Creates the slot if there is none, and again if the
 * server had to give up the WAL because the archive was not reachable for too long.
 */
export async function slotStart(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ place: string | null; status: string | null }>(
    'select restart_lsn::text as place, wal_status as status from pg_replication_slots where slot_name = $1',
    [slotName],
  )
  const [found] = rows
  if (found?.place && found.status !== 'lost') return parsePosition(found.place)
  await dropSlot(client)
  const { rows: made } = await client.query<{ place: string }>(
    'select lsn::text as place from pg_create_physical_replication_slot($1, true)',
    [slotName],
  )
  return parsePosition(made[0]?.place ?? '0/0')
}

/** Lets the server remove its WAL up to a position. */
export async function advanceSlot(client: pg.ClientBase, position: number): Promise<void> {
  await client.query(
    `select pg_replication_slot_advance(slot_name, $2::pg_lsn) from pg_replication_slots
      where slot_name = $1 and restart_lsn < $2::pg_lsn`,
    [slotName, positionText(position)],
  )
}

/** Called when nothing is archived any more: the server keeps no WAL for the archive. */
export async function dropSlot(client: pg.ClientBase): Promise<void> {
  await client.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
    [slotName],
  )
}
