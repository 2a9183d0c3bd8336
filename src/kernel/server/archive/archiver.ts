import type pg from 'pg'
import { type Message, message } from '../../../i18n/messages.ts'
import { assertOwnDisk } from '../backup/disk/own-disk.ts'
import type { House } from '../backup/house.ts'
import { onOwnConnection } from '../backup/own-connection.ts'
import { timeOf } from './archive-names.ts'
import { readArchiveState, writeArchiveState } from './archive-state.ts'
import { writeFacts } from './strands/begin-strand.ts'
import { damagedFiles, pathIn } from './bring-back/check-digests.ts'
import { isOpen, type OpenStrand, openStrand } from './strands/continue-strand.ts'
import { coverageOf, isBroken, missingOf, type Range } from './bring-back/coverage.ts'
import { markQuiet, nextPiece, writePiece } from './log/log-pieces.ts'
import { makeBase } from './base/make-base.ts'
import { ownStrands, prune } from './prune.ts'
import { commitNothing, isQuiet, logPosition, presentMoment } from './log/server-log.ts'
import { onceAnHour } from '../process/once-an-hour.ts'
import { messageOfError } from '../message-error.ts'
import { segmentStart } from './log/log-place.ts'
import { forgetUpTo } from './strands/slot.ts'
import { readStrand, type Strand } from './strands/strands.ts'
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
  house(): Promise<House | undefined>
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
  #open: OpenStrand | undefined
  /** All strands of this house, as the last look has found them. */
  #known: Strand[] = []
  /** Files that were not as they were written when they were last read. */
  #damaged: Set<string> | undefined
  /** Whether the present segment was written once more for a gap that is still there. */
  #wroteAgain = false
  /** Up to where the log holds nothing that is not archived and must be. */
  #seen = 0
  /** Whether a piece must follow, however quiet it is: after a start, a failure, a copy of the cluster, or where
   * somebody was at work while the last one was written. */
  #mustFollow = true
  #base: Promise<void> | undefined
  #baseFailed: { at: number; said: Message } | undefined
  #trouble: Message | null = null
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
        this.#tell(this.#baseFailed?.said ?? this.#gap())
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
    await this.#base
    await this.look()
  }

  #tell(trouble: Message | null): void {
    if (!this.#isClosed && trouble !== null) this.#complain('Archive', trouble)
    if (!this.#isClosed && trouble === null && this.#trouble !== null)
      this.#options.log('The archive goes on')
    this.#trouble = trouble
  }

  async #archive(client: pg.ClientBase): Promise<void> {
    await assertOwnDisk(this.#options.folder, this.#options.dataDir)
    if (!this.#open || !(await isOpen(client, this.#open))) await this.#openAnother(client)
    const open = this.#open
    if (!open) return
    await this.#lookForGaps(open)
    const at = await presentMoment(client)
    if (this.#mustFollow || !(await this.#isQuiet(client))) await this.#archiveNews(client, open, at)
    else {
      await markQuiet(open.strand, at)
      open.at = at
    }
    if (!this.#isClosed) await this.#beginBaseWhenDue(open.strand)
  }

  async #isQuiet(client: pg.ClientBase): Promise<boolean> {
    const { flushed, next } = await logPosition(client)
    if (!(await isUnchanged(client, this.#seen, flushed))) return false
    if (next <= flushed) this.#seen = next
    return true
  }

  async #archiveNews(client: pg.ClientBase, open: OpenStrand, at: string): Promise<void> {
    const { walFolder, passphrase } = this.#options
    // A copy of the cluster that ends meanwhile asks for another.
    this.#mustFollow = false
    await commitNothing(client)
    const { timeline, flushed, next, snapshot } = await logPosition(client)
    while (open.end < flushed) {
      const piece = nextPiece(open.strand.log, open.end, flushed)
      // Only with the last one is everything there that was acknowledged by now.
      const known = piece.to === flushed ? at : open.at
      await writePiece(open.strand, { ...piece, timeline, at: known, walFolder, passphrase })
      open.end = piece.to
      await forgetUpTo(client, piece.to)
    }
    open.at = at
    this.#seen = next
    // What has begun before that place may end behind it, and would look like nothing there.
    if (!isQuiet(snapshot) || next > flushed) this.#mustFollow = true
  }

  async #openAnother(client: pg.ClientBase): Promise<void> {
    const { dataDir, folder } = this.#options
    const known = this.#open?.strand.name ?? (await readArchiveState(dataDir))?.strand
    await openLogReader(client)
    this.#open = await openStrand(client, this.#options, known)
    this.#mustFollow = true
    await prune(folder, await this.#whose(), this.#open.strand.name)
  }

  async #whose() {
    return { house: await this.#options.house(), dataDir: this.#options.dataDir }
  }

  /**
   * Looks whether all that was archived is there and joins. What is missing of the present segment the server still has,
   * and writes once more; behind any other gap another copy of the cluster must follow.
   */
  async #lookForGaps(open: OpenStrand): Promise<void> {
    const { dataDir, folder } = this.#options
    const damaged = (this.#damaged ??= new Set((await readArchiveState(dataDir))?.damaged))
    const sound = (strand: Strand): Strand => {
      const isSound = (each: { file: string }) => !damaged.has(pathIn(strand, each))
      return { ...strand, bases: strand.bases.filter(isSound), log: strand.log.filter(isSound) }
    }
    Object.assign(open.strand, sound(await readStrand(open.strand.path)))
    this.#known = (await ownStrands(folder, await this.#whose())).map(sound)
    const end = open.strand.log.at(-1)?.to ?? segmentStart(open.end)
    const isWhole = end === open.end && !isBroken(open.strand)
    const wroteAgain = this.#wroteAgain
    this.#wroteAgain = !isWhole
    if (isWhole || wroteAgain) return
    open.end = segmentStart(open.end)
    this.#mustFollow = true
  }

  /** Until another copy of the cluster follows a gap, nothing after it can be brought back. */
  #gap(): Message | null {
    const strand = this.#open?.strand
    return strand && isBroken(strand)
      ? message(
          'Part of the continuous archive is missing or damaged. Later times cannot be restored until a new copy of the database is made.',
        )
      : null
  }

  async #beginBaseWhenDue(strand: Strand): Promise<void> {
    const failed = this.#baseFailed
    if (this.#base || (failed && Date.now() - failed.at < againAfterMs)) return
    const last = strand.bases.at(-1)
    if (last && !isBroken(strand) && !(await this.#options.isBaseDue(new Date(timeOf(last))))) return
    this.#base = this.#makeBase(strand).finally(() => (this.#base = undefined))
  }

  async #makeBase(strand: Strand): Promise<void> {
    const { keeper, dataDir, folder, passphrase, timeZone, house } = this.#options
    try {
      await writeFacts(strand.path, { dataDir, timeZone: await timeZone(), house: await house() })
      await makeBase(strand, keeper, passphrase)
      this.#mustFollow = true
      this.#baseFailed = undefined
      await prune(folder, await this.#whose(), strand.name)
      const all = await ownStrands(folder, await this.#whose())
      this.#damaged = new Set(await damagedFiles(all, passphrase, () => this.#isClosed))
    } catch (error) {
      this.#baseFailed = { at: Date.now(), said: messageOfError(error) }
    }
  }

  async #writeState(): Promise<void> {
    const strand = this.#open?.strand
    const all = [...this.#known.filter(({ name }) => name !== strand?.name), ...(strand ? [strand] : [])]
    const time = (ms: number) => new Date(ms).toISOString()
    const ranges = (found: (each: Strand) => Range[]) =>
      all
        .flatMap(found)
        .toSorted((one, other) => one.since - other.since)
        .map(({ since, until }) => ({ since: time(since), until: time(until) }))
    const covered = strand && coverageOf(strand).at(-1)
    await writeArchiveState(this.#options.dataDir, {
      strand: strand?.name ?? null,
      begun: this.#begun,
      until: covered ? time(covered.until) : null,
      moments: ranges(coverageOf),
      missing: ranges(missingOf),
      damaged: [...(this.#damaged ?? [])],
      trouble: this.#trouble,
    })
  }
}
