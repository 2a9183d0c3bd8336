import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { type ArchiveName, archiveName } from '../archive-names.ts'
import { segmentBytes, segmentName, segmentStart } from './wal-position.ts'
import { readVerified, writeVerifiable } from '../verified-file.ts'
import type { Timeline } from '../timelines/timelines.ts'

/**
 * A segment with so many parts is written again as a whole: there are few files, and only a twentieth is written
 * twice.
 */
const piecesOfSegment = 20

/** The WAL bytes between two positions of one segment. */
function bytesOf(walFolder: string, timelineId: number, from: number, to: number): AsyncIterable<Buffer> {
  if (from === to) return noBytes()
  const start = segmentStart(from)
  return createReadStream(path.join(walFolder, segmentName(timelineId, from)), {
    start: from - start,
    end: to - start - 1,
  })
}

async function* noBytes(): AsyncGenerator<Buffer> {}

/**
 * The next range to archive: the whole segment if it is full or in many parts, otherwise what follows the last part.
 */
export function nextSegment(
  wal: readonly ArchiveName[],
  end: number,
  flushed: number,
): { from: number; to: number } {
  const start = segmentStart(end)
  const to = Math.min(start + segmentBytes, flushed)
  const segments = wal.filter((segment) => segment.kind === 'log' && segment.from >= start)
  const isWhole = to === start + segmentBytes || segments.length >= piecesOfSegment
  return { from: isWhole ? start : end, to }
}

interface NewSegment {
  walFolder: string
  timelineId: number
  from: number
  to: number
  at: string
  passphrase: string | undefined
}

/** Archives a part of WAL and deletes the files that it replaces. */
export async function writeSegment(timeline: Timeline, segment: NewSegment): Promise<void> {
  const { walFolder, timelineId, from, to, at, passphrase } = segment
  const name = { kind: 'log', timelineId, from, to, at } as const
  const file = archiveName(name, passphrase !== undefined)
  await writeVerifiable(path.join(timeline.path, file), bytesOf(walFolder, timelineId, from, to), passphrase)
  const isReplaced = (other: ArchiveName) =>
    other.kind === 'quiet' || (other.from >= from && other.to <= to && other.file !== file)
  const replaced = timeline.wal.filter(isReplaced)
  timeline.wal = [...timeline.wal.filter((other) => !isReplaced(other)), { ...name, file }]
  for (const other of replaced) await rm(path.join(timeline.path, other.file), { force: true })
}

/** Records that nothing was written up to this time. */
export async function markUnchanged(timeline: Timeline, at: string): Promise<void> {
  const last = timeline.wal.at(-1)
  if (!last) return
  const name = { kind: 'quiet', timelineId: last.timelineId, from: last.to, to: last.to, at } as const
  const file = archiveName(name, false)
  const target = path.join(timeline.path, file)
  if (last.kind === 'quiet') await rename(path.join(timeline.path, last.file), target)
  else await writeFile(target, '', { mode: 0o600 })
  timeline.wal = [...timeline.wal.filter(({ kind }) => kind === 'log'), { ...name, file }]
}

/** How a timeline continues: the server's WAL follows, the WAL that follows was removed, or the WAL differs. */
export type Continuation = 'goes on' | 'was given up' | 'differs'

/** Whether the server's WAL continues a timeline: its last archived segment must equal the archived one. */
export async function continuationOf(
  timeline: Timeline,
  server: { walFolder: string; timelineId: number; slotStartsAt: number; flushed: number },
  passphrase: string | undefined,
): Promise<Continuation> {
  const { walFolder, timelineId, slotStartsAt, flushed } = server
  const last = timeline.wal.findLast(({ kind }) => kind === 'log')
  if (!last || last.timelineId !== timelineId || last.to > flushed) return 'differs'
  if (segmentStart(slotStartsAt) > last.to) return 'was given up'
  // The server may have already removed a full segment.
  if (last.to === segmentStart(last.to)) return 'goes on'
  if (!(await stat(path.join(walFolder, segmentName(timelineId, last.from))).catch(() => undefined)))
    return 'differs'
  const archived = createHash('sha256')
  await readVerified(path.join(timeline.path, last.file), passphrase, hashing(archived))
  const present = createHash('sha256')
  for await (const bytes of bytesOf(walFolder, timelineId, last.from, last.to)) present.update(bytes)
  return archived.digest('hex') === present.digest('hex') ? 'goes on' : 'differs'
}

function hashing(hash: ReturnType<typeof createHash>): Writable {
  return new Writable({
    write(bytes: Buffer, _encoding, done) {
      hash.update(bytes)
      done()
    },
  })
}
