import type pg from 'pg'
import { lostDisk } from '../../kernel/server/backup/disk/own-disk.ts'
import type { Concerns } from '../../kernel/server/process/concerns.ts'
import type { Config } from '../../kernel/server/process/config.ts'
import { told } from '../../words/sentences.ts'
import { backupsToSeeTo } from '../doctor/backups-made.server.ts'
import type { Finding } from '../doctor/doctor-finding.ts'
import { durability } from '../doctor/durability.server.ts'
import { schema } from '../doctor/schema.server.ts'

const diskEveryMs = 60_000
const firstLookMs = 30_000
const lookEveryMs = 3_600_000

/** What the doctor finds broken of the database and the backups, each under the name that its alert has. */
const looks: Record<string, (pool: pg.Pool, config: Pick<Config, 'backups'>) => Promise<Finding[]>> = {
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
      // Its search path may be another's.
      client.release(true)
      throw error
    }
  },
  'backup-made': backupsToSeeTo,
}

/** Tells superusers what the doctor would find broken while Inkwell runs; the answer ends that. */
export function watchState(pool: pg.Pool, config: Pick<Config, 'backups'>, concerns: Concerns): () => void {
  const lookAtDisk = async () => {
    const { backups } = config
    if (backups?.dataDir === undefined) return
    concerns.set('backup-disk', await lostDisk(backups.folder, backups.dataDir))
  }
  const look = () => void lookAtState(pool, config, concerns)
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

/** Looks once; what cannot be looked at now, such as at a database that is away, stays as it was known. */
export async function lookAtState(
  pool: pg.Pool,
  config: Pick<Config, 'backups'>,
  concerns: Pick<Concerns, 'set'>,
): Promise<void> {
  for (const [name, find] of Object.entries(looks)) {
    const found = await find(pool, config).catch(() => undefined)
    if (found === undefined) continue
    const broken = found.find(({ state }) => state === 'bad')
    // What the doctor says stays English: it names files, settings and statements, for whoever mends it.
    concerns.set(
      name,
      broken === undefined
        ? null
        : told('Something on the server needs attention: {finding}', { finding: broken.text }),
    )
  }
}
