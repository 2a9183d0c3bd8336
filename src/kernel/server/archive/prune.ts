import { rm } from 'node:fs/promises'
import { archiveToRemove } from './archive-retention.ts'
import { isOwn, type Whose } from './timelines/own-timelines.ts'
import { archiveIn, readTimelines, type Timeline } from './timelines/timelines.ts'

/** All timelines of an installation in a folder of backups, according to the facts in their folders. */
export async function ownTimelines(backupFolder: string, whose: Whose): Promise<Timeline[]> {
  return (await readTimelines(archiveIn(backupFolder))).filter((timeline) => isOwn(timeline, whose))
}

/** Removes the files that an installation's archive no longer needs. */
export async function prune(backupFolder: string, whose: Whose, present: string): Promise<void> {
  const going = archiveToRemove(await ownTimelines(backupFolder, whose), new Date(), present)
  for (const each of going) await rm(each, { recursive: true, force: true })
}
