import cluster from 'node:cluster'
import { isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { BackupRows } from '../features/backups/backup-rows.server.ts'
import { createFirstSuperuser } from '../features/people/sign-in/first-superuser.server.ts'
import { type Config, readConfig } from '../kernel/server/process/config.ts'
import { migrate } from '../kernel/server/database/upgrade/migrate.ts'
import { UpgradeFailed } from '../kernel/server/database/upgrade/upgrade-failed.ts'
import {
  type Database,
  joinDatabase,
  openDatabase,
  detectCopyOf,
} from '../kernel/server/database/connection/open.ts'
import { forgetFailedStart, noteFailedStart } from '../kernel/server/process/last-start.ts'
import { logCrashes } from '../kernel/server/process/log-crashes.ts'
import { logLine } from '../kernel/server/process/log-line.ts'
import { unusualSettings } from '../kernel/server/process/unusual-settings.ts'
import { onShutdown } from '../kernel/server/process/lifecycle.ts'
import { firstLineOf } from '../parts/embedded-postgres/postgres-folder.ts'
import { runningEmbedded } from '../parts/embedded-postgres/running.ts'
import { StartError } from '../parts/program/start-error.ts'
import { archiverOf } from './running/archive.server.ts'
import { backupBeforeUpgrade, upgradeIsDone } from './running/before-upgrade.server.ts'
import { diskReserveOf } from './doctor/disk-under.server.ts'
import { noteInstallation } from './running/installation-note.server.ts'
import { assertListenable, startProblem } from './running/start-problem.server.ts'
import { metricsOfAll, onStopByParent, serverOfParent, startWorkers } from './running/workers.server.ts'

/** The exit code that tells the supervisor (scripts/keep-running.mjs) to try again, but not immediately. */
const tryLater = 75

/** Most of the code that a start loads. */
const loadProduct = async () => await import('./inkwell.server.ts')

const print = (line: string) => process.stdout.write(logLine('info', line))
const complain = (line: string) => process.stderr.write(logLine('warn', line))

async function start(config: Config): Promise<void> {
  if (cluster.isWorker) return void (await serve(joinDatabase(config, serverOfParent(), complain), config))
  for (const line of unusualSettings(process.env)) complain(line)
  // While the embedded server starts in its own process, this one loads the program.
  if (config.workers === 1) void loadProduct()
  await assertListenable(config)
  let database = await openDatabase(config, complain)
  try {
    await upgradeSchema(database, config)
    await detectCopyOf(database.connection, config, complain)
    await new BackupRows(database.pool).markForeign()
    if (database.dataDir !== undefined) await noteInstallation(database.connection, database.dataDir)
    const password = await createFirstSuperuser(database.pool, config.adminEmail, config.adminPassword)
    database = await archivedDatabase(database, config)
    const address =
      config.workers === 1 ? await serve(database, config) : await letWorkersServe(database, config)
    if (password === null && config.adminPassword)
      complain(
        'ADMIN_PASSWORD counts on an empty database only and has changed nothing here; npm run reset-password -- EMAIL gives a user a temporary password.',
      )
    if (password !== null)
      print(
        `Sign in as ${config.adminEmail} with the password ${config.adminPassword ? 'that you gave' : password}`,
      )
    // Notifies the supervisor (scripts/keep-running.mjs) before anybody else: a process that was ready is restarted
    // after a crash, however soon it ends.
    process.send?.('ready')
    print(`Inkwell is ready at ${address}`)
    forgetFailedStart(config.dataDir)
  } catch (error) {
    await database.close()
    throw startProblem(error, config)
  }
}

/** Returns the database with an archiver, which stops just before the database closes. */
async function archivedDatabase(database: Database, config: Config): Promise<Database> {
  const archiver = await archiverOf(database, config, complain)
  archiver?.start()
  return {
    ...database,
    async close() {
      await archiver?.close()
      await database.close()
    },
  }
}

/** Upgrades the schema and makes a backup before it. The error of a failed upgrade names the backup. */
async function upgradeSchema({ pool, connection }: Database, { backups }: Config): Promise<void> {
  let kept = ''
  try {
    const keep = async () => {
      if (!backups) return
      const { file, isNew } = await backupBeforeUpgrade(connection, backups)
      kept = file
      if (isNew) print(`The content of the database before this version is saved in ${file}`)
    }
    await migrate(pool, undefined, keep, complain)
    await upgradeIsDone(pool)
  } catch (error) {
    if (!(error instanceof UpgradeFailed) || kept === '') throw error
    throw error.with(`The previous content of the database is saved in ${kept}.`)
  }
}

/** Serves in this process. Returns the address. */
async function serve(database: Database, config: Config): Promise<string> {
  // The parent may ask to stop as soon as this process listens.
  const askedToStop = new Promise<void>((resolve) => cluster.isWorker && onStopByParent(resolve))
  const { openInkwell } = await loadProduct()
  const inkwell = await openInkwell(database, config, cluster.isWorker ? metricsOfAll : undefined)
  const stop = async () => {
    await inkwell.close()
    await database.close()
  }
  const end = onShutdown(stop, cluster.isWorker ? () => {} : print)
  void askedToStop.then(() => end('told by the parent'))
  return inkwell.address
}

/** Starts worker processes, and monitors them and their database. */
async function letWorkersServe(database: Database, config: Config): Promise<string> {
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) })
  const disk = database.dataDir === undefined ? undefined : diskReserveOf(database.dataDir, complain)
  await disk?.start()
  const workers = await startWorkers(config.workers, database, complain)
  onShutdown(async () => {
    await workers.stop()
    disk?.close()
    await database.close()
  }, print)
  const { host, port } = workers.address
  return `${config.tls ? 'https' : 'http'}://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Stores the reason for the doctor, unless this start was refused because a server is already running. */
function noteReason(error: unknown): void {
  if (cluster.isWorker || !config || runningEmbedded(config.dataDir)) return
  noteFailedStart(config.dataDir, firstLineOf(error))
}

logCrashes()
let config: Config | undefined
try {
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  noteReason(error)
  if (!(error instanceof StartError)) throw error
  process.stderr.write(logLine('fatal', error.message))
  process.exitCode = error instanceof UpgradeFailed ? tryLater : 1
  // Otherwise the channel to its parent keeps a worker alive.
  if (cluster.isWorker) process.exit(1)
}
