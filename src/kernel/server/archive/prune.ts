import { rm } from 'node:fs/promises'
import { archiveToRemove } from './archive-retention.ts'
import { archiveIn, readStrands, type Strand } from './strands.ts'

/** Removes what the archive need not keep any more; answers all strands that stay, as their folders say. */
export async function prune(backupFolder: string, present: string): Promise<Strand[]> {
  const archive = archiveIn(backupFolder)
  const going = archiveToRemove(await readStrands(archive), new Date(), present)
  for (const each of going) await rm(each, { recursive: true, force: true })
  return await readStrands(archive)
}
