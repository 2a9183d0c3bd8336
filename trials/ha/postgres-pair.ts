import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseName, ensureCluster, superuserName } from '../../src/parts/embedded-postgres/cluster.ts'
import { findHost } from '../../src/parts/embedded-postgres/host.ts'
import { clusterIn, openPostgresFolder } from '../../src/parts/embedded-postgres/postgres-folder.ts'
import {
  becomesReady,
  type Postmaster,
  spawnPostmaster,
  stopPostmaster,
} from '../../src/parts/embedded-postgres/server/postmaster.ts'
import { processesOf, signal, until } from '../../src/parts/embedded-postgres/server/processes.ts'
import { serverWords } from '../../src/parts/embedded-postgres/server/settings.ts'
import { openSocketFolder, socketPort } from '../../src/parts/embedded-postgres/server/socket-folder.ts'
import { startWatchdog, type Watchdog } from '../../src/parts/embedded-postgres/server/watchdog.ts'

const settings = { max_connections: '200', shared_buffers: '128MB', wal_keep_size: '512MB' }
const standbyName = 'standby'

/** One PostgreSQL server of the pair. */
export interface Server {
  /** The path of its socket. */
  socket: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Like a power failure. */
  kill(): Promise<void>
  /** Pauses all its processes, like a hanging machine, or lets them continue. */
  freeze(yes: boolean): void
  /** Runs a statement as the database's superuser. */
  run(statement: string, database?: string): Promise<unknown[]>
}

/** Copies a stopped cluster as its standby. */
function copyAsStandby(cluster: string, place: string, from: string): void {
  const copy = clusterIn(place)
  cpSync(cluster, copy, { recursive: true, verbatimSymlinks: true })
  rmSync(join(copy, 'postmaster.pid'), { force: true })
  writeFileSync(join(copy, 'standby.signal'), '')
  const lines = [`primary_conninfo = '${from}'`, `hot_standby = on`, `wal_retrieve_retry_interval = '200ms'`]
  writeFileSync(join(copy, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
}

/** The server in a folder; its cluster is created if there is none. */
async function serverIn(place: string): Promise<Server & { cluster: string; host: string }> {
  const host = findHost(place)
  const cluster = clusterIn(place)
  await ensureCluster(host, place, () => {})
  const folder = openSocketFolder(place, host.runner)
  let server: Postmaster | undefined
  let watchdog: Watchdog | undefined

  async function run(statement: string, database: string = databaseName): Promise<unknown[]> {
    const client = new pg.Client({ host: folder, port: socketPort, user: superuserName, database })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  return {
    cluster,
    host: folder,
    socket: join(folder, `.s.PGSQL.${socketPort}`),
    run,
    async start() {
      server = spawnPostmaster(host, place, cluster, serverWords(cluster, folder, settings))
      if (!server) throw new Error('PostgreSQL cannot be run')
      watchdog ??= startWatchdog(cluster, host.runner)
      watchdog.guard(server.pid)
      if (!(await becomesReady(server, cluster, () => {}))) throw new Error(`${cluster} does not start`)
    },
    async stop() {
      watchdog?.dismiss()
      watchdog = undefined
      if (server && !server.isGone()) await stopPostmaster(server, cluster)
    },
    async kill() {
      if (!server) return
      signal(server.pid, 'SIGKILL')
      await server.gone
    },
    freeze(yes) {
      for (const pid of processesOf(cluster)) signal(pid, yes ? 'SIGSTOP' : 'SIGCONT')
    },
  }
}

/** A primary with synchronous commits and its standby, both from the embedded programs. */
export async function startPair(folder: string): Promise<{ primary: Server; standby: Server }> {
  const primary = await serverIn(openPostgresFolder(join(folder, 'primary')))
  await primary.start()
  await primary.run(`create database ${databaseName}`, 'postgres')
  await primary.run(`alter system set synchronous_standby_names = '${standbyName}'`, 'postgres')
  // A stopped cluster can be copied as files.
  await primary.stop()
  const place = openPostgresFolder(join(folder, 'standby'))
  const from = `host=${primary.host} port=${socketPort} user=${superuserName} application_name=${standbyName}`
  copyAsStandby(primary.cluster, place, from)
  const standby = await serverIn(place)
  await Promise.all([primary.start(), standby.start()])
  const isSynchronous = async () =>
    (await primary.run(`select from pg_stat_replication where sync_state = 'sync'`)).length > 0
  for (const since = Date.now(); !(await isSynchronous()); await until(() => false, 50)) {
    if (Date.now() - since > 20_000) throw new Error('The standby does not follow')
  }
  return { primary, standby }
}
