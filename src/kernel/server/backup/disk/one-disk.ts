import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Logged at each start if backups and data are on the same disk; the Backups screen shows it too. */
export const oneDiskWarning =
  'Backups are on the same disk as the data. If the disk fails, both are lost. Set BACKUP_DIR to a folder on another disk.'

/** For a folder that does not exist yet, its parent folder is checked; false if neither can be read. */
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
