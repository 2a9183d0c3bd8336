import path from 'node:path'
import { leftOut } from '../../features/backups/left-out.server.ts'
import { readArchiveState } from '../../kernel/server/archive/archive-state.ts'
import { bringBack } from '../../kernel/server/archive/bring-back/bring-back.ts'
import { coverageOf, isBroken } from '../../kernel/server/archive/bring-back/coverage.ts'
import {
  coverageWords,
  fileOf,
  findMoment,
  type Moment,
  refuseBroken,
} from '../../kernel/server/archive/bring-back/moments.ts'
import { newestEnd, ofOneFolder, type Wanted } from '../../kernel/server/archive/bring-back/newest-end.ts'
import { isFree, makeDataFolder } from '../../kernel/server/archive/bring-back/new-folder.ts'
import { archiveIn, readStrands, type Strand } from '../../kernel/server/archive/strands/strands.ts'
import { strandsOf } from '../../kernel/server/archive/strands/whose-archive.ts'
import { readConfig } from '../../kernel/server/process/config.ts'
import { houseWords, isMeant } from '../../kernel/server/backup/house.ts'
import { isEncrypted } from '../../kernel/server/backup/sealing/unseal.ts'
import { readHouseNote, writeHouseNote } from '../../kernel/server/process/house-note.ts'
import { momentAt, shownAt } from '../../kernel/contract/values/wall-clock.ts'
import { StartError } from '../../parts/program/start-error.ts'
import type { Terminal } from './backup.server.ts'
import { confirmUnencrypted } from '../doctor/unencrypted.server.ts'

/** What whoever restores has said before. */
export interface UntilWords {
  into?: string | undefined
  /** It is to be of this house, by its number. */
  of?: string | undefined
  /** The data folder whose timeline is meant, or its instance, where several of the same house were in use. */
  from?: string | undefined
  /** It may be unencrypted though there is a passphrase. */
  unencrypted?: boolean
}

const zoneOf = ({ from }: Strand) => from?.timeZone ?? 'UTC'
const shown = (at: number, strand: Strand) => `${shownAt(at, zoneOf(strand))} (${zoneOf(strand)})`

/**
 * Brings a moment back from the archive, `2026-11-20 14:00` where the company is or `latest`, into a new data folder:
 * DATA_DIR where that is missing or empty, else one beside it, or the one that is named. What is there stays as it is.
 */
export async function restoreUntil(until: string, words: UntilWords, terminal: Terminal): Promise<void> {
  const { backups, dataDir } = readConfig(process.env)
  if (!backups) throw new StartError('BACKUP_DIR: set it to the folder of backups, which holds the archive.')
  const archive = archiveIn(backups.folder)
  const { house, instance } = (await readHouseNote(dataDir)) ?? {}
  const ofHouse = strandsOf(archive, await readStrands(archive), { house, dataDir, of: words.of })
  const { from } = words
  const strands = from === undefined ? ofHouse : ofHouse.filter((strand) => isFrom(strand, from))
  const known = (await readArchiveState(dataDir))?.strand
  const wanted =
    from === undefined ? { dataDir, instance } : { dataDir: path.resolve(from), instance: undefined }
  const moment = momentOf(strands, until, { ...wanted, known })
  if (!moment)
    throw new StartError(
      `The archive in ${archive} cannot bring back ${until}: its moments are ${coverageWords(strands, shown)}.` +
        strands
          .filter(isBroken)
          .map((strand) => ` A piece of the log is missing in ${strand.path}.`)
          .join(''),
    )
  if (until === 'latest') refuseBroken(moment.strand, shown)
  const { passphrase } = backups
  if (passphrase !== undefined) await confirmPlain(moment, words.unencrypted === true, terminal)
  const free = await isFree(dataDir)
  const folder = path.resolve(words.into ?? (free ? dataDir : besides(dataDir, until, moment)))
  const { machine = 'an unknown machine', dataDir: of = 'an unknown folder' } = moment.strand.from ?? {}
  const whose = moment.strand.from?.house
  const at = shown(momentIn(until, moment.strand), moment.strand)
  terminal.print(
    `Bringing back ${at} of ${of} on ${machine}${whose ? `, which is ${houseWords(whose)}` : ''}`,
  )
  const { print, progress } = terminal
  await makeDataFolder(folder, async (unfinished) =>
    bringBack(unfinished, moment, { passphrase, leftOut, print, progress }),
  ).catch((error: unknown) => {
    throw withoutIt(error, moment, strands)
  })
  if (whose) await writeHouseNote(folder, { house: whose.id })
  const start = folder === dataDir ? 'npm start serves it' : `DATA_DIR='${folder}' npm start serves it`
  terminal.print(`${folder} is what there was at ${at}; ${start}. Everybody signs in anew.`)
}

/** Whether a strand is of the folder that is named, or of the instance of that number. */
function isFrom({ from }: Strand, word: string): boolean {
  const instance = from?.house?.instance
  return from?.dataDir === path.resolve(word) || (instance !== undefined && isMeant(word, { id: instance }))
}

/** Of the data folder that is wanted, where several hold the moment. */
function momentOf(strands: readonly Strand[], until: string, wanted: Wanted): Moment | undefined {
  const untilIn = (strand: Strand) => momentIn(until, strand)
  if (until === 'latest') {
    const newest = newestEnd(strands, wanted, shown)
    return findMoment(newest ? [newest] : strands, untilIn, wanted.known)
  }
  const able = strands.filter((strand) => findMoment([strand], untilIn, undefined) !== undefined)
  return findMoment(ofOneFolder(able, wanted, shown), untilIn, wanted.known)
}

/** One file that is not encrypted is enough to put what somebody has made up among the rest. */
async function confirmPlain(moment: Moment, isMeant: boolean, terminal: Terminal): Promise<void> {
  for (const each of [moment.base, ...moment.pieces]) {
    const file = fileOf(moment, each)
    if (!(await isEncrypted(file))) return await confirmUnencrypted(file, isMeant, terminal)
  }
}

/** A file that cannot be used is said with what can be brought back without it. */
function withoutIt(error: unknown, moment: Moment, strands: readonly Strand[]): unknown {
  if (!(error instanceof StartError)) return error
  const bad = [moment.base, ...moment.pieces].find((each) => error.message.includes(fileOf(moment, each)))
  if (!bad) return error
  const left = strands.map((strand) => {
    const isLeft = ({ file }: { file: string }) => strand !== moment.strand || file !== bad.file
    return { ...strand, bases: strand.bases.filter(isLeft), log: strand.log.filter(isLeft) }
  })
  return new StartError(`${error.message} Without it the moments are ${coverageWords(left, shown)}.`, {
    cause: error,
  })
}

/** In milliseconds; `latest` is the newest moment of a strand. */
function momentIn(until: string, strand: Strand): number {
  if (until === 'latest') return coverageOf(strand).at(-1)?.until ?? 0
  const moment = momentAt(until, zoneOf(strand))
  if (moment === undefined)
    throw new StartError(
      `--until must be latest, or a moment such as "2026-11-20 14:00", not ${JSON.stringify(until)}.`,
    )
  return moment
}

function besides(dataDir: string, until: string, { strand }: Moment): string {
  return `${dataDir}-${shownAt(momentIn(until, strand), zoneOf(strand)).replaceAll(':', '-').replace(' ', 'T')}`
}
