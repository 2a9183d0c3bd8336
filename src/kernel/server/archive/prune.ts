import { rm } from 'node:fs/promises'
import { archiveToRemove } from './archive-retention.ts'
import { isOwn, type Whose } from './strands/own-strands.ts'
import { archiveIn, readStrands, type Strand } from './strands/strands.ts'

/** All strands of a house in a folder of backups, as their folders say. */
export async function ownStrands(backupFolder: string, whose: Whose): Promise<Strand[]> {
  return (await readStrands(archiveIn(backupFolder))).filter((strand) => isOwn(strand, whose))
}

/** Removes what the archive of a house need not keep any more. */
export async function prune(backupFolder: string, whose: Whose, present: string): Promise<void> {
  const going = archiveToRemove(await ownStrands(backupFolder, whose), new Date(), present)
  for (const each of going) await rm(each, { recursive: true, force: true })
}
