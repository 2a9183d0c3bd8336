import path from 'node:path'
import pg from 'pg'
import { Archiver } from '../../../kernel/server/archive/archiver.ts'
import { installationIn } from '../../../kernel/server/database/identity/installation.ts'
import { connectionTo } from '../../../kernel/server/database/connection/open.ts'
import { walFolderOf } from '../../../parts/embedded-postgres/postgres-folder.ts'
import { startEmbedded } from '../../../parts/embedded-postgres/start.ts'

/** A server for one test, with an archive. */
export interface ArchivedServer {
  pool: pg.Pool
  connection: pg.ClientConfig
  /** Connected as the superuser of the cluster. */
  superuserPool: pg.Pool
  /** Whether it is time for the daily base backup. */
  isNight: boolean
  archiver: Archiver
  /** The archiver's log. */
  logged: string[]
  /** Adds a customer by its code. */
  add(code: string): Promise<void>
  customers(): Promise<string[]>
  stop(): Promise<void>
}

/**
 * Starts a server on a data folder, which is created if missing. Archives into the folder `backups` beside it on
 * request.
 */
export async function startArchived(dataDir: string, passphrase?: string): Promise<ArchivedServer> {
  const server = await startEmbedded(dataDir, () => {}, { fsync: 'off' })
  const pool = new pg.Pool({ ...connectionTo(server.connection), max: 4 })
  const superuserPool = new pg.Pool({ ...connectionTo({ ...server.superuserConnection }), max: 1 })
  // The server may close the connections before the pools do.
  for (const each of [pool, superuserPool]) each.on('error', () => {})
  const logged: string[] = []
  const archiver = new Archiver({
    superuserConnection: connectionTo({ ...server.superuserConnection }),
    dataDir,
    walFolder: walFolderOf(dataDir),
    folder: path.join(path.dirname(dataDir), 'backups'),
    passphrase,
    isBaseDue: async () => archived.isNight,
    timeZone: async () => 'Asia/Baghdad',
    installation: async () => installationIn(pool),
    log: (line) => logged.push(line),
  })
  const archived: ArchivedServer = {
    pool,
    connection: connectionTo(server.connection),
    superuserPool,
    isNight: false,
    archiver,
    logged,
    async add(code) {
      const row = `insert into customer (code, name, email, address) values ($1, $1, 'office@pens.example', 'Basra')`
      await pool.query(row, [code])
    },
    async customers() {
      const { rows } = await pool.query<{ code: string }>('select code from customer order by id')
      return rows.map(({ code }) => code)
    },
    async stop() {
      await archiver.close()
      await pool.end()
      await superuserPool.end()
      await server.stop()
    },
  }
  return archived
}
