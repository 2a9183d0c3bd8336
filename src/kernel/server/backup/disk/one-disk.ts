import { stat } from 'node:fs/promises'
import path from 'node:path'

/** What the log says at each start where both folders lie on one disk; the screen of backups says it too. */
export const oneDiskWarning =
  'Backups are on the same disk as the data. If the disk fails, both are lost. Set BACKUP_DIR to a folder on another disk.'

/** A folder that is not there yet counts as the one above it; where neither can be looked at, nothing is said. */
export async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([deviceOf(one), deviceOf(other)])
  return first !== undefined && first === second
}

async function deviceOf(folder: string): Promise<number | undefined> {
  const found = await stat(folder)
    .catch(() => stat(path.dirname(folder)))
    .catch(() => undefined)
  return found?.dev
}
