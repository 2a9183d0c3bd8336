import type pg from 'pg'
import { placeIn, placeText } from '../log/log-place.ts'

/** By it the server knows which of its log is not archived yet, and keeps that. */
const slotName = 'inkwell_archive'

/**
 * From where on the server keeps its log for the archive. It is made where there is none, and anew where the server had
 * to give up what it kept, since the archive was away for too long.
 */
export async function keptFrom(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ place: string | null; status: string | null }>(
    'select restart_lsn::text as place, wal_status as status from pg_replication_slots where slot_name = $1',
    [slotName],
  )
  const [found] = rows
  if (found?.place && found.status !== 'lost') return placeIn(found.place)
  await dropSlot(client)
  const { rows: made } = await client.query<{ place: string }>(
    'select lsn::text as place from pg_create_physical_replication_slot($1, true)',
    [slotName],
  )
  return placeIn(made[0]?.place ?? '0/0')
}

/** Lets the server forget its log up to a place. */
export async function forgetUpTo(client: pg.ClientBase, place: number): Promise<void> {
  await client.query(
    `select pg_replication_slot_advance(slot_name, $2::pg_lsn) from pg_replication_slots
      where slot_name = $1 and restart_lsn < $2::pg_lsn`,
    [slotName, placeText(place)],
  )
}

/** Nothing is archived any more, and the server keeps nothing for it. */
export async function dropSlot(client: pg.ClientBase): Promise<void> {
  await client.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
    [slotName],
  )
}
