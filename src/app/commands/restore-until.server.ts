import path from 'node:path'
import { excludedTables } from '../../features/backups/excluded-tables.server.ts'
import { readArchiveState } from '../../kernel/server/archive/archive-state.ts'
import { recover } from '../../kernel/server/archive/recovery/recover.ts'
import { coverageOf, isBroken } from '../../kernel/server/archive/recovery/coverage.ts'
import {
  coverageText,
  fileOf,
  findRecoveryTarget,
  type RecoveryTarget,
  refuseBroken,
} from '../../kernel/server/archive/recovery/recovery-targets.ts'
import {
  newestTimeline,
  timelinesOfOneCopy,
  type Wanted,
} from '../../kernel/server/archive/recovery/newest-timeline.ts'
import { isFree, makeDataFolder } from '../../kernel/server/archive/recovery/new-folder.ts'
import { archiveIn, readTimelines, type Timeline } from '../../kernel/server/archive/timelines/timelines.ts'
import { selectTimelines } from '../../kernel/server/archive/timelines/select-timelines.ts'
import { readConfig } from '../../kernel/server/process/config.ts'
import { installationText, matchesId } from '../../kernel/server/database/identity/installation.ts'
import { isEncrypted } from '../../kernel/server/backup/integrity/open-verified.ts'
import { readInstallationNote, writeInstallationNote } from '../../kernel/server/process/installation-note.ts'
import { instantAt, shownAt } from '../../kernel/contract/values/wall-clock.ts'
import { StartError } from '../../parts/program/start-error.ts'
import type { Terminal } from './backup.server.ts'
import { confirmUnencrypted } from '../doctor/unencrypted.server.ts'

/** The options of the command. */
export interface RestoreUntilOptions {
  into?: string | undefined
  /** The number of the installation that it must belong to. */
  of?: string | undefined
  /**
   * The data folder, or the number of the instance, whose timeline is used if several of the same installation were in
   * use.
   */
  from?: string | undefined
  /** Whether files may be unencrypted although a passphrase is set. */
  unencrypted?: boolean
}

const zoneOf = ({ from }: Timeline) => from?.timeZone ?? 'UTC'
const shown = (at: number, timeline: Timeline) => `${shownAt(at, zoneOf(timeline))} (${zoneOf(timeline)})`

/**
 * The command for point-in-time recovery. Recovers the database of a time from the archive, `2026-11-20 14:00` in the
 * company's time zone or `latest`, into a new data folder: DATA_DIR if it is missing or empty, otherwise a folder beside
 * it, or the named one. Existing data stays unchanged.
 */
export async function restoreUntil(
  until: string,
  options: RestoreUntilOptions,
  terminal: Terminal,
): Promise<void> {
  const { backups, dataDir } = readConfig(process.env)
  if (!backups) throw new StartError('BACKUP_DIR: set it to the folder of backups, which holds the archive.')
  const archive = archiveIn(backups.folder)
  const { house: installation, instance } = (await readInstallationNote(dataDir)) ?? {}
  const ofInstallation = selectTimelines(archive, await readTimelines(archive), {
    house: installation,
    dataDir,
    of: options.of,
  })
  const { from } = options
  const timelines =
    from === undefined ? ofInstallation : ofInstallation.filter((timeline) => isFrom(timeline, from))
  if (timelines.length === 0 && ofInstallation.length > 0)
    throw new StartError(`--from: the archive in ${archive} contains nothing of ${from}.`)
  const known = (await readArchiveState(dataDir))?.strand
  const wanted =
    from === undefined ? { dataDir, instance } : { dataDir: path.resolve(from), instance: undefined }
  const recoveryTarget = recoveryTargetOf(timelines, until, { ...wanted, known })
  if (!recoveryTarget) throw cannotRestore(until, timelines, archive)
  if (until === 'latest') refuseBroken(recoveryTarget.timeline, shown)
  const { passphrase } = backups
  if (passphrase !== undefined)
    await confirmUnencryptedFiles(recoveryTarget, options.unencrypted === true, terminal)
  const free = await isFree(dataDir)
  const folder = path.resolve(options.into ?? (free ? dataDir : folderBeside(dataDir, until, recoveryTarget)))
  const { machine = 'an unknown machine', dataDir: of = 'an unknown folder' } =
    recoveryTarget.timeline.from ?? {}
  const owner = recoveryTarget.timeline.from?.house
  const at = shown(recoveryTimeIn(until, recoveryTarget.timeline), recoveryTarget.timeline)
  terminal.print(
    `Restoring ${at} of ${of} on ${machine}${owner ? `, which is ${installationText(owner)}` : ''}`,
  )
  const { print, progress } = terminal
  await makeDataFolder(folder, async (unfinished) =>
    recover(unfinished, recoveryTarget, { passphrase, excludedTables, print, progress }),
  ).catch((error: unknown) => {
    throw withAlternatives(error, recoveryTarget, timelines)
  })
  if (owner) await writeInstallationNote(folder, { house: owner.id })
  const start = folder === dataDir ? 'npm start serves it' : `DATA_DIR='${folder}' npm start serves it`
  terminal.print(`${folder} is restored to ${at}; ${start}. All users must sign in again.`)
}

/** Says what can be restored instead, or what to do if nothing can be. */
function cannotRestore(until: string, timelines: readonly Timeline[], archive: string): StartError {
  const broken = timelines.filter(isBroken)
  const isEmpty = timelines.every((timeline) => coverageOf(timeline).length === 0)
  const reason =
    isEmpty && broken.length === 0
      ? 'it has no complete copy of the database yet. If Inkwell is running with this BACKUP_DIR, it makes one within a minute of its start; try again then. Otherwise check that BACKUP_DIR is the folder that Inkwell used and that its disk is mounted, or restore a backup: npm run restore -- FILE (docs/backups.md).'
      : `its recovery points are ${coverageText(timelines, shown)}.`
  const missing = broken.map((timeline) => ` A WAL segment is missing in ${timeline.path}.`)
  return new StartError(`The archive in ${archive} cannot restore ${until}: ${reason}${missing.join('')}`)
}

/** Whether a timeline belongs to the named data folder, or to the instance with that number. */
function isFrom({ from }: Timeline, word: string): boolean {
  const instance = from?.house?.instance
  return from?.dataDir === path.resolve(word) || (instance !== undefined && matchesId(word, { id: instance }))
}

/** Returns the recovery target, from the wanted data folder if several timelines contain the time. */
function recoveryTargetOf(
  timelines: readonly Timeline[],
  until: string,
  wanted: Wanted,
): RecoveryTarget | undefined {
  const untilIn = (timeline: Timeline) => recoveryTimeIn(until, timeline)
  if (until === 'latest') {
    const newest = newestTimeline(timelines, wanted, shown)
    return findRecoveryTarget(newest ? [newest] : timelines, untilIn, wanted.known)
  }
  const able = timelines.filter(
    (timeline) => findRecoveryTarget([timeline], untilIn, undefined) !== undefined,
  )
  return findRecoveryTarget(timelinesOfOneCopy(able, wanted, shown), untilIn, wanted.known)
}

/** A single unencrypted file is enough to smuggle forged data in. */
async function confirmUnencryptedFiles(
  recoveryTarget: RecoveryTarget,
  isAllowed: boolean,
  terminal: Terminal,
): Promise<void> {
  for (const each of [recoveryTarget.baseBackup, ...recoveryTarget.segments]) {
    const file = fileOf(recoveryTarget, each)
    if (!(await isEncrypted(file))) return await confirmUnencrypted(file, isAllowed, terminal)
  }
}

/** Adds to the error of an unusable file what can be recovered without that file. */
function withAlternatives(
  error: unknown,
  recoveryTarget: RecoveryTarget,
  timelines: readonly Timeline[],
): unknown {
  if (!(error instanceof StartError)) return error
  const bad = [recoveryTarget.baseBackup, ...recoveryTarget.segments].find((each) =>
    error.message.includes(fileOf(recoveryTarget, each)),
  )
  if (!bad) return error
  const remaining = timelines.map((timeline) => {
    const isUsable = ({ file }: { file: string }) => timeline !== recoveryTarget.timeline || file !== bad.file
    return {
      ...timeline,
      baseBackups: timeline.baseBackups.filter(isUsable),
      wal: timeline.wal.filter(isUsable),
    }
  })
  return new StartError(
    `${error.message} Without it the recovery points are ${coverageText(remaining, shown)}.`,
    {
      cause: error,
    },
  )
}

/** Returns the recovery time in milliseconds. `latest` is the newest time of the timeline. */
function recoveryTimeIn(until: string, timeline: Timeline): number {
  if (until === 'latest') return coverageOf(timeline).at(-1)?.until ?? 0
  const recoveryTarget = instantAt(until, zoneOf(timeline))
  if (recoveryTarget === undefined)
    throw new StartError(
      `--until must be latest, or a time such as "2026-11-20 14:00", not ${JSON.stringify(until)}.`,
    )
  return recoveryTarget
}

function folderBeside(dataDir: string, until: string, { timeline }: RecoveryTarget): string {
  return `${dataDir}-${shownAt(recoveryTimeIn(until, timeline), zoneOf(timeline)).replaceAll(':', '-').replace(' ', 'T')}`
}
