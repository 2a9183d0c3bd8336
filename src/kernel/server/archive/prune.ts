import { rm } from 'node:fs/promises'
import { archiveToRemove } from './archive-retention.ts'
import { isOwn, type ArchiveOwner } from './timelines/own-timelines.ts'
import { archiveIn, readTimelines, type Timeline } from './timelines/timelines.ts'

/** All timelines of an installation in a folder of backups, according to the facts in their folders. */
export async function ownTimelines(backupFolder: string, owner: ArchiveOwner): Promise<Timeline[]> {
  return (await readTimelines(archiveIn(backupFolder))).filter((timeline) => isOwn(timeline, owner))
}

/** Removes the files that an installation's archive no longer needs. */
export async function prune(backupFolder: string, owner: ArchiveOwner, current: string): Promise<void> {
  const going = archiveToRemove(await ownTimelines(backupFolder, owner), new Date(), current)
  for (const each of going) await rm(each, { recursive: true, force: true })
}
