import pg from 'pg'
import { connectionTo } from '../../src/kernel/server/database/connection/open.ts'
import { startEmbedded } from '../../src/parts/embedded-postgres/start.ts'

/** Runs work on the database of a data folder and stops it afterwards. */
export async function onDataFolder<T>(
  dataDir: string,
  work: (pool: pg.Pool, connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded(dataDir, () => {})
  const connection = connectionTo(server.connection)
  const pool = new pg.Pool({ ...connection, max: 4 })
  // The server may disconnect before the pool does.
  pool.on('error', () => {})
  try {
    return await work(pool, connection)
  } finally {
    await pool.end()
    await server.stop()
  }
}
