import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName, programRoleName } from './cluster.ts'
import { clusterIn } from './postgres-folder.ts'
import { readPostmasterFile } from './server/postmaster-file.ts'
import { socketPort } from './server/socket-folder.ts'
import type { EmbeddedConnection } from './start.ts'

/** Returns the connection to the server of a data folder that another process runs; undefined if none does. */
export function runningEmbedded(dataDir: string): EmbeddedConnection | undefined {
  try {
    const place = realpathSync(join(dataDir, 'postgres'))
    const server = readPostmasterFile(clusterIn(place))
    if (!server?.ready) return undefined
    process.kill(server.pid, 0)
    return { host: server.socketFolder, port: socketPort, user: programRoleName, database: databaseName }
  } catch {
    return undefined
  }
}
