import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Message, message } from '../../../../i18n/messages.ts'
import { MessageError } from '../../messages/message-error.ts'
import { areOnOneDisk } from './one-disk.ts'

const noteShape = z.object({
  /** The folder of backups that was on another disk than the data. */
  folder: z.string(),
  /** Where that disk was mounted; notes of earlier versions lack it. */
  mountPoint: z.optional(z.string()),
})

const noteIn = (dataDir: string) => path.join(dataDir, 'backup-disk.json')

/**
 * Returns an error message if the folder of backups was on a disk of its own and that disk is not mounted: backups would
 * fill the disk below, which is that of the data or of the system. Otherwise null.
 */
export async function lostDisk(folder: string, dataDir: string): Promise<Message | null> {
  const note = await noteOf(folder, dataDir)
  if (!note || (!(await areOnOneDisk(folder, dataDir)) && (await isMounted(note.mountPoint)))) return null
  return message(
    'Backups: the disk of {folder} is not mounted, so no backup is written. Mount it; if the folder was moved on purpose, delete {note}.',
    { folder, note: noteIn(dataDir) },
  )
}

/** Whether backups are made on the disk of the data; false while none are made because their own disk is not mounted. */
export async function isOnDiskOfData(folder: string, dataDir: string): Promise<boolean> {
  return (await areOnOneDisk(folder, dataDir)) && !(await noteOf(folder, dataDir))
}

/** Throws if the disk of the folder of backups is not mounted; otherwise records that it has its own disk. */
export async function assertOwnDisk(folder: string, dataDir: string): Promise<void> {
  const lost = await lostDisk(folder, dataDir)
  if (lost) throw new MessageError(lost)
  if ((await deviceOf(folder)) === undefined || (await areOnOneDisk(folder, dataDir))) return
  const mountPoint = await mountPointOf(folder)
  if ((await noteOf(folder, dataDir))?.mountPoint === mountPoint) return
  const file = noteIn(dataDir)
  await writeFile(`${file}.part`, `${JSON.stringify({ folder, mountPoint })}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** What was noted of this folder of backups. */
async function noteOf(folder: string, dataDir: string): Promise<z.infer<typeof noteShape> | undefined> {
  try {
    const note = z.safeParse(noteShape, JSON.parse(await readFile(noteIn(dataDir), 'utf8'))).data
    return note?.folder === folder ? note : undefined
  } catch {
    return undefined
  }
}

const deviceOf = async (folder: string) =>
  await stat(folder).then(
    ({ dev }) => dev,
    () => undefined,
  )

/** The highest folder on the disk of a folder; the root directory if that is the disk of the system. */
async function mountPointOf(folder: string): Promise<string> {
  const parent = path.dirname(folder)
  if (parent === folder || (await deviceOf(parent)) !== (await deviceOf(folder))) return folder
  return await mountPointOf(parent)
}

/** Whether another disk than that of the folder around is mounted there; true if nobody can know. */
async function isMounted(mountPoint = '/'): Promise<boolean> {
  const device = await deviceOf(mountPoint)
  return device === undefined || mountPoint === '/' || device !== (await deviceOf(path.dirname(mountPoint)))
}
