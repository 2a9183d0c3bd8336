import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { StartError } from '../../../parts/program/start-error.ts'
import { fileTrouble } from './file-trouble.ts'
import { type BackupPart, readBackup } from './read-backup.ts'
import { unseal } from './unseal.ts'

/** How a backup is read. */
export interface ReadOptions {
  passphrase?: string | undefined
  /** Hears how much is done, from 0 to 1. */
  progress?: (share: number) => void
}

/** What a whole and sound backup holds. */
export interface BackupFacts {
  at: string
  bytes: number
  tables: number
  rows: number
}

/** Runs work on the parts of a backup; the file is closed afterwards. */
export async function onBackup<T>(
  file: string,
  { passphrase, progress }: ReadOptions,
  work: (parts: AsyncGenerator<BackupPart>, bytes: number) => Promise<T>,
): Promise<T> {
  try {
    const handle = await open(file, 'r')
    try {
      const { size } = await handle.stat()
      const unsealed = await unseal(handle, passphrase, (read) => progress?.(read / size))
      return await work(readBackup(unsealed), size)
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw fileTrouble(error, file) ?? error
  }
}

/** Reads a backup from its first byte to its last; a StartError when anything is wrong with it. */
export async function checkBackup(file: string, options: ReadOptions): Promise<BackupFacts> {
  return await onBackup(file, options, async (parts, bytes) => {
    let at = ''
    for await (const part of parts) {
      if ('header' in part) {
        await refuseNewer(part.header.migrations)
        at = part.header.at
      } else if ('table' in part) {
        for await (const _ of part.rows);
      } else return { at, bytes, ...part }
    }
    throw new Error('A backup has ended without its end.')
  })
}

const migrationsFolder = path.join(packageRoot, 'migrations')

/** A StartError when a backup was made by migrations that this Inkwell does not have. */
async function refuseNewer(migrations: readonly string[]): Promise<void> {
  const known = new Set(await readdir(migrationsFolder))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new StartError(`This backup comes from a newer version of Inkwell, which knows ${unknown}.`)
}
