import { StartError } from '../../parts/program/start-error.ts'
import type { Terminal } from '../commands/backup.server.ts'

const word = 'unencrypted'

/**
 * If backups are encrypted, an unencrypted one may be forged by anyone with write access to their folder. It needs a
 * flag, and a word entered by the user.
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
