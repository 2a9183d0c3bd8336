import pg from 'pg'
import { databaseName, ensureCluster, superuserName, programRoleName } from './cluster.ts'
import { findHost } from './host.ts'
import { grantToProgram } from './server/grant-to-program.ts'
import { lockFolder } from './server/lock.ts'
import { openPostgresFolder } from './postgres-folder.ts'
import { packagedPrograms } from './programs/programs.ts'
import type { ServerSettings } from './server/settings.ts'
import { openSocketFolder, removeSocketFolder, socketPort } from './server/socket-folder.ts'
import { supervise } from './server/supervisor.ts'

/** The connection to an embedded server. */
export interface EmbeddedConnection {
  /** The folder of its unix socket. */
  host: string
  port: number
  user: string
  database: string
}

/** A PostgreSQL server that this process keeps running. */
export interface EmbeddedServer {
  /** The program's connection: as the owner of its database, not a superuser. */
  connection: EmbeddedConnection
  /**
   * The connection as the cluster's superuser: for tests and measurements, and for the maintenance of the whole
   * cluster.
   */
  superuserConnection: EmbeddedConnection
  /** Stops it and unlocks the data folder; takes at most 15 seconds. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL server of a data folder and creates its database if there is none. `settings` overrides
 * settings of the server by name; `programs` are those of another version. Throws a StartError if the server cannot run
 * here, or if another process uses the folder.
 */
export async function startEmbedded(
  dataDir: string,
  log: (line: string) => void,
  settings: ServerSettings = {},
  programs = packagedPrograms(),
): Promise<EmbeddedServer> {
  const folder = openPostgresFolder(dataDir)
  const unlock = await lockFolder(folder, dataDir)
  try {
    const host = findHost(folder, programs)
    await ensureCluster(host, folder, log)
    const socketFolder = openSocketFolder(folder, host.runner)
    const superuserConnection = {
      host: socketFolder,
      port: socketPort,
      user: superuserName,
      database: databaseName,
    }
    const check = () => ensureDatabase(superuserConnection)
    const stop = await supervise({ host, place: folder, socketFolder, settings, check, log })
    return {
      connection: { ...superuserConnection, user: programRoleName },
      superuserConnection,
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

/**
 * Connects to the program's database and creates it if it is missing, since a process may have been killed before. Then
 * gives the program's role what belongs to it.
 */
async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  try {
    await once(connection, grantToProgram)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === '3D000'
    if (!isMissing) throw error
    await once({ ...connection, database: 'postgres' }, `create database ${connection.database}`)
    await once(connection, grantToProgram)
  }
}

async function once(connection: EmbeddedConnection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
