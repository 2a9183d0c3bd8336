import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { message } from '../../../i18n/messages.ts'
import { MessageError } from '../messages/message-error.ts'
import { fileError } from './disk/file-error.ts'
import { contentChecksum } from './content-checksum.ts'
import type { Installation } from '../database/identity/installation.ts'
import { type BackupPart, readBackup } from './format/read-backup.ts'
import { openVerified } from './integrity/open-verified.ts'

export interface ReadOptions {
  passphrase?: string | undefined
  /** Called with the share that is done, from 0 to 1. */
  progress?: (share: number) => void
}

/** The facts about a backup that is complete and not damaged. */
export interface BackupFacts {
  at: string
  bytes: number
  tables: number
  rows: number
  /** The installation whose data it contains; undefined if it was made before installations had numbers. */
  house: Installation | undefined
  /** The SHA-256 of the whole content, and the installation's MAC of it. */
  sha256: string
  signed: string | undefined
  isEncrypted: boolean
  /** Identifies the rows, independent of the time of the backup. */
  checksum: string
}

/** Runs work on the parts of a backup, and closes the file. */
export async function onBackup<T>(
  file: string,
  { passphrase, progress }: ReadOptions,
  work: (parts: AsyncGenerator<BackupPart>, file: Pick<BackupFacts, 'bytes' | 'isEncrypted'>) => Promise<T>,
): Promise<T> {
  try {
    const handle = await open(file, 'r')
    try {
      const { size } = await handle.stat()
      const verified = await openVerified(handle, passphrase, (read) => progress?.(read / size))
      return await work(readBackup(verified), { bytes: size, isEncrypted: verified.isEncrypted })
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw fileError(error, file) ?? error
  }
}

/** Reads a backup from the first byte to the last; throws a StartError if anything is wrong with it. */
export async function checkBackup(file: string, options: ReadOptions): Promise<BackupFacts> {
  return await onBackup(file, options, async (parts, { bytes, isEncrypted }) => {
    let at = ''
    let installation: Installation | undefined
    const checksum = contentChecksum()
    for await (const part of parts) {
      if ('header' in part) {
        await refuseNewer(part.header.migrations)
        at = part.header.at
        installation = part.header.house
      } else if ('table' in part) {
        await checksum.add(part.table.table, part.rows)
      } else
        return {
          at,
          bytes,
          isEncrypted,
          house: installation,
          checksum: checksum.sum(),
          signed: undefined,
          ...part,
        }
    }
    throw new Error('This backup is incomplete: the end of the file is missing.')
  })
}

/** The installation named in the first line of a backup; undefined if there is none. */
export async function installationOfBackup(
  file: string,
  passphrase: string | undefined,
): Promise<Installation | undefined> {
  return await onBackup(file, { passphrase }, async (parts) => {
    const { value: first } = await parts.next()
    await parts.return(undefined)
    return first !== undefined && 'header' in first ? first.header.house : undefined
  })
}

const migrationsFolder = path.join(packageRoot, 'migrations')

/** Throws a StartError if the backup was made with migrations that this Inkwell does not have. */
async function refuseNewer(migrations: readonly string[]): Promise<void> {
  const known = new Set(await readdir(migrationsFolder))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new MessageError(
      message(
        'This backup is from a newer version of Inkwell (unknown migration {name}). Update Inkwell first.',
        { name: unknown },
      ),
    )
}
