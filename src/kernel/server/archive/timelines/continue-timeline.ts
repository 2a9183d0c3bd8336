import { stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../../../../parts/program/start-error.ts'
import { shownExactly } from '../../../contract/values/wall-clock.ts'
import { type Installation, isOfInstance } from '../../database/identity/installation.ts'
import { isEncrypted } from '../../backup/integrity/open-verified.ts'
import { timeOf } from '../archive-names.ts'
import { nowhere } from '../recovery/check-digests.ts'
import { readVerified } from '../verified-file.ts'
import { beginTimeline, removeUnfinished, writeFacts } from './begin-timeline.ts'
import { segmentStart } from '../wal/wal-position.ts'
import { type Continuation, continuationOf } from '../wal/wal-segments.ts'
import { type WalPosition, walPosition, serverTime } from '../wal/server-wal.ts'
import { advanceSlot, slotStart } from './slot.ts'
import { archiveIn, readTimeline, type Timeline } from './timelines.ts'

/** A timeline that is being written, with the WAL position and the time up to which it is complete. */
export interface OpenTimeline {
  timeline: Timeline
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
  installation(): Promise<Installation | undefined>
  log(line: string): void
}

/** Whether a timeline can be continued: its folder exists, and the server still has the WAL that follows. */
export async function isOpen(client: pg.ClientBase, { timeline, end }: OpenTimeline): Promise<boolean> {
  if (!(await isThere(timeline.path))) return false
  const slotStartsAt = await slotStart(client)
  return segmentStart(slotStartsAt) <= end && end <= (await walPosition(client)).flushed
}

/**
 * Returns the data folder's last timeline if the server's WAL continues it, otherwise a new one, with the reason in the
 * log.
 */
export async function openTimeline(
  client: pg.ClientBase,
  place: Place,
  known: string | null | undefined,
): Promise<OpenTimeline> {
  const { dataDir, folder, log } = place
  const slotStartsAt = await slotStart(client)
  const position = await walPosition(client)
  const facts = { dataDir, timeZone: await place.timeZone(), house: await place.installation() }
  const before = known ? await timelineIn(path.join(archiveIn(folder), known)) : undefined
  const last = before?.wal.at(-1)
  if (before && last && isOf(before, facts.house)) {
    const found = await continuationIn(place, before, slotStartsAt, position)
    if (found === 'goes on') {
      await removeUnfinished(before.path)
      if (!before.from?.house?.instance) await writeFacts(before.path, facts)
      return { timeline: before, end: last.to, at: last.at }
    }
    log(reasonText(found, shownExactly(timeOf(last), facts.timeZone)))
  }
  const at = await serverTime(client)
  const begun = await beginTimeline(folder, at, facts)
  // The WAL kept for the previous timeline is of no use without its base backup.
  await advanceSlot(client, position.flushed)
  return { timeline: begun, end: segmentStart(position.flushed), at }
}

/** Another installation may have been restored into the database, or the data folder copied. */
const isOf = ({ from }: Timeline, installation: Installation | undefined) =>
  !from?.house || isOfInstance(installation, from.house)

/** Archived files that the passphrase does not open belong to another passphrase, or are damaged. */
type Found = Continuation | 'encrypted otherwise'

/** The line for administrators when an archive cannot be continued: the newest entries may be in the archive only. */
function reasonText(found: Exclude<Found, 'goes on'>, last: string): string {
  if (found === 'encrypted otherwise')
    return `The archive was made without BACKUP_PASSPHRASE, with another one, or is damaged, so a new timeline begins. Recovery points up to ${last} need the previous passphrase.`
  return found === 'differs'
    ? `The database does not continue where its archive ends, so a new timeline begins. If the last entries before ${last} are missing, restore them with npm run restore -- --until "${last}".`
    : `The archive was unavailable for too long, so a new timeline begins: there is no recovery point between ${last} and now.`
}

async function timelineIn(folder: string): Promise<Timeline | undefined> {
  return (await isThere(folder)) ? await readTimeline(folder) : undefined
}

async function continuationIn(
  { walFolder, passphrase }: Place,
  timeline: Timeline,
  slotStartsAt: number,
  { timelineId, flushed }: WalPosition,
): Promise<Found> {
  const last = timeline.wal.findLast(({ kind }) => kind === 'log')
  if (last && !(await isEncryptedWith(path.join(timeline.path, last.file), passphrase)))
    return 'encrypted otherwise'
  try {
    return await continuationOf(timeline, { walFolder, timelineId, slotStartsAt, flushed }, passphrase)
  } catch (error) {
    // The end of the timeline is damaged.
    if (error instanceof StartError) return 'differs'
    throw error
  }
}

/** A timeline has one passphrase, so that a restore needs only one. */
async function isEncryptedWith(file: string, passphrase: string | undefined): Promise<boolean> {
  if (!(await stat(file).catch(() => undefined))) return true
  if ((await isEncrypted(file)) !== (passphrase !== undefined)) return false
  if (passphrase === undefined) return true
  try {
    await readVerified(file, passphrase, nowhere())
    return true
  } catch (error) {
    if (error instanceof StartError) return false
    throw error
  }
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined))?.isDirectory() === true
}
