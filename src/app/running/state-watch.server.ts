import type pg from 'pg'
import { lostDisk } from '../../kernel/server/backup/disk/own-disk.ts'
import { type AlertName, alertNames, type Alerts } from '../../kernel/server/process/alerts.ts'
import type { Config } from '../../kernel/server/process/config.ts'
import { type DisplayText, message } from '../../i18n/messages.ts'
import { unusualSettings } from '../../kernel/server/process/unusual-settings.ts'
import { backupProblems, backupFolderProblems } from '../doctor/backups-made.server.ts'
import { connections } from '../doctor/connections.server.ts'
import { folderOfData } from '../doctor/data-folder.server.ts'
import { bad, type Finding } from '../doctor/doctor-finding.ts'
import { durability } from '../doctor/durability.server.ts'
import { schema } from '../doctor/schema.server.ts'

const diskEveryMs = 60_000
const firstLookMs = 30_000
const lookEveryMs = 3_600_000

type Watched = Pick<Config, 'backups' | 'databaseUrl' | 'dataDir' | 'workers'>

/** The doctor's checks of database and backups, by the name of their alert. */
const looks: Partial<Record<AlertName, (pool: pg.Pool, config: Watched) => Promise<Finding[]>>> = {
  async 'ignored-setting'() {
    return unusualSettings(process.env).map(bad)
  },
  async connections(pool, config) {
    return [await connections(pool, config)]
  },
  async 'data-folder'(_pool, { databaseUrl, dataDir }) {
    return databaseUrl === undefined ? await folderOfData(dataDir) : []
  },
  async durability(pool) {
    return [await durability(pool)]
  },
  async schema(pool) {
    const client = await pool.connect()
    try {
      const found = await schema(client)
      client.release()
      return found
    } catch (error) {
      // Destroys the connection, since its search path may have changed.
      client.release(true)
      throw error
    }
  },
  'backup-made': backupProblems,
  'backup-place': backupFolderProblems,
}

/** Runs the doctor's checks regularly and sets alerts for superusers. Returns the function that stops them. */
export function watchState(pool: pg.Pool, config: Watched, alerts: Alerts): () => void {
  const lookAtDisk = async () => {
    const { backups } = config
    if (backups?.dataDir === undefined) return
    alerts.set('backup-disk', await lostDisk(backups.folder, backups.dataDir))
  }
  const look = () => void lookAtState(pool, config, alerts)
  const timers = [
    setInterval(() => void lookAtDisk(), diskEveryMs),
    setTimeout(look, firstLookMs),
    setInterval(look, lookEveryMs),
  ]
  for (const timer of timers) timer.unref()
  void lookAtDisk()
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

/**
 * Runs the checks once. If a check fails, for example because the database is unreachable, its alert stays unchanged.
 */
export async function lookAtState(
  pool: pg.Pool,
  config: Watched,
  alerts: Pick<Alerts, 'set'>,
): Promise<void> {
  for (const name of alertNames) {
    const found = await looks[name]?.(pool, config).catch(() => undefined)
    if (found === undefined) continue
    alerts.set(name, alertFor(found))
  }
}

/** Returns the alert for findings; null if there is no problem. */
export function alertFor(findings: readonly Finding[]): DisplayText | null {
  const broken = findings.find(({ state }) => state === 'bad')
  // The doctor's text stays English: it names files, settings and statements for an engineer.
  return broken === undefined
    ? null
    : message('Something on the server needs attention: {finding}', { finding: broken.text })
}
