import { stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../../../../parts/program/start-error.ts'
import { shownExactly } from '../../../contract/values/wall-clock.ts'
import { type House, isOfInstance } from '../../backup/house.ts'
import { isEncrypted } from '../../backup/sealing/unseal.ts'
import { timeOf } from '../archive-names.ts'
import { nowhere } from '../bring-back/check-digests.ts'
import { readSealed } from '../sealed-file.ts'
import { beginStrand, removeUnfinished, writeFacts } from './begin-strand.ts'
import { segmentStart } from '../log/log-place.ts'
import { type Continuation, continuationOf } from '../log/log-pieces.ts'
import { type LogPosition, logPosition, presentMoment } from '../log/server-log.ts'
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
  house(): Promise<House | undefined>
  log(line: string): void
}

/** Whether a strand can be written on: its folder is there, and the server still has what comes next. */
export async function isOpen(client: pg.ClientBase, { strand, end }: OpenStrand): Promise<boolean> {
  if (!(await isThere(strand.path))) return false
  const kept = await keptFrom(client)
  return segmentStart(kept) <= end && end <= (await logPosition(client)).flushed
}

/** The strand that a data folder wrote last, where the server's log goes on there, or a new one; it tells why. */
export async function openStrand(
  client: pg.ClientBase,
  place: Place,
  known: string | null | undefined,
): Promise<OpenStrand> {
  const { dataDir, folder, log } = place
  const kept = await keptFrom(client)
  const position = await logPosition(client)
  const facts = { dataDir, timeZone: await place.timeZone(), house: await place.house() }
  const before = known ? await strandIn(path.join(archiveIn(folder), known)) : undefined
  const last = before?.log.at(-1)
  if (before && last && isOf(before, facts.house)) {
    const found = await continuationIn(place, before, kept, position)
    if (found === 'goes on') {
      await removeUnfinished(before.path)
      if (!before.from?.house?.instance) await writeFacts(before.path, facts)
      return { strand: before, end: last.to, at: last.at }
    }
    log(wordsFor(found, shownExactly(timeOf(last), facts.timeZone)))
  }
  const at = await presentMoment(client)
  const begun = await beginStrand(folder, at, facts)
  // What was kept for another one is of no use without a copy of the cluster from before it.
  await forgetUpTo(client, position.flushed)
  return { strand: begun, end: segmentStart(position.flushed), at }
}

/** Another house may have been restored into the database, and a copied folder knows the strand of the other one. */
const isOf = ({ from }: Strand, house: House | undefined) => !from?.house || isOfInstance(house, from.house)

/** Of what was archived, what the passphrase does not open is of another, or damaged. */
type Found = Continuation | 'sealed otherwise'

/** What an administrator must hear when an archive does not go on: what was entered last may stand in it alone. */
function wordsFor(found: Exclude<Found, 'goes on'>, last: string): string {
  if (found === 'sealed otherwise')
    return `The archive was made without BACKUP_PASSPHRASE, with another one, or is damaged, so it begins anew. Moments up to ${last} need the passphrase of before.`
  return found === 'differs'
    ? `The database does not go on where its archive ends, so that begins anew. If the last entries before ${last} are missing, npm run restore -- --until "${last}" brings them back.`
    : `The archive was away for too long, so it begins anew: no moment between ${last} and now can be brought back.`
}

async function strandIn(folder: string): Promise<Strand | undefined> {
  return (await isThere(folder)) ? await readStrand(folder) : undefined
}

async function continuationIn(
  { walFolder, passphrase }: Place,
  strand: Strand,
  kept: number,
  { timeline, flushed }: LogPosition,
): Promise<Found> {
  const last = strand.log.findLast(({ kind }) => kind === 'log')
  if (last && !(await isSealedWith(path.join(strand.path, last.file), passphrase))) return 'sealed otherwise'
  try {
    return await continuationOf(strand, { walFolder, timeline, kept, flushed }, passphrase)
  } catch (error) {
    // A damaged end.
    if (error instanceof StartError) return 'differs'
    throw error
  }
}

/** One strand has one passphrase, or a restore would have to know several. */
async function isSealedWith(file: string, passphrase: string | undefined): Promise<boolean> {
  if (!(await stat(file).catch(() => undefined))) return true
  if ((await isEncrypted(file)) !== (passphrase !== undefined)) return false
  if (passphrase === undefined) return true
  try {
    await readSealed(file, passphrase, nowhere())
    return true
  } catch (error) {
    if (error instanceof StartError) return false
    throw error
  }
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined))?.isDirectory() === true
}
