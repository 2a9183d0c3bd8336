import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '../../kernel/server/process/config.ts'
import { runningEmbedded } from '../../parts/embedded-postgres/running.ts'
import { StartError } from '../../parts/program/start-error.ts'

/** Returns a StartError for an address that cannot be listened on, since it is no bug; any other error unchanged. */
export function startProblem(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return error
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} is taken by another program.`)
    case 'EACCES':
      return new StartError(`This system user does not have permission to open PORT ${port}.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not a name that this machine knows.`)
    default:
      return new StartError(`HOST ${host} is not an address that this machine can listen at.`)
  }
}

/**
 * Throws a StartError if the address cannot be listened on, before anything is created or changed. The address may
 * still be taken later, so listening reports the same error.
 */
export async function assertListenable(
  config: Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  // Another Inkwell on the same data folder also has the port, and gets a clearer error later.
  if (!config.databaseUrl && runningEmbedded(config.dataDir)) return
  const server = createServer()
  try {
    server.listen(config.port, config.host)
    await once(server, 'listening')
  } catch (error) {
    throw startProblem(error, config)
  } finally {
    server.close()
  }
}
