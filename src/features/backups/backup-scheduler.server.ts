import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { backupName, type BackupKind, nextBackupName } from '../../kernel/server/backup/backup-names.ts'
import type { BackupSettings } from '../../kernel/server/backup/backup-settings.ts'
import { installationOfBackup } from '../../kernel/server/backup/check-backup.ts'
import { installationIn } from '../../kernel/server/backup/installation.ts'
import { makeBackup } from '../../kernel/server/backup/make-backup.ts'
import { oneAtATime } from '../../kernel/server/backup/one-at-a-time.ts'
import { areOnOneDisk } from '../../kernel/server/backup/disk/one-disk.ts'
import { isEncrypted } from '../../kernel/server/backup/integrity/open-verified.ts'
import { onOwnConnection } from '../../kernel/server/backup/own-connection.ts'
import { runCommand } from '../../kernel/server/backup/run-command.ts'
import { advisoryLocks } from '../../kernel/server/database/advisory-locks.ts'
import { onceAnHour } from '../../kernel/server/process/once-an-hour.ts'
import { messageOfError } from '../../kernel/server/message-error.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { BackupRows, type ListedBackup } from './backup-rows.server.ts'
import { isBackupDue } from './due.ts'
import { FoundBackups } from './found-backups.server.ts'
import { leftOut } from './left-out.server.ts'
import { filesToRemove } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000
const lookEveryMs = 60_000
const againAfterMs = 30 * 60_000
const tellEveryMs = 1000

interface BackupSchedulerOptions {
  pool: pg.Pool
  connection: pg.ClientConfig
  settings: BackupSettings
  log: (line: string) => void
  /** Left out: the clock of this machine. */
  now?: () => Date
}

/**
 * Makes the backups of a database: the daily one when its time has come, others when they are asked for, on one node
 * at a time; removes those that need not stay, and keeps the list true to the folder.
 */
export class BackupScheduler {
  readonly #options: Required<BackupSchedulerOptions>
  readonly #complain: ReturnType<typeof onceAnHour>
  readonly #rows: BackupRows
  readonly #found: FoundBackups
  /** What people look at; the work on the backups themselves is done one after the other anyway. */
  readonly #ask = oneAtATime()
  #timer: NodeJS.Timeout | undefined
  #work: Promise<unknown> = Promise.resolve()
  /** When it began to look, with the passphrase that it has. */
  readonly #since: number
  /** The newest backup, once it was found to open with that. */
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

  /** Looks every minute from now on; the start itself waits for nothing. */
  start(): void {
    const look = async () => {
      if (!this.#hasLooked || (await this.#isDue())) await this.look()
    }
    this.#timer = setInterval(() => void look().catch(() => {}), lookEveryMs)
    this.#timer.unref()
  }

  /** A backup that has begun is finished in half a second or cut off: its file has no name yet. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await Promise.race([this.#work, new Promise((resolve) => setTimeout(resolve, 500).unref())])
  }

  /** Makes the list true, and the daily backup if its time has come. Another node may be doing it. */
  async look(): Promise<void> {
    await this.#alone(async () => {
      await this.#rows.settleCutOff(await this.#files())
      await this.#found.follow(await this.#files(), () => this.#isClosed)
      this.#hasLooked = true
      if (await this.#isDue()) await this.#make('daily', null)
      await this.#prune()
    })
  }

  /** Begins a backup that somebody asks for; false when one is being made already. */
  async makeNow(madeBy: string | null): Promise<boolean> {
    return await new Promise((resolve, reject) => {
      this.#alone(async () => {
        await this.#rows.settleCutOff(await this.#files())
        await this.#make('by-hand', madeBy, () => resolve(true))
        await this.#prune()
      }).then(resolve, reject)
    })
  }

  /** Runs work while no other node does, and answers whether it did. */
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
    // One of a wrong clock stays the newest for years, and would make another due every minute.
    const last = listed.find((each) => each.status === 'verified' && Date.parse(each.taken_at) <= tomorrow)
    if (last && (await this.#isSealedOtherwise(last))) return true
    return isBackupDue(
      last === undefined ? undefined : new Date(last.taken_at),
      now(),
      settings.at,
      await this.#rows.timeZone(),
    )
  }

  /**
   * Whether the newest one is from before this start and was not encrypted, or with another passphrase: whoever has just set
   * one must not wait for the night until a backup has it.
   */
  async #isSealedOtherwise({ file, taken_at }: ListedBackup): Promise<boolean> {
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
    // One that failed stays in the list without a file.
    const listed = (await this.#rows.all()).map(({ file }) => file)
    const taken = new Set([...listed, ...((await this.#files()) ?? [])])
    const installation = await installationIn(pool)
    const nameAt = (moment: Date) => backupName(kind, moment, settings.passphrase !== undefined, installation)
    const { name, at } = nextBackupName(nameAt, now(), taken)
    const id = await this.#rows.begin(name, kind, at, madeBy)
    begun?.()
    let lastReported = 0
    const progress = (share: number) => {
      if (Date.now() - lastReported < tellEveryMs) return
      lastReported = Date.now()
      this.#rows.tellProgress(id, Math.floor(share * 100)).catch(() => {})
    }
    try {
      const made = await makeBackup(settings, { connection, kind, name, leftOut, progress })
      await this.#rows.verified(id, made)
      const failure =
        settings.command === undefined ? undefined : await runCommand(settings.command, made.file)
      if (failure === undefined) return
      this.#complain('Backups', failure)
      await this.#rows.remark(id, failure)
    } catch (error) {
      if (this.#isClosed) return
      this.#complain('Backups', messageOfError(error))
      await this.#rows.failed(id, messageOfError(error))
    }
  }

  async #prune(): Promise<void> {
    const { settings, now } = this.#options
    // Another machine looks after its own folder.
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

  /** Where the file of a backup lies; undefined where this machine does not have it. */
  async fileOf(name: string): Promise<{ path: string; size: number } | undefined> {
    const file = path.join(this.#options.settings.folder, name)
    const found = await this.#ask(async () => stat(file)).catch(() => undefined)
    return found?.isFile() ? { path: file, size: found.size } : undefined
  }

  /** Whether the folder of backups lies on the disk of another one, as far as that can be seen soon. */
  async isOnDiskOf(folder: string): Promise<boolean> {
    return (await this.#ask(async () => areOnOneDisk(this.#options.settings.folder, folder))) ?? false
  }
}
