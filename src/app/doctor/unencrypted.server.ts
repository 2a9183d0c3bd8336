import { StartError } from '../../parts/program/start-error.ts'
import type { Terminal } from '../commands/backup.server.ts'

const word = 'unencrypted'

/**
 * If backups are encrypted, an unencrypted one may be forged by anyone with write access to their folder. It needs a
 * flag, and a word entered by the user.
 */
export async function confirmUnencrypted(
  file: string,
  isConfirmed: boolean,
  { types }: Terminal,
): Promise<void> {
  const what = `${file} is not encrypted, though BACKUP_PASSPHRASE is set`
  if (!isConfirmed)
    throw new StartError(
      `${what}: anyone who can write to its folder may have forged it. Add --unencrypted to restore it.`,
    )
  if (types === undefined) throw new StartError(`${what}: restoring it must be confirmed at a terminal.`)
  if (!(await types(`${what}: anyone who can write to its folder may have forged it.`, word)))
    throw new StartError('Nothing was changed.')
}
