import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../../../parts/program/start-error.ts'
import { fileError } from '../../backup/disk/file-error.ts'

/** In which a data folder is made; whoever starts on what is around it finds nothing before it is whole. */
const unfinishedName = '.restoring'

/** Whether a folder is missing, or holds nothing but what a killed restore has left. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).every((name) => name === unfinishedName)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw fileError(error, folder) ?? error
  }
}

/**
 * Lets `make` make a data folder within another folder, and puts what it has made in its place at the end. What fails
 * leaves that folder as it was. A StartError when it holds something.
 */
export async function makeDataFolder(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (!(await isFree(folder)))
    throw new StartError(`${folder} is not empty; name another folder with --into.`)
  const unfinished = path.join(folder, unfinishedName)
  try {
    // Passable, as data folders are: PostgreSQL may run under another account.
    const wasMade = await mkdir(folder, { recursive: true, mode: 0o711 })
    try {
      await rm(unfinished, { recursive: true, force: true })
      await mkdir(unfinished, { mode: 0o711 })
      await make(unfinished)
      await rename(path.join(unfinished, 'postgres'), path.join(folder, 'postgres'))
    } finally {
      await rm(unfinished, { recursive: true, force: true, maxRetries: 3 })
      // Stays where it holds what was made.
      if (wasMade !== undefined) await rmdir(folder).catch(() => {})
    }
  } catch (error) {
    throw fileError(error, folder) ?? error
  }
}
