import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Message, message } from '../../../../i18n/messages.ts'
import { MessageError } from '../../messages/message-error.ts'
import { areOnOneDisk } from './one-disk.ts'

const noteShape = z.object({
  /** The folder of backups that was on another disk than the data. */
  folder: z.string(),
})

const noteIn = (dataDir: string) => path.join(dataDir, 'backup-disk.json')

/**
 * Returns an error message if the folder of backups was on a disk of its own and is now on the disk of the data: then
 * its disk is not mounted, and backups would fill the wrong disk. Otherwise null.
 */
export async function lostDisk(folder: string, dataDir: string): Promise<Message | null> {
  if (!(await areOnOneDisk(folder, dataDir)) || (await notedFolder(dataDir)) !== folder) return null
  return message(
    'Backups: the disk of {folder} is not mounted, so no backup is written. Mount it; if the folder was moved to the disk of the data on purpose, delete {note}.',
    { folder, note: noteIn(dataDir) },
  )
}

/** Whether backups are made on the disk of the data; false while none are made because their own disk is not mounted. */
export async function isOnDiskOfData(folder: string, dataDir: string): Promise<boolean> {
  return (await areOnOneDisk(folder, dataDir)) && (await notedFolder(dataDir)) !== folder
}

/** Throws if the disk of the folder of backups is not mounted; otherwise records that it has its own disk. */
export async function assertOwnDisk(folder: string, dataDir: string): Promise<void> {
  const lost = await lostDisk(folder, dataDir)
  if (lost) throw new MessageError(lost)
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  if (!isThere || (await areOnOneDisk(folder, dataDir)) || (await notedFolder(dataDir)) === folder) return
  const file = noteIn(dataDir)
  await writeFile(`${file}.part`, `${JSON.stringify({ folder })}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

async function notedFolder(dataDir: string): Promise<string | undefined> {
  try {
    return z.safeParse(noteShape, JSON.parse(await readFile(noteIn(dataDir), 'utf8'))).data?.folder
  } catch {
    return undefined
  }
}
