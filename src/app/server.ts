import cluster from 'node:cluster'
import { isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { createFirstSuperuser } from '../features/people/first-superuser.server.ts'
import type { BackupSettings } from '../kernel/server/backup/backup-settings.ts'
import { type Config, readConfig } from '../kernel/server/config.ts'
import { migrate } from '../kernel/server/database/migrate.ts'
import { type Database, joinDatabase, openDatabase } from '../kernel/server/database/open.ts'
import { logLastWords } from '../kernel/server/last-words.ts'
import { logLine } from '../kernel/server/log-line.ts'
import { onShutdown } from '../kernel/server/lifecycle.ts'
import { StartError } from '../parts/program/start-error.ts'
import { archiverOf } from './archive.server.ts'
import { ballastOf } from './disk-under.server.ts'
import { noteHouse } from './house-note.server.ts'
import { assertListenable, startProblem } from './start-problem.server.ts'
import { metricsOfAll, onStopByParent, serverOfParent, startWorkers } from './workers.server.ts'

/** Most of what a start has to load. */
const loadProduct = async () => await import('./inkwell.server.ts')

const say = (line: string) => process.stdout.write(logLine('info', line))
const complain = (line: string) => process.stderr.write(logLine('warn', line))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (cluster.isWorker) return void (await serve(joinDatabase(config, serverOfParent(), complain), config))
  // While the embedded server starts, in a process of its own, this one loads what it will serve.
  if (config.workers === 1) void loadProduct()
  await assertListenable(config)
  let database = await openDatabase(config, complain)
  try {
    await migrate(database.pool, undefined, () => backupBeforeUpgrade(database.connection, config.backups))
    if (database.dataDir !== undefined) await noteHouse(database.connection, database.dataDir)
    const password = await createFirstSuperuser(database.pool, config.adminEmail, config.adminPassword)
    database = await archivedDatabase(database, config)
    const address =
      config.workers === 1 ? await serve(database, config) : await letWorkersServe(database, config)
    if (password !== null)
      say(
        `Sign in as ${config.adminEmail} with the password ${config.adminPassword ? 'that you gave' : password}`,
      )
    say(`Inkwell is ready at ${address}`)
    // To whoever starts it again after a crash (scripts/keep-running.mjs).
    process.send?.('ready')
  } catch (error) {
    await database.close()
    throw startProblem(error, config)
  }
}

/** The same database, with an archiver that ends just before it does. */
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

/** An upgrade can be taken back only by what was there before it, so it waits for a backup that can be read. */
async function backupBeforeUpgrade(
  connection: pg.ClientConfig,
  settings: BackupSettings | undefined,
): Promise<void> {
  if (!settings) return
  const { makeBackup } = await import('../kernel/server/backup/make-backup.ts')
  const { leftOut } = await import('../features/backups/left-out.server.ts')
  try {
    const { file } = await makeBackup(settings, { connection, kind: 'before-upgrade', leftOut })
    say(`What the database held before this version is kept in ${file}`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new StartError(
      `There is no backup before the upgrade, so nothing was changed: ${error.message} (BACKUP_DIR=off goes without.)`,
      { cause: error },
    )
  }
}

/** Serves in this process; answers the address. */
async function serve(database: Database, config: Config): Promise<string> {
  // The parent may say so as soon as it knows that this one listens.
  const toldToStop = new Promise<void>((resolve) => cluster.isWorker && onStopByParent(resolve))
  const { openInkwell } = await loadProduct()
  const inkwell = await openInkwell(database, config, cluster.isWorker ? metricsOfAll : undefined)
  const stop = async () => {
    await inkwell.close()
    await database.close()
  }
  const end = onShutdown(stop, cluster.isWorker ? () => {} : say)
  void toldToStop.then(() => end('told by the parent'))
  return inkwell.address
}

/** Lets several processes serve, and looks after them and their database. */
async function letWorkersServe(database: Database, config: Config): Promise<string> {
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) })
  const disk = database.dataDir === undefined ? undefined : ballastOf(database.dataDir, complain)
  await disk?.start()
  const workers = await startWorkers(config.workers, database, complain)
  onShutdown(async () => {
    await workers.stop()
    disk?.close()
    await database.close()
  }, say)
  const { host, port } = workers.address
  return `${config.tls ? 'https' : 'http'}://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

logLastWords()
try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(logLine('fatal', error.message))
  process.exitCode = 1
  // A worker is held by the channel to its parent.
  if (cluster.isWorker) process.exit(1)
}
