import path from 'node:path'
import { Writable } from 'node:stream'
import { StartError } from '../../../../parts/program/start-error.ts'
import { readVerified } from '../verified-file.ts'
import { readTimeline, type Timeline } from '../timelines/timelines.ts'

/** A stream that discards everything. */
export const nowhere = () => new Writable({ write: (_bytes, _encoding, done) => done() })

/** A file's path in the state of the archive. */
export const pathIn = ({ name }: Pick<Timeline, 'name'>, { file }: { file: string }) => `${name}/${file}`

/**
 * Reads every file of the timelines from the first byte to the last; returns the damaged ones. If no encrypted file of
 * a timeline can be opened, the timeline has another passphrase and is skipped.
 */
export async function damagedFiles(
  timelines: readonly Timeline[],
  passphrase: string | undefined,
  isOver: () => boolean,
): Promise<string[]> {
  const damaged: string[] = []
  for (const timeline of timelines) {
    const bad: string[] = []
    let good = 0
    for (const each of [...timeline.baseBackups, ...timeline.wal]) {
      if (each.kind === 'quiet') continue
      if (isOver()) return damaged
      const isGood = await isWhole(timeline, each.file, passphrase)
      if (isGood === true) good += 1
      else if (isGood === false) bad.push(pathIn(timeline, each))
    }
    if (good > 0) damaged.push(...bad)
  }
  return damaged
}

/** Undefined for a file that was removed meanwhile. */
async function isWhole(
  timeline: Timeline,
  file: string,
  passphrase: string | undefined,
): Promise<boolean | undefined> {
  try {
    await readVerified(path.join(timeline.path, file), passphrase, nowhere())
    return true
  } catch (error) {
    const now = await readTimeline(timeline.path).catch(() => undefined)
    if (![...(now?.baseBackups ?? []), ...(now?.wal ?? [])].some((each) => each.file === file))
      return undefined
    if (error instanceof StartError) return false
    throw error
  }
}
