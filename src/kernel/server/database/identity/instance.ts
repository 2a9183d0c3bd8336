import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'
import { newNumber, shortId } from './installation.ts'
import { onOwnConnection } from '../connection/own-connection.ts'

/** The place of a database, and how it is distinguished from the place of a copy. */
const placeShape = z.object({
  machine: z.string(),
  /** The data folder or, behind DATABASE_URL, the address. */
  where: z.string(),
  /** The inode of the folder or, behind DATABASE_URL, the numbers of the server and of its database. */
  mark: z.string(),
  /** The creation time of the folder in nanoseconds; absent if its file system has none. */
  born: z.optional(z.string()),
})
type Place = z.infer<typeof placeShape>

/** The place of an embedded database. It stays the same if the folder is renamed, but not for a copy of the folder. */
async function placeOfFolder(dataDir: string): Promise<Place> {
  // Not the inode of `dataDir` itself, which may be the root of a disk: roots have the same inode on each disk.
  const { ino, birthtimeNs } = await stat(path.join(dataDir, 'postgres'), { bigint: true })
  const born = birthtimeNs > 0n ? { born: String(birthtimeNs) } : {}
  return { machine: hostname(), where: dataDir, mark: `inode ${ino}`, ...born }
}

/** The place of a database behind DATABASE_URL: the same for each node, and after a failover. */
async function placeOnServer(client: pg.ClientBase, where: string): Promise<Place | undefined> {
  const { rows: may } = await client.query<{ may: boolean }>(
    `select has_function_privilege('pg_control_system()', 'execute') as may`,
  )
  // A hosted server may not allow it.
  if (may[0]?.may !== true) return undefined
  const { rows } = await client.query<{ mark: string }>(
    `select format('server %s, database %s', system_identifier, oid) as mark
      from pg_control_system(), pg_database where datname = current_database()`,
  )
  const [found] = rows
  return found && { machine: hostname(), where, mark: found.mark }
}

/** The creation time takes precedence: an inode may change at the next mount, and is used only if there is no time. */
const isSame = (one: Place, other: Place) =>
  one.born && other.born ? one.born === other.born : one.mark === other.mark

/**
 * If a database starts in another place than it recorded, makes it another instance of its installation, so that the
 * backups and the archives of the two stay separate, and logs it. Does nothing in a database without an installation,
 * or of a version before instances.
 */
export async function detectCopy(
  connection: pg.ClientConfig,
  where: { dataDir: string } | { address: string },
  log: (line: string) => void,
): Promise<void> {
  const news = await onOwnConnection(connection, async ({ client }) => {
    const { rows: known } = await client.query(
      `select from pg_attribute where attrelid = to_regclass('house.identity') and attname = 'place'`,
    )
    if (known.length === 0) return undefined
    const place =
      'dataDir' in where ? await placeOfFolder(where.dataDir) : await placeOnServer(client, where.address)
    return place && (await detectCopyAt(client, place))
  })
  if (news !== undefined) log(news)
}

/** Returns the line for the log, if there is one. */
async function detectCopyAt(client: pg.ClientBase, place: Place): Promise<string | undefined> {
  await client.query('begin')
  const { rows } = await client.query<{ instance: string; place: unknown }>(
    'select instance, place from house.identity for update',
  )
  const [recorded] = rows
  if (recorded === undefined) return undefined
  const before = z.safeParse(placeShape, recorded.place).data
  const isElsewhere = before !== undefined && !isSame(before, place)
  const instance = isElsewhere ? newNumber() : recorded.instance
  await client.query(
    'update house.identity set instance = $1, place = $2 where instance <> $1 or place is distinct from $2',
    [instance, JSON.stringify(place)],
  )
  await client.query('commit')
  if (!isElsewhere) return undefined
  return (
    `${place.where} is a copy of ${before.where} on ${before.machine}, or was moved or restored from there. It is another ` +
    `instance of the installation now, ${shortId(instance)}: backups and the archive of instance ${shortId(recorded.instance)} ` +
    'are not counted here, and never removed (docs/moving.md).'
  )
}
