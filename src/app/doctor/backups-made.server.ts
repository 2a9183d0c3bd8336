import type pg from 'pg'
import type { Config } from '../../kernel/server/process/config.ts'
import { areOnOneDisk } from '../../kernel/server/backup/disk/one-disk.ts'
import { backupAge } from './backup-age.server.ts'
import { bad, type Finding, ok, warn } from './doctor-finding.ts'

const lateSeconds = 36 * 3600

/** Whether backups were made lately, bear no date to come, went where their command takes them, and lie on another disk. */
export async function backupsMade(client: Pick<pg.Client, 'query'>, config: Config): Promise<Finding[]> {
  const { rows: known } = await client.query(`select from pg_class where oid = to_regclass('backup')`)
  if (known.length === 0) return []
  return [
    await newest(client),
    ...(await dates(client)),
    ...(await further(client)),
    ...(await place(config)),
  ]
}

async function newest(client: Pick<pg.Client, 'query'>): Promise<Finding> {
  const age = await backupAge(client)
  if (age !== undefined) {
    const text = `Backup: the newest verified one is ${Math.floor(age / 3600)} hours old`
    return age < lateSeconds
      ? ok(text)
      : bad(`${text}; look at Settings, Backups for why no later one was made`)
  }
  const { rows } = await client.query<{ is_new: boolean }>(
    `select min(applied_at) > now() - make_interval(secs => $1) as is_new from migration`,
    [lateSeconds],
  )
  const none = 'Backup: none is known to have been made and read again'
  return rows[0]?.is_new === true ? warn(none) : bad(`${none}; make one under Settings, Backups`)
}

async function dates(client: Pick<pg.Client, 'query'>): Promise<Finding[]> {
  const { rows } = await client.query<{ file: string }>(
    `select file from backup where taken_at > now() + interval '1 day' order by taken_at desc limit 1`,
  )
  const [found] = rows
  if (!found) return []
  return [
    bad(
      `Backup: ${found.file} bears a date to come; the clock was wrong then. Set it, and move the file away`,
    ),
  ]
}

async function further(client: Pick<pg.Client, 'query'>): Promise<Finding[]> {
  const { rows } = await client.query<{ message: string | null }>(
    `select message from backup where status = 'verified' and taken_at < now() + interval '1 day' order by taken_at desc limit 1`,
  )
  const message = rows[0]?.message
  return message ? [bad(`Backup: the newest one was made, but ${message}`)] : []
}

async function place({ backups, databaseUrl, dataDir }: Config): Promise<Finding[]> {
  if (!backups || databaseUrl || !(await areOnOneDisk(backups.folder, dataDir))) return []
  return [
    bad(
      `Backup: ${backups.folder} lies on the same disk as the data, and is gone with it; set BACKUP_DIR to a folder on another disk`,
    ),
  ]
}
