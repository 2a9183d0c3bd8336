import { statfsSync } from 'node:fs'
import pg from 'pg'
import { type Config, readConfig } from '../../kernel/server/process/config.ts'
import { checkServer, connectionTo } from '../../kernel/server/database/connection/open.ts'
import { pagesRead } from '../../kernel/server/http/watching/damage.ts'
import { unusualSettings } from '../../kernel/server/process/unusual-settings.ts'
import { alertOf, isFull } from '../../kernel/server/process/disk.ts'
import type { BackupSettings } from '../../kernel/server/process/backup-settings.ts'
import { lostDisk } from '../../kernel/server/backup/disk/own-disk.ts'
import { runningEmbedded } from '../../parts/embedded-postgres/running.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { archiveAlert } from '../../kernel/server/archive/archive-watch.ts'
import { readArchiveState } from '../../kernel/server/archive/archive-state.ts'
import { readInstallationNote } from '../../kernel/server/process/installation-note.ts'
import { checkResponds, lastStart } from './check-responds.server.ts'
import { backupsMade, folderOfBackups } from './backups-made.server.ts'
import { certificate } from './certificate.server.ts'
import { type FormatTime, formatTimeIn, formatTimeOf } from './company-time.server.ts'
import { connections } from './connections.server.ts'
import { folderOfData } from './data-folder.server.ts'
import { durability } from './durability.server.ts'
import { schema } from './schema.server.ts'
import { lookAlikes } from './look-alikes.server.ts'
import { moneyChecked } from './money.server.ts'
import { bad, type Finding, ok, warn } from './doctor-finding.ts'
import { nearestThere } from './writable.server.ts'
import { versionOfDatabase, versionOfFolder } from './doctor-versions.server.ts'
import { english } from '../../i18n/english.ts'

const clockWarnMs = 2000

/** Runs all checks for the environment's configuration, and changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    return [bad(reasonOf(error))]
  }
  const { databaseUrl, dataDir } = config
  const runs = databaseUrl !== undefined || runningEmbedded(dataDir) !== undefined
  const { findings, show } = runs ? await database(config) : await stopped(dataDir)
  return [
    ...unusualSettings(env).map(bad),
    ...(databaseUrl ? [] : [...(await folderOfData(dataDir)), await disk(dataDir)]),
    ...(config.backups ? [await backupFolder(config.backups)] : []),
    ...findings,
    ...(!databaseUrl && config.backups && runs ? await archive(dataDir, show) : []),
    ...certificate(config, show),
    // Skipped if the check of the database already showed that Inkwell is stopped.
    ...(runs ? await checkResponds(config, show) : []),
  ]
}

async function backupFolder({ folder: path, dataDir }: BackupSettings): Promise<Finding> {
  const lost = dataDir === undefined ? null : await lostDisk(path, dataDir)
  if (lost) return bad(english(lost))
  return await folderOfBackups(path)
}

async function disk(path: string): Promise<Finding> {
  const { bavail, blocks, bsize } = statfsSync(await nearestThere(path))
  const alert = alertOf({ freeBytes: bavail * bsize, allBytes: blocks * bsize })
  if (isFull(path, runningEmbedded(path) !== undefined, { freeBytes: bavail * bsize }))
    return bad('Disk: full, so nothing can be saved; free 200 MB')
  return alert
    ? warn(`Disk: ${english(alert)}`)
    : ok(`Disk: ${Math.floor((bavail * bsize) / 2 ** 30)} GB are free`)
}

interface Looked {
  findings: Finding[]
  show: FormatTime
}

/** The checks of an embedded database that is stopped. */
async function stopped(dataDir: string): Promise<Looked> {
  const show = formatTimeIn((await readInstallationNote(dataDir))?.timeZone)
  const down = bad(`Database: Inkwell does not run on ${dataDir}; start it${lastStart(dataDir, show)}`)
  return { findings: [await versionOfFolder(dataDir), down], show }
}

async function database(config: Config): Promise<Looked> {
  const running = config.databaseUrl ? undefined : runningEmbedded(config.dataDir)
  let show = formatTimeIn()
  const notes: string[] = []
  const connection = connectionTo(config.databaseUrl ?? { ...running })
  const findings: Finding[] = []
  if (config.databaseUrl) {
    try {
      await checkServer(connection, config.databaseUrl, (line) => notes.push(line))
    } catch (error) {
      return { findings: [bad(reasonOf(error))], show }
    }
    findings.push(ok('Pooler: the database is not behind a pooler in transaction mode'))
  }
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    show = await formatTimeOf(client)
    findings.push(ok('Database: reachable'), ...notes.map(warn), await versionOfDatabase(client))
    findings.push(await clocks(client), await connections(client, config))
    findings.push(
      await durability(client),
      ...(await schema(client)),
      await pages(client, show),
      ...(await backupsMade(client, config)),
    )
    findings.push(
      ...(await moneyChecked(client, show)),
      ...(await lookAlikes(client)),
      ...(await securityLog(client, show)),
    )
  } catch (error) {
    findings.push(bad(`Database: ${reasonOf(error)}`))
  } finally {
    await client.end().catch(() => {})
  }
  return { findings, show }
}

async function clocks(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 as at',
  )
  const offMs = Math.round((rows[0]?.at ?? 0) * 1000 - (before + Date.now()) / 2)
  return Math.abs(offMs) < clockWarnMs
    ? ok('Clocks: this machine and the database agree')
    : warn(
        `Clocks: the database is ${offMs / 1000} s ahead of this machine; synchronize both with a time server`,
      )
}

async function pages(client: pg.Client, show: FormatTime): Promise<Finding> {
  const { damaged, lastAt } = await pagesRead(client)
  if (damaged === null)
    return warn('Pages: this database keeps no checksums, so damage may go unnoticed (pg_checksums --enable)')
  if (damaged === 0) return ok('Pages: no damage was found')
  return bad(
    `Pages: damaged pages were found ${damaged} times, the last at ${lastAt && show(lastAt)}; copy DATA_DIR, then run npm run reindex, which rebuilds the indexes and names each table that cannot be read; this message ends when all can be read (docs/operations.md, "A damaged page")`,
  )
}

/** A database that is not set up yet has no security log. */
async function securityLog(client: pg.Client, show: FormatTime): Promise<Finding[]> {
  const { rows: known } = await client.query(`select from pg_class where oid = to_regclass('watch.entry')`)
  if (known.length === 0) return []
  const { rows } = await client.query<{ lost: number; at: string | null }>(`
    select coalesce(sum(detail::integer), 0)::int as lost, max(at)::text as at from watch.entry
    where kind = 'entries_lost' and at > now() - interval '7 days'`)
  const { lost = 0, at = null } = rows[0] ?? {}
  return lost === 0
    ? [ok('Security log: no entry was lost in the last seven days')]
    : [
        warn(
          `Security log: ${lost} entries could not be written, the last before ${at && show(at)}; see docs/monitoring.md`,
        ),
      ]
}

/** Checks the archive of a running Inkwell; a stopped one writes nothing that could be lost. */
async function archive(dataDir: string, show: FormatTime): Promise<Finding[]> {
  const state = await readArchiveState(dataDir)
  if (!state?.until)
    return [
      warn(`Archive: there is no recovery point yet${state?.trouble ? ` (${english(state.trouble)})` : ''}`),
    ]
  const alert = archiveAlert(state, new Date())
  const lost = state.missing.map(({ since, until }) =>
    warn(
      `Archive: WAL segments are missing or damaged, so there is no recovery point from ${show(since)} to ${show(until)}`,
    ),
  )
  if (alert !== null) return [warn(`Archive: ${english(alert)}`), ...lost]
  return [ok(`Archive: you can restore to any time up to ${show(state.until)}`), ...lost]
}

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
