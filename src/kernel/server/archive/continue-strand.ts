import { stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../../../parts/program/start-error.ts'
import { beginStrand, removeUnfinished } from './begin-strand.ts'
import { segmentStart } from './log-place.ts'
import { goesOn } from './log-pieces.ts'
import { type LogPosition, logPosition, presentMoment } from './server-log.ts'
import { forgetUpTo, keptFrom } from './slot.ts'
import { archiveIn, readStrand, type Strand } from './strands.ts'

/** A strand, up to where it holds the log, and when it did. */
export interface OpenStrand {
  strand: Strand
  end: number
  at: string
}

interface Place {
  dataDir: string
  walFolder: string
  /** The folder of backups. */
  folder: string
  passphrase?: string | undefined
  timeZone(): Promise<string>
}

/** Whether a strand can be written on: its folder is there, and the server still has what comes next. */
export async function isOpen(client: pg.ClientBase, { strand, end }: OpenStrand): Promise<boolean> {
  if (!(await isThere(strand.path))) return false
  const kept = await keptFrom(client)
  return segmentStart(kept) <= end && end <= (await logPosition(client)).flushed
}

/** The strand that a data folder wrote last, where the server's log goes on there, or a new one. */
export async function openStrand(
  client: pg.ClientBase,
  place: Place,
  known: string | null | undefined,
): Promise<OpenStrand> {
  const kept = await keptFrom(client)
  const position = await logPosition(client)
  const strand = known ? await foundStrand(place, known, kept, position) : undefined
  const last = strand?.log.at(-1)
  if (strand && last) {
    await removeUnfinished(strand.path)
    return { strand, end: last.to, at: last.at }
  }
  const { dataDir, folder, timeZone } = place
  const at = await presentMoment(client)
  const begun = await beginStrand(folder, at, { dataDir, timeZone: await timeZone() })
  // What was kept for another one is of no use without a copy of the cluster from before it.
  await forgetUpTo(client, position.flushed)
  return { strand: begun, end: segmentStart(position.flushed), at }
}

async function foundStrand(
  { folder, walFolder, passphrase }: Place,
  name: string,
  kept: number,
  { timeline, flushed }: LogPosition,
): Promise<Strand | undefined> {
  const found = path.join(archiveIn(folder), name)
  if (!(await isThere(found))) return undefined
  try {
    const strand = await readStrand(found)
    return (await goesOn(strand, { walFolder, timeline, kept, flushed }, passphrase)) ? strand : undefined
  } catch (error) {
    // A damaged end, or another passphrase than before.
    if (error instanceof StartError) return undefined
    throw error
  }
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined))?.isDirectory() === true
}
