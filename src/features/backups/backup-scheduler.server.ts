import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { backupName, type BackupKind, nextBackupName } from '../../kernel/server/backup/backup-names.ts'
import type { BackupSettings } from '../../kernel/server/process/backup-settings.ts'
import { installationOfBackup } from '../../kernel/server/backup/check-backup.ts'
import { installationIn } from '../../kernel/server/database/identity/installation.ts'
import { makeBackup } from '../../kernel/server/backup/make-backup.ts'
import { oneAtATime } from '../../kernel/server/backup/one-at-a-time.ts'
import { isOnDiskOfData } from '../../kernel/server/backup/disk/own-disk.ts'
import { isEncrypted } from '../../kernel/server/backup/integrity/open-verified.ts'
import { onOwnConnection } from '../../kernel/server/database/connection/own-connection.ts'
import { runCommand } from '../../kernel/server/backup/run-command.ts'
import { advisoryLocks } from '../../kernel/server/database/advisory-locks.ts'
import { onceAnHour } from '../../kernel/server/process/once-an-hour.ts'
import { messageOfError } from '../../kernel/server/messages/message-error.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { BackupRows, type ListedBackup } from './backup-rows.server.ts'
import { isBackupDue } from './due.ts'
import { FoundBackups } from './found-backups.server.ts'
import { excludedTables } from './excluded-tables.server.ts'
import { filesToRemove } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000
const lookEveryMs = 60_000
const againAfterMs = 30 * 60_000
const reportEveryMs = 1000

interface BackupSchedulerOptions {
  pool: pg.Pool
  connection: pg.ClientConfig
  settings: BackupSettings
  log: (line: string) => void
  /** Default: the clock of this machine. */
  now?: () => Date
}

/**
 * Makes the backups of a database: the daily one when it is due, others on request, on one node at a time; deletes
 * backups beyond the retention, and keeps the list equal to the folder.
 */
export class BackupScheduler {
  readonly #options: Required<BackupSchedulerOptions>
  readonly #complain: ReturnType<typeof onceAnHour>
  readonly #rows: BackupRows
  readonly #found: FoundBackups
  /** Serves requests of users; work on backups has its own queue. */
  readonly #ask = oneAtATime()
  #timer: NodeJS.Timeout | undefined
  #work: Promise<unknown> = Promise.resolve()
  /** When the scheduler started, with the current passphrase. */
  readonly #since: number
  /** The newest backup, once it was decrypted with the current passphrase. */
  #opened: string | undefined
  #isClosed = false
  #hasLooked = false

  constructor(options: BackupSchedulerOptions) {
    this.#options = { now: () => new Date(), ...options }
    this.#since = this.#options.now().getTime()
    this.#complain = onceAnHour(options.log)
    this.#rows = new BackupRows(options.pool)
    this.#found = new FoundBackups(options.pool, this.#rows, options.settings)
  }

  /** Checks every minute; does not delay the start. */
  start(): void {
    const look = async () => {
      if (!this.#hasLooked || (await this.#isDue())) await this.look()
    }
    this.#timer = setInterval(() => void look().catch(() => {}), lookEveryMs)
    this.#timer.unref()
  }

  /** Waits half a second for a running backup, then interrupts it: its file has no final name yet. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await Promise.race([this.#work, new Promise((resolve) => setTimeout(resolve, 500).unref())])
  }

  /** Updates the list, and makes the daily backup if it is due. Skipped if another node is doing it. */
  async look(): Promise<void> {
    await this.#alone(async () => {
      await this.#rows.failInterrupted(await this.#files())
      await this.#found.follow(await this.#files(), () => this.#isClosed)
      this.#hasLooked = true
      if (await this.#isDue()) await this.#make('daily', null)
      await this.#prune()
    })
  }

  /** Starts a backup that a user requested; returns false if one is already being made. */
  async makeNow(madeBy: string | null): Promise<boolean> {
    return await new Promise((resolve, reject) => {
      this.#alone(async () => {
        await this.#rows.failInterrupted(await this.#files())
        await this.#make('by-hand', madeBy, () => resolve(true))
        await this.#prune()
      }).then(resolve, reject)
    })
  }

  /** Runs the work under the advisory lock of all nodes; returns whether it got the lock. */
  async #alone(work: () => Promise<void>): Promise<boolean> {
    if (this.#isClosed) return false
    const turn = onOwnConnection(this.#options.connection, async ({ client, whileConnected }) => {
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
        advisoryLocks.backups,
      ])
      if (rows[0]?.got !== true) return false
      await whileConnected(work())
      return true
    }).catch((error: unknown) => {
      if (!this.#isClosed) this.#complain('Backups', messageOfError(error))
      return false
    })
    this.#work = Promise.allSettled([this.#work, turn])
    return await turn
  }

  async #isDue(): Promise<boolean> {
    const { settings, now } = this.#options
    const listed = await this.#rows.all()
    const lastOf = (status: string) => listed.find((backup) => backup.status === status)?.taken_at
    const failed = lastOf('failed')
    const sinceFailure = failed === undefined ? Infinity : now().getTime() - Date.parse(failed)
    if (sinceFailure >= 0 && sinceFailure < againAfterMs) return false
    const tomorrow = now().getTime() + dayMs
    // A backup dated by a wrong clock would stay the newest for years, and make another one due every minute.
    const last = listed.find((each) => each.status === 'verified' && Date.parse(each.taken_at) <= tomorrow)
    if (last && (await this.#needsReencryption(last))) return true
    return isBackupDue(
      last === undefined ? undefined : new Date(last.taken_at),
      now(),
      settings.at,
      await this.#rows.timeZone(),
    )
  }

  /**
   * Whether the newest backup is from before this start and not encrypted, or encrypted with another passphrase: after
   * a new passphrase is set, the next backup does not wait for the night.
   */
  async #needsReencryption({ file, taken_at }: ListedBackup): Promise<boolean> {
    const { passphrase } = this.#options.settings
    if (passphrase === undefined || Date.parse(taken_at) >= this.#since || this.#opened === file) return false
    const there = await this.fileOf(file)
    if (!there) return false
    if (!(await isEncrypted(there.path))) return true
    try {
      await installationOfBackup(there.path, passphrase)
      this.#opened = file
      return false
    } catch (error) {
      if (error instanceof StartError) return true
      throw error
    }
  }

  async #make(kind: BackupKind, madeBy: string | null, begun?: () => void): Promise<void> {
    const { pool, connection, settings, now } = this.#options
    // A failed backup stays in the list without a file.
    const listed = (await this.#rows.all()).map(({ file }) => file)
    const taken = new Set([...listed, ...((await this.#files()) ?? [])])
    const installation = await installationIn(pool)
    const nameAt = (moment: Date) => backupName(kind, moment, settings.passphrase !== undefined, installation)
    const { name, at } = nextBackupName(nameAt, now(), taken)
    const id = await this.#rows.begin(name, kind, at, madeBy)
    begun?.()
    let lastReported = 0
    const progress = (share: number) => {
      if (Date.now() - lastReported < reportEveryMs) return
      lastReported = Date.now()
      this.#rows.reportProgress(id, Math.floor(share * 100)).catch(() => {})
    }
    try {
      const made = await makeBackup(settings, { connection, kind, name, excludedTables, progress })
      await this.#rows.verified(id, made)
      const failure =
        settings.command === undefined ? undefined : await runCommand(settings.command, made.file)
      if (failure === undefined) return
      this.#complain('Backups', failure)
      await this.#rows.warn(id, failure)
    } catch (error) {
      if (this.#isClosed) return
      this.#complain('Backups', messageOfError(error))
      await this.#rows.failed(id, messageOfError(error))
    }
  }

  async #prune(): Promise<void> {
    const { settings, now } = this.#options
    // Each machine deletes only in its own folder.
    const there = await this.#files()
    const listed = (await this.#rows.all()).filter(
      ({ status, file }) => status === 'verified' && there?.has(file),
    )
    const kept = listed.map(({ file, kind, taken_at }) => ({ file, kind, taken: new Date(taken_at) }))
    const going = new Set(filesToRemove(kept, settings.keep, now(), await this.#rows.timeZone()))
    for (const { id, file } of listed) {
      if (!going.has(file)) continue
      await rm(path.join(settings.folder, file), { force: true })
      await this.#rows.remove(id)
    }
  }

  async #files(): Promise<Set<string> | undefined> {
    const names = await readdir(this.#options.settings.folder).catch(() => undefined)
    return names && new Set(names)
  }

  /** The path and size of a backup's file; undefined if this machine does not have the file. */
  async fileOf(name: string): Promise<{ path: string; size: number } | undefined> {
    const file = path.join(this.#options.settings.folder, name)
    const found = await this.#ask(async () => stat(file)).catch(() => undefined)
    return found?.isFile() ? { path: file, size: found.size } : undefined
  }

  /** Whether the backups are on the disk of the data folder; false if that is not known in time. */
  async isOnDiskOfData(dataDir: string): Promise<boolean> {
    return (await this.#ask(async () => isOnDiskOfData(this.#options.settings.folder, dataDir))) ?? false
  }
}
