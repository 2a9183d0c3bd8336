import pg from 'pg'
import { databaseName, ensureCluster, roleName } from './cluster.ts'
import { findHost } from './host.ts'
import { lockFolder } from './lock.ts'
import { openPlace } from './place.ts'
import type { ServerSettings } from './settings.ts'
import { openSocketFolder, removeSocketFolder, socketPort } from './socket-folder.ts'
import { supervise } from './supervisor.ts'

/** How to connect to an embedded server. */
export interface EmbeddedConnection {
  /** The folder of its unix socket. */
  host: string
  port: number
  user: string
  database: string
}

/** A PostgreSQL server that this process keeps running. */
export interface EmbeddedServer {
  connection: EmbeddedConnection
  /** Stops it and frees the data folder; takes 15 seconds at the very worst. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL server of a data folder and creates its database where there is none. `settings`
 * replaces settings of the server by name. Throws a StartError when it cannot run here, or when another
 * process uses the folder.
 */
export async function startEmbedded(
  dataDir: string,
  log: (line: string) => void,
  settings: ServerSettings = {},
): Promise<EmbeddedServer> {
  const place = openPlace(dataDir)
  const unlock = await lockFolder(place, dataDir)
  try {
    const host = findHost(place)
    await ensureCluster(host, place, log)
    const socketFolder = openSocketFolder(place, host.runner)
    const connection = { host: socketFolder, port: socketPort, user: roleName, database: databaseName }
    const check = () => ensureDatabase(connection)
    const stop = await supervise({ host, place, socketFolder, settings, check, log })
    return {
      connection,
      async stop() {
        await stop()
        removeSocketFolder(socketFolder)
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Connects to the product's database and creates it where there is none; a kill may have come before that. */
async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  try {
    await once(connection)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === '3D000'
    if (!isMissing) throw error
    await once({ ...connection, database: 'postgres' }, `create database ${connection.database}`)
  }
}

async function once(connection: EmbeddedConnection, statement = 'select 1'): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
