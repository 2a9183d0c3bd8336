import { createReadStream } from 'node:fs'
import sql from 'sql-template-tag'
import { formatInstant } from '../../kernel/contract/values/formats.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import { type ArchiveState, readArchiveState } from '../../kernel/server/archive/archive-state.ts'
import { isBehind } from '../../kernel/server/archive/archive-watch.ts'
import type { BackupSettings } from '../../kernel/server/process/backup-settings.ts'
import type { Count, Db } from '../../kernel/server/database/query.ts'
import { transaction } from '../../kernel/server/database/transaction.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { pageIn } from '../../kernel/server/lists/list.ts'
import { plainText, type DisplayText, type Message, message } from '../../i18n/messages.ts'
import type { BackupScheduler } from './backup-scheduler.server.ts'
import {
  type Backup,
  type BackupState,
  downloadBackup,
  listBackups,
  makeBackupNow,
  readBackupState,
} from './backups.contract.ts'

interface Backups {
  settings: BackupSettings
  scheduler: BackupScheduler
  /** The folder of the embedded database; absent with an external database. */
  dataDir?: string
}

/** A day and a half: a failed daily backup is noticed on the same morning. */
const oldAfterHours = 36

/** A stored backup: its warning in English, and since messages are stored, also as a message. */
type Listed = Omit<Backup, 'message'> & { message: string | null; told: Message | null }

function translated({ told: stored, message, ...backup }: Listed): Backup {
  return { ...backup, message: stored ?? (message === null ? null : plainText(message)) }
}

/** The list of backups and the actions of superusers; without `backups` none are made. */
export function backupRoutes({ routes, pool }: Kernel, backups: Backups | undefined): void {
  routes.query(listBackups, async ({ query }, db) => {
    const { size, skip } = pageIn(query)
    const rows = await db.rows<Listed>(sql`
      select id, file, kind, status, taken_at, verified_at, bytes, rows, progress, machine, made_by, message, told,
        downloaded_at, downloaded_by
      from backup order by taken_at desc, id desc limit ${size} offset ${skip}`)
    const counted = await db.row<Count>(sql`select count(*) as count from backup`)
    return {
      results: rows.map(translated),
      count: counted?.count ?? 0,
    }
  })

  routes.query(readBackupState, async (_call, db) => ({
    ...(await ageOf(db, backups !== undefined)),
    ...(backups === undefined ? turnedOff : await setUp(backups)),
  }))

  routes.operation(makeBackupNow, async ({ actor }, _db, _reply, note) => {
    if (!backups)
      throw new Problem(
        'conflict',
        'Backups are turned off on this server. Set BACKUP_DIR to a folder to turn them on.',
      )
    await transaction(pool, actor, note)
    const begun = await backups.scheduler.makeNow(actor.name)
    if (!begun) throw new Problem('conflict', 'A backup is already running. Try again when it has finished.')
    return { message: 'Backup started.' as const }
  })

  routes.query(downloadBackup, async ({ id, actor }, db, reply) => {
    const backup = await db.row<Pick<Backup, 'file' | 'machine'>>(
      sql`select file, machine from backup where id = ${id} and status = 'verified'`,
    )
    if (!backup) throw new Problem('not_found', 'This backup does not exist.')
    const file = await backups?.scheduler.fileOf(backup.file)
    if (!file)
      throw new Problem(
        'not_found',
        message('This backup is on another server: {machine}. Download the backup there.', {
          machine: backup.machine,
        }),
      )
    await transaction(pool, actor, (tx) =>
      tx.run(sql`update backup set downloaded_at = now(), downloaded_by = ${actor.name} where id = ${id}`),
    )
    return await reply
      .type('application/octet-stream')
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename="${backup.file}"`)
      .header('cache-control', 'no-store')
      .send(createReadStream(file.path))
  })
}

const notArchived = { archived: false, moments: [], archive_behind: false, archive_trouble: null }
const turnedOff = {
  enabled: false,
  folder: null,
  at: null,
  keeps: null,
  encrypted: false,
  same_disk: false,
  ...notArchived,
}

async function setUp({ settings, scheduler, dataDir }: Backups) {
  const { folder, at, keep, passphrase } = settings
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    enabled: true,
    folder,
    at: `${two(Math.floor(at / 60))}:${two(at % 60)}`,
    keeps: message('{daily} daily, {weekly} weekly, {monthly} monthly', { ...keep }),
    encrypted: passphrase !== undefined,
    same_disk: dataDir !== undefined && (await scheduler.isOnDiskOfData(dataDir)),
    ...(dataDir === undefined ? notArchived : await archiveOf(dataDir)),
  }
}

/** Before the first check, the archive does not count as behind. */
async function archiveOf(dataDir: string) {
  const state = await readArchiveState(dataDir)
  return {
    archived: true,
    moments: state?.moments.toReversed() ?? [],
    archive_behind: state !== undefined && isBehind(state, new Date()),
    archive_trouble: state?.trouble ?? missedTargets(state),
  }
}

/** The newest recovery targets that cannot be reached because WAL segments are missing. */
function missedTargets(state: ArchiveState | undefined): DisplayText | null {
  const lost = state?.missing.at(-1)
  return lost
    ? message(
        'Parts of the continuous archive are missing or damaged. You cannot restore to a time between {since} and {until}.',
        {
          since: formatInstant(lost.since),
          until: formatInstant(lost.until),
        },
      )
    : null
}

/** Whether superusers are alerted that the newest valid backup is too old. */
export async function backupIsOverdue(db: Db, enabled: boolean): Promise<boolean> {
  return enabled && (await ageOf(db, enabled)).overdue
}

/** A new installation is not overdue until it is older than a backup may be. */
async function ageOf(db: Db, enabled: boolean): Promise<Pick<BackupState, 'newest_verified_at' | 'overdue'>> {
  const row = await db.row<{ newest: string | null; overdue: boolean }>(sql`
    select max(taken_at) as newest, coalesce(max(taken_at), (select min(applied_at) from migration))
      < now() - make_interval(hours => ${oldAfterHours}) as overdue
    from backup where status = 'verified' and taken_at < now() + interval '1 day'`)
  return { newest_verified_at: row?.newest ?? null, overdue: enabled && row?.overdue === true }
}
