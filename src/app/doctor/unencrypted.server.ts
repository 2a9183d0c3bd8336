import { StartError } from '../../parts/program/start-error.ts'
import type { Terminal } from '../commands/backup.server.ts'

const word = 'unencrypted'

/**
 * Where backups are encrypted, one that is not may have been made up by whoever can write into their folder: it takes a
 * flag, and a word that somebody types.
 */
export async function confirmUnencrypted(file: string, isMeant: boolean, { types }: Terminal): Promise<void> {
  const what = `${file} is not encrypted, though BACKUP_PASSPHRASE is set`
  if (!isMeant)
    throw new StartError(
      `${what}: whoever can write there may have made it up. Add --unencrypted to restore it.`,
    )
  if (types === undefined) throw new StartError(`${what}: that must be confirmed at a terminal.`)
  if (!(await types(`${what}: whoever can write there may have made it up.`, word)))
    throw new StartError('Nothing was changed.')
}
