import type pg from 'pg'
import { type Message, message } from '../../../i18n/messages.ts'
import { assertOwnDisk } from '../backup/disk/own-disk.ts'
import type { Installation } from '../database/identity/installation.ts'
import { onOwnConnection } from '../database/connection/own-connection.ts'
import { timeOf } from './archive-names.ts'
import { readArchiveState, writeArchiveState } from './archive-state.ts'
import { writeFacts } from './timelines/begin-timeline.ts'
import { damagedFiles, pathIn } from './recovery/check-digests.ts'
import { isOpen, type OpenTimeline, openTimeline } from './timelines/continue-timeline.ts'
import { coverageOf, isBroken, missingOf, type TimeRange } from './recovery/coverage.ts'
import { markUnchanged, nextSegment, writeSegment } from './wal/wal-segments.ts'
import { makeBaseBackup } from './base/make-base-backup.ts'
import { ownTimelines, prune } from './prune.ts'
import { commitNothing, isIdle, walPosition, serverTime } from './wal/server-wal.ts'
import { onceAnHour } from '../process/once-an-hour.ts'
import { messageOfError } from '../messages/message-error.ts'
import { segmentStart } from './wal/wal-position.ts'
import { advanceSlot } from './timelines/slot.ts'
import { readTimeline, type Timeline } from './timelines/timelines.ts'
import { isUnchanged, openWalReader } from './base/unchanged.ts'

const firstArchiveMs = 5000
/** The most that a broken disk loses, besides the time that archiving takes. */
const archiveEveryMs = 20_000
const retryBaseAfterMs = 30 * 60_000
/** A stop waits no longer than this for the newest entries to be archived. */
const lastArchiveMs = 3000

interface ArchiverOptions {
  /** The superuser of the embedded server. */
  superuserConnection: pg.ClientConfig
  dataDir: string
  /** The folder in which the embedded server writes its WAL. */
  walFolder: string
  /** The folder of backups, which contains the archive. */
  folder: string
  passphrase?: string | undefined
  /** Whether another base backup is due. */
  isBaseDue(last: Date): Promise<boolean>
  /** The company's time zone, in which users name the time to restore. */
  timeZone(): Promise<string>
  /** The installation that the database belongs to. */
  installation(): Promise<Installation | undefined>
  log(line: string): void
}

/**
 * Archives the embedded server's cluster: a base backup each day, and its WAL every twenty seconds. Runs in the process
 * that keeps the server running. A failure is logged, stored in the state and tried again; meanwhile the server keeps
 * its WAL.
 */
export class Archiver {
  readonly #options: ArchiverOptions
  readonly #logError: ReturnType<typeof onceAnHour>
  readonly #begun = new Date().toISOString()
  #open: OpenTimeline | undefined
  /** All timelines of this installation, as last read. */
  #known: Timeline[] = []
  /** Files that were damaged when they were last read. */
  #damaged: Set<string> | undefined
  /** Whether the current segment was written again because of a gap that is still there. */
  #rewrote = false
  /** The WAL position up to which everything that must be archived is archived. */
  #archivedTo = 0
  /**
   * Whether WAL must be archived even if nothing has changed: after a start, a failure, a base backup, or if
   * transactions were running while the last part was written.
   */
  #mustArchive = true
  #baseBackup: Promise<void> | undefined
  #baseFailed: { at: number; message: Message } | undefined
  #failure: Message | null = null
  #work: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: ArchiverOptions) {
    this.#options = options
    this.#logError = onceAnHour(options.log)
  }

  /** Archives regularly from now on; the start does not wait for it. */
  start(): void {
    const later = (ms: number) => {
      if (this.#isClosed) return
      this.#timer = setTimeout(() => void this.archiveNow().then(() => later(archiveEveryMs)), ms).unref()
    }
    later(firstArchiveMs)
  }

  /** Archives the newest entries if that takes little time; a stop waits for it. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.#open === undefined) return
    await Promise.race([
      this.archiveNow(),
      new Promise((resolve) => setTimeout(resolve, lastArchiveMs).unref()),
    ])
  }

  /** Archives everything written so far, and begins a base backup if one is due. Failures are logged and stored. */
  async archiveNow(): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        // Not in Inkwell's own database, which a restore empties.
        const maintenance = { ...this.#options.superuserConnection, database: 'postgres' }
        await onOwnConnection(maintenance, async ({ client }) => this.#archive(client))
        this.#report(this.#baseFailed?.message ?? this.#gap())
      } catch (error) {
        this.#mustArchive = true
        this.#report(messageOfError(error))
      }
      await this.#writeState().catch(() => {})
    })
    return await this.#work
  }

  /** Like `archiveNow`, but waits for the base backup that `archiveNow` begins. */
  async archiveWithBaseBackup(): Promise<void> {
    await this.archiveNow()
    await this.#baseBackup
    await this.archiveNow()
  }

  #report(failure: Message | null): void {
    if (!this.#isClosed && failure !== null) this.#logError('Archive', failure)
    if (!this.#isClosed && failure === null && this.#failure !== null)
      this.#options.log('The archive is up to date again')
    this.#failure = failure
  }

  async #archive(client: pg.ClientBase): Promise<void> {
    await assertOwnDisk(this.#options.folder, this.#options.dataDir)
    if (!this.#open || !(await isOpen(client, this.#open))) await this.#openNextTimeline(client)
    const open = this.#open
    if (!open) return
    await this.#checkForGaps(open)
    const at = await serverTime(client)
    if (this.#mustArchive || !(await this.#isUnchanged(client))) await this.#archiveNewWal(client, open, at)
    else {
      await markUnchanged(open.timeline, at)
      open.at = at
    }
    if (!this.#isClosed) await this.#beginBaseBackupWhenDue(open.timeline)
  }

  async #isUnchanged(client: pg.ClientBase): Promise<boolean> {
    const { flushed, next } = await walPosition(client)
    if (!(await isUnchanged(client, this.#archivedTo, flushed))) return false
    if (next <= flushed) this.#archivedTo = next
    return true
  }

  async #archiveNewWal(client: pg.ClientBase, open: OpenTimeline, at: string): Promise<void> {
    const { walFolder, passphrase } = this.#options
    // Set before the work: a base backup that ends meanwhile sets it again.
    this.#mustArchive = false
    await commitNothing(client)
    const { timelineId, flushed, next, snapshot } = await walPosition(client)
    while (open.end < flushed) {
      const segment = nextSegment(open.timeline.wal, open.end, flushed)
      // Only the last segment contains everything that was acknowledged by now.
      const known = segment.to === flushed ? at : open.at
      await writeSegment(open.timeline, { ...segment, timelineId, at: known, walFolder, passphrase })
      open.end = segment.to
      await advanceSlot(client, segment.to)
    }
    open.at = at
    this.#archivedTo = next
    // A transaction that began before this position may end after it, and its end would look as if nothing had changed.
    if (!isIdle(snapshot) || next > flushed) this.#mustArchive = true
  }

  async #openNextTimeline(client: pg.ClientBase): Promise<void> {
    const { dataDir, folder } = this.#options
    const known = this.#open?.timeline.name ?? (await readArchiveState(dataDir))?.strand
    await openWalReader(client)
    this.#open = await openTimeline(client, this.#options, known)
    this.#mustArchive = true
    await prune(folder, await this.#owner(), this.#open.timeline.name)
  }

  async #owner() {
    return { house: await this.#options.installation(), dataDir: this.#options.dataDir }
  }

  /**
   * Checks that all archived files are there and without a gap. The server still has the missing part of the current
   * segment, which is written again; after any other gap, another base backup must follow.
   */
  async #checkForGaps(open: OpenTimeline): Promise<void> {
    const { dataDir, folder } = this.#options
    const damaged = (this.#damaged ??= new Set((await readArchiveState(dataDir))?.damaged))
    const sound = (timeline: Timeline): Timeline => {
      const isSound = (each: { file: string }) => !damaged.has(pathIn(timeline, each))
      return {
        ...timeline,
        baseBackups: timeline.baseBackups.filter(isSound),
        wal: timeline.wal.filter(isSound),
      }
    }
    Object.assign(open.timeline, sound(await readTimeline(open.timeline.path)))
    this.#known = (await ownTimelines(folder, await this.#owner())).map(sound)
    const end = open.timeline.wal.at(-1)?.to ?? segmentStart(open.end)
    const isWhole = end === open.end && !isBroken(open.timeline)
    const rewroteBefore = this.#rewrote
    this.#rewrote = !isWhole
    if (isWhole || rewroteBefore) return
    open.end = segmentStart(open.end)
    this.#mustArchive = true
  }

  /** After a gap, nothing can be restored until another base backup is made. */
  #gap(): Message | null {
    const timeline = this.#open?.timeline
    return timeline && isBroken(timeline)
      ? message(
          'Part of the continuous archive is missing or damaged. Later times cannot be restored until a new copy of the database is made.',
        )
      : null
  }

  async #beginBaseBackupWhenDue(timeline: Timeline): Promise<void> {
    const failed = this.#baseFailed
    if (this.#baseBackup || (failed && Date.now() - failed.at < retryBaseAfterMs)) return
    const last = timeline.baseBackups.at(-1)
    if (last && !isBroken(timeline) && !(await this.#options.isBaseDue(new Date(timeOf(last))))) return
    this.#baseBackup = this.#makeBaseBackup(timeline).finally(() => (this.#baseBackup = undefined))
  }

  async #makeBaseBackup(timeline: Timeline): Promise<void> {
    const { superuserConnection, dataDir, folder, passphrase, timeZone, installation } = this.#options
    try {
      await writeFacts(timeline.path, { dataDir, timeZone: await timeZone(), house: await installation() })
      await makeBaseBackup(timeline, superuserConnection, passphrase)
      this.#mustArchive = true
      this.#baseFailed = undefined
      await prune(folder, await this.#owner(), timeline.name)
      const all = await ownTimelines(folder, await this.#owner())
      this.#damaged = new Set(await damagedFiles(all, passphrase, () => this.#isClosed))
    } catch (error) {
      this.#baseFailed = { at: Date.now(), message: messageOfError(error) }
    }
  }

  async #writeState(): Promise<void> {
    const timeline = this.#open?.timeline
    const before = timeline ? undefined : await readArchiveState(this.#options.dataDir)
    // Since the start the archive was unreachable: it can be continued later, and what it covers is still true.
    if (before) return await writeArchiveState(this.#options.dataDir, { ...before, trouble: this.#failure })
    const all = [
      ...this.#known.filter(({ name }) => name !== timeline?.name),
      ...(timeline ? [timeline] : []),
    ]
    const time = (ms: number) => new Date(ms).toISOString()
    const ranges = (found: (each: Timeline) => TimeRange[]) =>
      all
        .flatMap(found)
        .toSorted((one, other) => one.since - other.since)
        .map(({ since, until }) => ({ since: time(since), until: time(until) }))
    const covered = timeline && coverageOf(timeline).at(-1)
    await writeArchiveState(this.#options.dataDir, {
      strand: timeline?.name ?? null,
      begun: this.#begun,
      until: covered ? time(covered.until) : null,
      moments: ranges(coverageOf),
      missing: ranges(missingOf),
      damaged: [...(this.#damaged ?? [])],
      trouble: this.#failure,
    })
  }
}
