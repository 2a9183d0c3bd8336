import { randomFillSync } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { english } from '../../../i18n/english.ts'
import { type Label, type DisplayText, message, messageOf } from '../../../i18n/messages.ts'
import { diskFull } from '../database/failures/database-error.ts'

const lookMs = 2000
const megabyte = 1024 * 1024
/** Given up when nothing else is left, so that the database can go on reading, and recover from not having written. */
const reserveBytes = 64 * megabyte
const fullBelow = 32 * megabyte
/** Room for the disk reserve again, and as much for the work of a while. */
const enoughAgain = reserveBytes + 128 * megabyte
const warnBelowBytes = 2 * 1024 * megabyte
const warnBelowShare = 0.05

/** How much of a disk is free. */
export interface Room {
  freeBytes: number
  allBytes: number
}

interface Watching {
  /** Whether this process looks after the disk reserve; several may watch one disk. */
  keepsDiskReserve: boolean
  log(line: string): void
  /** What whoever would write is told instead; null when they may. */
  refuse(reason: Label | null): void
  /** What superusers are told; null when there is nothing to tell. */
  warn(alert: DisplayText | null): void
  measure?(folder: string): Promise<Room>
}

/**
 * Watches the disk under the embedded database. Before it is full, writes are refused in words and the disk reserve in the
 * folder is given up; that it is missing is the sign, for every process and after every start, until there is room.
 */
export class Disk {
  room: Room | undefined
  readonly #folder: string
  readonly #diskReserve: string
  readonly #watching: Watching
  #alert: DisplayText | null = null
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(folder: string, watching: Watching) {
    this.#folder = folder
    this.#diskReserve = reserveIn(folder)
    this.#watching = watching
  }

  /** Looks now and every two seconds. */
  async start(): Promise<void> {
    await this.look().catch((error: unknown) =>
      this.#watching.log(`The disk cannot be watched: ${String(error)}`),
    )
    if (!this.#closed) this.#timer = setTimeout(() => void this.start(), lookMs).unref()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** Looks once, and does what has to be done. */
  async look(): Promise<void> {
    const { keepsDiskReserve, refuse, warn, log, measure = roomOf } = this.#watching
    const room = await measure(this.#folder)
    this.room = room
    if (keepsDiskReserve && room.freeBytes < fullBelow) rmSync(this.#diskReserve, { force: true })
    if (keepsDiskReserve && room.freeBytes >= enoughAgain && !existsSync(this.#diskReserve))
      await this.#makeBallast()
    const isFull = !existsSync(this.#diskReserve)
    refuse(isFull ? diskFull : null)
    const alert = isFull ? diskFull : alertOf(room)
    // How much is left changes all the time; what is the matter is said once.
    const matter = (text: DisplayText | null) => text && messageOf(text).key
    if (alert && matter(alert) !== matter(this.#alert)) log(english(alert))
    this.#alert = alert
    warn(alert)
  }

  async #makeBallast(): Promise<void> {
    const unfinished = `${this.#diskReserve}.new`
    try {
      const file = await open(unfinished, 'w', 0o600)
      // Not of zeros, which some file systems keep nowhere.
      const piece = randomFillSync(Buffer.alloc(megabyte))
      for (let bytes = 0; bytes < reserveBytes; bytes += piece.length) await file.write(piece)
      await file.sync()
      await file.close()
      await rename(unfinished, this.#diskReserve)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}

const reserveIn = (folder: string) => join(folder, 'ballast')

/** Whether a running Inkwell refuses what would be written to its folder. */
export function isFull(folder: string, isRunning: boolean, { freeBytes }: Pick<Room, 'freeBytes'>): boolean {
  return freeBytes < fullBelow || (isRunning && !existsSync(reserveIn(folder)))
}

async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize }
}

/** What there is to tell of a disk's room; null when nothing is. */
export function alertOf({ freeBytes, allBytes }: Room): DisplayText | null {
  if (freeBytes >= warnBelowBytes && freeBytes >= allBytes * warnBelowShare) return null
  const megabytes = Math.floor(freeBytes / megabyte)
  return message(
    'The server disk is almost full: {megabytes} MB left. Free up space. When the disk is full, nothing can be saved.',
    { megabytes },
  )
}
