import type { Config } from '../kernel/server/config.ts'
import { StartError } from '../parts/program/start-error.ts'

/** An address that cannot be listened at is for the person who starts Inkwell to mend, not a bug. */
export function startProblem(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return error
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
