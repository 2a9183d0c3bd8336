import path from 'node:path'
import { leftOut } from '../features/backups/left-out.server.ts'
import { readArchiveState } from '../kernel/server/archive/archive-state.ts'
import { bringBack } from '../kernel/server/archive/bring-back.ts'
import { coverageWords, findMoment, type Moment } from '../kernel/server/archive/moments.ts'
import { isFree, makeDataFolder } from '../kernel/server/archive/new-folder.ts'
import { archiveIn, coverageOf, readStrands, type Strand } from '../kernel/server/archive/strands.ts'
import { readConfig } from '../kernel/server/config.ts'
import { momentAt, shownAt } from '../kernel/contract/wall-clock.ts'
import { StartError } from '../parts/program/start-error.ts'
import type { Terminal } from './backup.server.ts'

const zoneOf = ({ from }: Strand) => from?.timeZone ?? 'UTC'
const shown = (at: number, strand: Strand) => `${shownAt(at, zoneOf(strand))} (${zoneOf(strand)})`

/**
 * Brings a moment back from the archive, `2026-11-20 14:00` where the company is or `latest`, into a new data folder:
 * DATA_DIR where that is missing or empty, else one beside it, or the one that is named. What is there stays as it is.
 */
export async function restoreUntil(
  until: string,
  into: string | undefined,
  terminal: Terminal,
): Promise<void> {
  const { backups, dataDir } = readConfig(process.env)
  if (!backups) throw new StartError('BACKUP_DIR: set it to the folder of backups, which holds the archive.')
  const archive = archiveIn(backups.folder)
  const strands = await readStrands(archive)
  const moment = findMoment(
    strands,
    (strand) => momentIn(until, strand),
    (await readArchiveState(dataDir))?.strand,
  )
  if (!moment)
    throw new StartError(
      `The archive in ${archive} cannot bring back ${until}: its moments are ${coverageWords(strands, shown)}.`,
    )
  const folder = path.resolve(into ?? ((await isFree(dataDir)) ? dataDir : besides(dataDir, until, moment)))
  const { passphrase } = backups
  const { machine = 'an unknown machine', dataDir: of = 'an unknown folder' } = moment.strand.from ?? {}
  const words = shown(momentIn(until, moment.strand), moment.strand)
  terminal.say(`Bringing back ${words} of ${of} on ${machine}`)
  const { say, progress } = terminal
  await makeDataFolder(folder, async (unfinished) =>
    bringBack(unfinished, moment, { passphrase, leftOut, say, progress }),
  )
  const start = folder === dataDir ? 'npm start serves it' : `DATA_DIR='${folder}' npm start serves it`
  terminal.say(`${folder} is what there was at ${words}; ${start}. Everybody signs in anew.`)
}

/** In milliseconds; `latest` is the newest moment of a strand. */
function momentIn(until: string, strand: Strand): number {
  if (until === 'latest') return coverageOf(strand)?.until ?? 0
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
