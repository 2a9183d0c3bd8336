import path from 'node:path'
import pg from 'pg'
import { Archiver } from '../../kernel/server/archive/archiver.ts'
import { connectionTo } from '../../kernel/server/database/open.ts'
import { walOf } from '../../parts/embedded-postgres/place.ts'
import { startEmbedded } from '../../parts/embedded-postgres/start.ts'

/** A server of a test's own, with an archive. */
export interface ArchivedServer {
  pool: pg.Pool
  archiver: Archiver
  /** What the archiver has said. */
  said: string[]
  /** Adds a customer by its code. */
  add(code: string): Promise<void>
  customers(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts a server on a data folder, which is made where there is none; it archives into the folder `backups` beside it when it is told to. */
export async function startArchived(dataDir: string, passphrase?: string): Promise<ArchivedServer> {
  const server = await startEmbedded(dataDir, () => {}, { fsync: 'off' })
  const pool = new pg.Pool({ ...connectionTo(server.connection), max: 4 })
  // The server may hang up before the pool does.
  pool.on('error', () => {})
  const said: string[] = []
  const archiver = new Archiver({
    keeper: connectionTo({ ...server.keeper }),
    dataDir,
    walFolder: walOf(dataDir),
    folder: path.join(path.dirname(dataDir), 'backups'),
    passphrase,
    isBaseDue: async () => false,
    timeZone: async () => 'Asia/Baghdad',
    log: (line) => said.push(line),
  })
  return {
    pool,
    archiver,
    said,
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
      await server.stop()
    },
  }
}
