import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { type ArchiveName, archiveName } from '../archive-names.ts'
import { segmentBytes, segmentName, segmentStart } from './log-place.ts'
import { readSealed, writeSealed } from '../sealed-file.ts'
import type { Strand } from '../strands/strands.ts'

/** So many pieces of one segment, then they become one: few files, and what is written twice is a twentieth. */
const piecesOfSegment = 20

/** The bytes of the server's log between two places of one segment. */
function bytesOf(walFolder: string, timeline: number, from: number, to: number): AsyncIterable<Buffer> {
  if (from === to) return noBytes()
  const start = segmentStart(from)
  return createReadStream(path.join(walFolder, segmentName(timeline, from)), {
    start: from - start,
    end: to - start - 1,
  })
}

async function* noBytes(): AsyncGenerator<Buffer> {}

/** Which piece comes next, and what it takes the place of: all of a segment when it is full or in many pieces. */
export function nextPiece(
  log: readonly ArchiveName[],
  end: number,
  flushed: number,
): { from: number; to: number } {
  const start = segmentStart(end)
  const to = Math.min(start + segmentBytes, flushed)
  const pieces = log.filter((piece) => piece.kind === 'log' && piece.from >= start)
  const isWhole = to === start + segmentBytes || pieces.length >= piecesOfSegment
  return { from: isWhole ? start : end, to }
}

interface NewPiece {
  walFolder: string
  timeline: number
  from: number
  to: number
  at: string
  passphrase: string | undefined
}

/** Archives a piece of the log; those that it holds too go. */
export async function writePiece(strand: Strand, piece: NewPiece): Promise<void> {
  const { walFolder, timeline, from, to, at, passphrase } = piece
  const name = { kind: 'log', timeline, from, to, at } as const
  const file = archiveName(name, passphrase !== undefined)
  await writeSealed(path.join(strand.path, file), bytesOf(walFolder, timeline, from, to), passphrase)
  const isHeld = (other: ArchiveName) =>
    other.kind === 'quiet' || (other.from >= from && other.to <= to && other.file !== file)
  const held = strand.log.filter(isHeld)
  strand.log = [...strand.log.filter((other) => !isHeld(other)), { ...name, file }]
  for (const other of held) await rm(path.join(strand.path, other.file), { force: true })
}

/** Says that nothing was written until now. */
export async function markQuiet(strand: Strand, at: string): Promise<void> {
  const last = strand.log.at(-1)
  if (!last) return
  const name = { kind: 'quiet', timeline: last.timeline, from: last.to, to: last.to, at } as const
  const file = archiveName(name, false)
  const target = path.join(strand.path, file)
  if (last.kind === 'quiet') await rename(path.join(strand.path, last.file), target)
  else await writeFile(target, '', { mode: 0o600 })
  strand.log = [...strand.log.filter(({ kind }) => kind === 'log'), { ...name, file }]
}

/** What becomes of a strand: it goes on, the server gave up what came next, or its log is not what was archived. */
export type Continuation = 'goes on' | 'was given up' | 'differs'

/** Whether the server's log goes on where a strand ends: what that has of the last segment is there as it was archived. */
export async function continuationOf(
  strand: Strand,
  log: { walFolder: string; timeline: number; kept: number; flushed: number },
  passphrase: string | undefined,
): Promise<Continuation> {
  const { walFolder, timeline, kept, flushed } = log
  const last = strand.log.findLast(({ kind }) => kind === 'log')
  if (!last || last.timeline !== timeline || last.to > flushed) return 'differs'
  if (segmentStart(kept) > last.to) return 'was given up'
  // Of a full segment the server may have nothing any more.
  if (last.to === segmentStart(last.to)) return 'goes on'
  if (!(await stat(path.join(walFolder, segmentName(timeline, last.from))).catch(() => undefined)))
    return 'differs'
  const archived = createHash('sha256')
  await readSealed(path.join(strand.path, last.file), passphrase, hashing(archived))
  const present = createHash('sha256')
  for await (const bytes of bytesOf(walFolder, timeline, last.from, last.to)) present.update(bytes)
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
