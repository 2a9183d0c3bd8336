import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { Problem } from '../../contract/problem.ts'
import { RawPicture, UploadedPicture } from '../../contract/values/uploaded-picture.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { FairQueue } from '../queue/fair-queue.ts'
import { damagedPicture, pixelsMax, pixelsOf } from './picture-header.ts'

const timeLimitMs = 20_000
const idleMs = 30_000
const workerFile = join(packageRoot, 'src/kernel/server/picture-reader/worker.mjs')

/** Decodes uploaded pictures in separate processes: one at a time for each user, and few at once. */
export interface PictureReader {
  /**
   * Decodes a picture and encodes it again, which removes metadata and anything hidden in it. Throws 415 if it is not
   * PNG, JPEG, WebP or GIF, 413 if it has more than 50 megapixels or takes too long, and `too_many_requests` or
   * `unavailable` while too many wait.
   */
  read(person: number, bytes: Uint8Array): Promise<UploadedPicture>
  /** The values of a form that is otherwise valid, with its pictures decoded; 50 megapixels in total. */
  readAll<V extends object>(person: number, values: V): Promise<V>
  close(): Promise<void>
}

/** Creates a reader. Its processes start with the first picture and end when there have been none for a while. */
export function createPictureReader(): PictureReader {
  const atOnce = availableParallelism() > 2 ? 2 : 1
  const refusal = 'Too many pictures are being processed. Try again in a moment.'
  const queue = new FairQueue({ all: atOnce, ofOne: 1, waiting: { all: 50, ofOne: 9 }, refusal })
  let pool: Tinypool | undefined
  let closed = false

  async function decode(bytes: Uint8Array): Promise<UploadedPicture> {
    if (closed)
      throw new Problem('unavailable', 'The server is shutting down. Try again in a moment.', {
        retryAfter: 10,
      })
    pool ??= startPool(atOnce)
    const signal = AbortSignal.timeout(timeLimitMs)
    const decoded: { full: Uint8Array; thumb: Uint8Array } | null = await pool
      .run({ bytes, pixelsMax }, { signal })
      .catch(() => {
        if (signal.aborted)
          throw new Problem('too_large', 'This picture takes too long to process. Choose a smaller one.')
        // The decoder failed on it.
        return null
      })
    // The header was checked before, so the rest is damaged.
    if (!decoded) throw damagedPicture()
    const { full, thumb } = decoded
    return new UploadedPicture(createHash('sha256').update(full).digest('hex'), full, thumb)
  }

  async function read(person: number, bytes: Uint8Array): Promise<UploadedPicture> {
    await pixelsOf(bytes)
    return await queue.take(person, async () => decode(bytes))
  }

  return {
    read,
    async readAll(person, values) {
      const sent = Object.entries(values).filter(([, value]) => value instanceof RawPicture)
      if (sent.length === 0) return values
      let pixels = 0
      for (const [, { bytes }] of sent) pixels += await pixelsOf(bytes)
      if (pixels > pixelsMax) {
        throw new Problem(
          'too_large',
          'The pictures have more than 50 megapixels in total. Choose smaller ones.',
        )
      }
      const pictures: Record<string, UploadedPicture> = {}
      for (const [name, { bytes }] of sent) {
        pictures[name] = await queue.take(person, async () => decode(bytes))
      }
      return { ...values, ...pictures }
    },
    async close() {
      closed = true
      await pool?.destroy()
    },
  }
}

function startPool(processes: number): Tinypool {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: workerFile,
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: idleMs,
    // Passes pictures as bytes.
    serialization: 'advanced',
    execArgv: [],
    // The child does not need the parent's environment; this setting makes it return memory to the system at once.
    env: { MALLOC_ARENA_MAX: '2' },
  })
  // A process that dies between two pictures fails no request; the pool starts another one for the next picture.
  pool.on('error', () => {})
  return pool
}
