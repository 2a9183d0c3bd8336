import { createFirstSuperuser } from '../features/people/first-superuser.server.ts'
import { readConfig } from '../kernel/server/config.ts'
import { migrate } from '../kernel/server/database/migrate.ts'
import { openDatabase } from '../kernel/server/database/open.ts'
import { onShutdown } from '../kernel/server/lifecycle.ts'
import { StartError } from '../kernel/server/start-error.ts'
import { openInkwell } from './inkwell.server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    await migrate(database.pool)
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

/** A port that cannot be taken is for the person who starts Inkwell to mend, not a bug. */
function startProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const port = process.env['PORT'] ?? '3000'
  if (error.code === 'EADDRINUSE') return new StartError(`PORT ${port} is taken by another program.`)
  if (error.code === 'EACCES') return new StartError(`PORT ${port} may not be opened by this user.`)
  if (error.code === 'EADDRNOTAVAIL') return new StartError('HOST is not an address of this machine.')
  return error
}

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
