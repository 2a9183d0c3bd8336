import type pg from 'pg'
import { type Message, message } from '../../../i18n/messages.ts'
import { assertOwnDisk } from '../backup/disk/own-disk.ts'
import type { Installation } from '../backup/installation.ts'
import { onOwnConnection } from '../backup/own-connection.ts'
import { timeOf } from './archive-names.ts'
import { readArchiveState, writeArchiveState } from './archive-state.ts'
import { writeFacts } from './timelines/begin-timeline.ts'
import { damagedFiles, pathIn } from './recovery/check-digests.ts'
import { isOpen, type OpenTimeline, openTimeline } from './timelines/continue-timeline.ts'
import { coverageOf, isBroken, missingOf, type Range } from './recovery/coverage.ts'
import { markQuiet, nextSegment, writeSegment } from './log/wal-segments.ts'
import { makeBaseBackup } from './base/make-base-backup.ts'
import { ownTimelines, prune } from './prune.ts'
import { commitNothing, isQuiet, logPosition, serverTime } from './log/server-log.ts'
import { onceAnHour } from '../process/once-an-hour.ts'
import { messageOfError } from '../message-error.ts'
import { segmentStart } from './log/log-place.ts'
import { forgetUpTo } from './timelines/slot.ts'
import { readTimeline, type Timeline } from './timelines/timelines.ts'
import { isUnchanged, openLogReader } from './base/unchanged.ts'

const firstLookMs = 5000
/** What a broken disk costs at most, besides the time that it takes to write it down. */
const lookEveryMs = 20_000
const againAfterMs = 30 * 60_000
/** A stop does not wait longer for what was entered last. */
const lastLookMs = 3000

/** What is archived, and where. */
interface ArchiverOptions {
  /** The superuser of the embedded server. */
  keeper: pg.ClientConfig
  dataDir: string
  /** Where that server writes its log. */
  walFolder: string
  /** The folder of backups, which holds the archive. */
  folder: string
  passphrase?: string | undefined
  /** Whether the time has come for another copy of the cluster. */
  isBaseDue(last: Date): Promise<boolean>
  /** Of the company, in which a restore is asked for. */
  timeZone(): Promise<string>
  /** Whose database it is. */
  installation(): Promise<Installation | undefined>
  log(line: string): void
}

/**
 * Archives what the embedded server writes: a copy of its cluster each day, and its log every twenty seconds. The process
 * that keeps the server running does it. What fails is told and tried again; the server keeps its log meanwhile.
 */
export class Archiver {
  readonly #options: ArchiverOptions
  readonly #complain: ReturnType<typeof onceAnHour>
  readonly #begun = new Date().toISOString()
  #open: OpenTimeline | undefined
  /** All timelines of this installation, as the last look has found them. */
  #known: Timeline[] = []
  /** Files that were not as they were written when they were last read. */
  #damaged: Set<string> | undefined
  /** Whether the present segment was written once more for a gap that is still there. */
  #wroteAgain = false
  /** Up to where the log holds nothing that is not archived and must be. */
  #seen = 0
  /** Whether a piece must follow, however quiet it is: after a start, a failure, a copy of the cluster, or where
   * somebody was at work while the last one was written. */
  #mustFollow = true
  #baseBackup: Promise<void> | undefined
  #baseFailed: { at: number; message: Message } | undefined
  #failure: Message | null = null
  #work: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: ArchiverOptions) {
    this.#options = options
    this.#complain = onceAnHour(options.log)
  }

  /** Looks from now on; the start itself waits for nothing. */
  start(): void {
    const later = (ms: number) => {
      if (this.#isClosed) return
      this.#timer = setTimeout(() => void this.look().then(() => later(lookEveryMs)), ms).unref()
    }
    later(firstLookMs)
  }

  /** Archives what was written last, if that may be done soon: a stop waits for it. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.#open === undefined) return
    await Promise.race([this.look(), new Promise((resolve) => setTimeout(resolve, lastLookMs).unref())])
  }

  /** Archives whatever was written until now, and begins a copy of the cluster where one is due. Tells what fails. */
  async look(): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        // Not in the product's database, where a restore takes everything away.
        const beside = { ...this.#options.keeper, database: 'postgres' }
        await onOwnConnection(beside, async ({ client }) => this.#archive(client))
        this.#tell(this.#baseFailed?.message ?? this.#gap())
      } catch (error) {
        this.#mustFollow = true
        this.#tell(messageOfError(error))
      }
      await this.#writeState().catch(() => {})
    })
    return await this.#work
  }

  /** As `look`, with the copy of the cluster that it begins. */
  async lookThoroughly(): Promise<void> {
    await this.look()
    await this.#baseBackup
    await this.look()
  }

  #tell(failure: Message | null): void {
    if (!this.#isClosed && failure !== null) this.#complain('Archive', failure)
    if (!this.#isClosed && failure === null && this.#failure !== null)
      this.#options.log('The archive is up to date again')
    this.#failure = failure
  }

  async #archive(client: pg.ClientBase): Promise<void> {
    await assertOwnDisk(this.#options.folder, this.#options.dataDir)
    if (!this.#open || !(await isOpen(client, this.#open))) await this.#openAnother(client)
    const open = this.#open
    if (!open) return
    await this.#lookForGaps(open)
    const at = await serverTime(client)
    if (this.#mustFollow || !(await this.#isQuiet(client))) await this.#archiveNews(client, open, at)
    else {
      await markQuiet(open.timeline, at)
      open.at = at
    }
    if (!this.#isClosed) await this.#beginBaseBackupWhenDue(open.timeline)
  }

  async #isQuiet(client: pg.ClientBase): Promise<boolean> {
    const { flushed, next } = await logPosition(client)
    if (!(await isUnchanged(client, this.#seen, flushed))) return false
    if (next <= flushed) this.#seen = next
    return true
  }

  async #archiveNews(client: pg.ClientBase, open: OpenTimeline, at: string): Promise<void> {
    const { walFolder, passphrase } = this.#options
    // A copy of the cluster that ends meanwhile asks for another.
    this.#mustFollow = false
    await commitNothing(client)
    const { timelineId, flushed, next, snapshot } = await logPosition(client)
    while (open.end < flushed) {
      const segment = nextSegment(open.timeline.log, open.end, flushed)
      // Only with the last one is everything there that was acknowledged by now.
      const known = segment.to === flushed ? at : open.at
      await writeSegment(open.timeline, { ...segment, timelineId, at: known, walFolder, passphrase })
      open.end = segment.to
      await forgetUpTo(client, segment.to)
    }
    open.at = at
    this.#seen = next
    // What has begun before that place may end behind it, and would look like nothing there.
    if (!isQuiet(snapshot) || next > flushed) this.#mustFollow = true
  }

  async #openAnother(client: pg.ClientBase): Promise<void> {
    const { dataDir, folder } = this.#options
    const known = this.#open?.timeline.name ?? (await readArchiveState(dataDir))?.strand
    await openLogReader(client)
    this.#open = await openTimeline(client, this.#options, known)
    this.#mustFollow = true
    await prune(folder, await this.#whose(), this.#open.timeline.name)
  }

  async #whose() {
    return { house: await this.#options.installation(), dataDir: this.#options.dataDir }
  }

  /**
   * Looks whether all that was archived is there and joins. What is missing of the present segment the server still has,
   * and writes once more; behind any other gap another copy of the cluster must follow.
   */
  async #lookForGaps(open: OpenTimeline): Promise<void> {
    const { dataDir, folder } = this.#options
    const damaged = (this.#damaged ??= new Set((await readArchiveState(dataDir))?.damaged))
    const sound = (timeline: Timeline): Timeline => {
      const isSound = (each: { file: string }) => !damaged.has(pathIn(timeline, each))
      return {
        ...timeline,
        baseBackups: timeline.baseBackups.filter(isSound),
        log: timeline.log.filter(isSound),
      }
    }
    Object.assign(open.timeline, sound(await readTimeline(open.timeline.path)))
    this.#known = (await ownTimelines(folder, await this.#whose())).map(sound)
    const end = open.timeline.log.at(-1)?.to ?? segmentStart(open.end)
    const isWhole = end === open.end && !isBroken(open.timeline)
    const wroteAgain = this.#wroteAgain
    this.#wroteAgain = !isWhole
    if (isWhole || wroteAgain) return
    open.end = segmentStart(open.end)
    this.#mustFollow = true
  }

  /** Until another copy of the cluster follows a gap, nothing after it can be brought back. */
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
    if (this.#baseBackup || (failed && Date.now() - failed.at < againAfterMs)) return
    const last = timeline.baseBackups.at(-1)
    if (last && !isBroken(timeline) && !(await this.#options.isBaseDue(new Date(timeOf(last))))) return
    this.#baseBackup = this.#makeBaseBackup(timeline).finally(() => (this.#baseBackup = undefined))
  }

  async #makeBaseBackup(timeline: Timeline): Promise<void> {
    const { keeper, dataDir, folder, passphrase, timeZone, installation } = this.#options
    try {
      await writeFacts(timeline.path, { dataDir, timeZone: await timeZone(), house: await installation() })
      await makeBaseBackup(timeline, keeper, passphrase)
      this.#mustFollow = true
      this.#baseFailed = undefined
      await prune(folder, await this.#whose(), timeline.name)
      const all = await ownTimelines(folder, await this.#whose())
      this.#damaged = new Set(await damagedFiles(all, passphrase, () => this.#isClosed))
    } catch (error) {
      this.#baseFailed = { at: Date.now(), message: messageOfError(error) }
    }
  }

  async #writeState(): Promise<void> {
    const timeline = this.#open?.timeline
    const all = [
      ...this.#known.filter(({ name }) => name !== timeline?.name),
      ...(timeline ? [timeline] : []),
    ]
    const time = (ms: number) => new Date(ms).toISOString()
    const ranges = (found: (each: Timeline) => Range[]) =>
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
