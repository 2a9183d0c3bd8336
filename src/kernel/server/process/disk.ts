import { randomFillSync } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { english } from '../../../i18n/english.ts'
import { type Label, type DisplayText, message, messageOf } from '../../../i18n/messages.ts'
import { diskFull } from '../database/failures/database-error.ts'

const checkMs = 2000
const megabyte = 1024 * 1024
/** Deleted when the disk is full, so that the database can go on reading and recover from failed writes. */
const reserveBytes = 64 * megabyte
const fullBelowBytes = 32 * megabyte
/** Enough to create the disk reserve again, and as much as is needed for a while. */
const resumeAboveBytes = reserveBytes + 128 * megabyte
const warnBelowBytes = 2 * 1024 * megabyte
const warnBelowShare = 0.05

/** The free space and the size of a disk. */
export interface DiskSpace {
  freeBytes: number
  allBytes: number
}

interface Watching {
  /** Whether this process manages the disk reserve; several processes may watch one disk. */
  keepsDiskReserve: boolean
  log(line: string): void
  /** Called with the error for writes, or null if they are allowed. */
  refuse(reason: Label | null): void
  /** Called with the alert for superusers, or null if there is none. */
  warn(alert: DisplayText | null): void
  measure?(folder: string): Promise<DiskSpace>
}

/**
 * Watches the disk of the embedded database. Before the disk is full, writes are refused with an error and the disk
 * reserve in the folder is deleted. Until there is enough space again, the missing file marks the disk as full, for
 * every process and across restarts.
 */
export class Disk {
  space: DiskSpace | undefined
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

  /** Checks the disk now and every two seconds. */
  async start(): Promise<void> {
    await this.check().catch((error: unknown) =>
      this.#watching.log(`The disk cannot be watched: ${String(error)}`),
    )
    if (!this.#closed) this.#timer = setTimeout(() => void this.start(), checkMs).unref()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** Checks the disk once, and acts on the result. */
  async check(): Promise<void> {
    const { keepsDiskReserve, refuse, warn, log, measure = diskSpaceOf } = this.#watching
    const room = await measure(this.#folder)
    this.space = room
    if (keepsDiskReserve && room.freeBytes < fullBelowBytes) rmSync(this.#diskReserve, { force: true })
    if (keepsDiskReserve && room.freeBytes >= resumeAboveBytes && !existsSync(this.#diskReserve))
      await this.#createReserve()
    const isFull = !existsSync(this.#diskReserve)
    refuse(isFull ? diskFull : null)
    const alert = isFull ? diskFull : alertOf(room)
    // The free space changes all the time, so texts are compared by key: each alert is logged once.
    const keyOf = (text: DisplayText | null) => text && messageOf(text).key
    if (alert && keyOf(alert) !== keyOf(this.#alert)) log(english(alert))
    this.#alert = alert
    warn(alert)
  }

  async #createReserve(): Promise<void> {
    const unfinished = `${this.#diskReserve}.new`
    try {
      const file = await open(unfinished, 'w', 0o600)
      // Random bytes, since some file systems store no blocks for zeros.
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

/** Whether a running Inkwell refuses writes to its folder. */
export function isFull(
  folder: string,
  isRunning: boolean,
  { freeBytes }: Pick<DiskSpace, 'freeBytes'>,
): boolean {
  return freeBytes < fullBelowBytes || (isRunning && !existsSync(reserveIn(folder)))
}

async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize }
}

/** The alert for the free space of a disk; null if there is enough. */
export function alertOf({ freeBytes, allBytes }: DiskSpace): DisplayText | null {
  if (freeBytes >= warnBelowBytes && freeBytes >= allBytes * warnBelowShare) return null
  const megabytes = Math.floor(freeBytes / megabyte)
  return message(
    'The server disk is almost full: {megabytes} MB left. Free up space. When the disk is full, nothing can be saved.',
    { megabytes },
  )
}
