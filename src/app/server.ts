import type pg from 'pg'
import { leftOut } from '../features/backups/left-out.server.ts'
import { createFirstSuperuser } from '../features/people/first-superuser.server.ts'
import type { BackupSettings } from '../kernel/server/backup/backup-settings.ts'
import { makeBackup } from '../kernel/server/backup/make-backup.ts'
import { readConfig } from '../kernel/server/config.ts'
import { migrate } from '../kernel/server/database/migrate.ts'
import { openDatabase } from '../kernel/server/database/open.ts'
import { onShutdown } from '../kernel/server/lifecycle.ts'
import { StartError } from '../parts/program/start-error.ts'
import { openInkwell } from './inkwell.server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    await migrate(database.pool, undefined, () => backupBeforeUpgrade(database.connection, config.backups))
    const password = await createFirstSuperuser(database.pool, config.adminEmail, config.adminPassword)
    const inkwell = await openInkwell(database, config)
    onShutdown(async () => {
      await inkwell.close()
      await database.close()
    }, say)
    if (password !== null)
      say(
        `Sign in as ${config.adminEmail} with the password ${config.adminPassword ? 'that you gave' : password}`,
      )
    say(`Inkwell is ready at ${inkwell.address}`)
  } catch (error) {
    await database.close()
    throw startProblem(error)
  }
}

/** An upgrade can be taken back only by what was there before it, so it waits for a backup that can be read. */
async function backupBeforeUpgrade(
  connection: pg.ClientConfig,
  settings: BackupSettings | undefined,
): Promise<void> {
  if (!settings) return
  try {
    const { file } = await makeBackup(settings, { connection, kind: 'before-upgrade', leftOut })
    say(`What the database held before this version is kept in ${file}`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new StartError(
      `There is no backup before the upgrade, so nothing was changed: ${error.message} (BACKUP_DIR=off goes without.)`,
      { cause: error },
    )
  }
}

/** An address that cannot be listened at is for the person who starts Inkwell to mend, not a bug. */
function startProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return error
  const [port, host] = [process.env['PORT'] ?? '3000', process.env['HOST'] ?? '127.0.0.1']
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} is taken by another program.`)
    case 'EACCES':
      return new StartError(`PORT ${port} may not be opened by this user.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not a name that this machine knows.`)
    default:
      return new StartError(`HOST ${host} is not an address that this machine can listen at.`)
  }
}

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
