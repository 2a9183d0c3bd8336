import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../../../parts/program/start-error.ts'
import { fileError } from '../../backup/disk/file-error.ts'

/** The temporary subfolder of a new data folder; Inkwell cannot start on the outer folder until it is complete. */
const unfinishedName = '.restoring'

/** Whether a folder is missing, empty, or contains only what a killed restore left. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).every((name) => name === unfinishedName)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw fileError(error, folder) ?? error
  }
}

/**
 * Runs `make` in a temporary subfolder and moves the result into place at the end. If it fails, the folder stays as it
 * was. Throws a StartError if the folder is not empty.
 */
export async function makeDataFolder(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (!(await isFree(folder)))
    throw new StartError(`${folder} is not empty; name another folder with --into.`)
  const unfinished = path.join(folder, unfinishedName)
  try {
    // Others may pass through it, as through every data folder: PostgreSQL may run under another account.
    const wasMade = await mkdir(folder, { recursive: true, mode: 0o711 })
    try {
      await rm(unfinished, { recursive: true, force: true })
      await mkdir(unfinished, { mode: 0o711 })
      await make(unfinished)
      await rename(path.join(unfinished, 'postgres'), path.join(folder, 'postgres'))
    } finally {
      await rm(unfinished, { recursive: true, force: true, maxRetries: 3 })
      // Fails, as it should, if the folder has the new data.
      if (wasMade !== undefined) await rmdir(folder).catch(() => {})
    }
  } catch (error) {
    throw fileError(error, folder) ?? error
  }
}
