import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../program/start-error.ts'

/** How long a start waits for the previous process to end. */
const patienceMs = 10_000

/**
 * Locks the folder against every other Inkwell, until the returned function is called or the process ends in any way:
 * the system closes a listening socket, while a lock file would stay.
 */
export async function lockFolder(folder: string, dataDir: string): Promise<() => Promise<void>> {
  const name = lockName(folder)
  // The server of a killed start is notified, and takes a moment to end.
  for (const since = Date.now(); ; await sleep(100)) {
    const server = await listen(name)
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    if (process.platform !== 'linux' && !(await answers(name))) rmSync(name, { force: true })
    if (Date.now() - since > patienceMs) break
  }
  throw new StartError(
    `Another Inkwell is running on the data folder ${dataDir}; stop it, or set DATA_DIR to a folder of its own.`,
  )
}

/**
 * On Linux a name in the abstract namespace, which leaves no file. It has the greatest possible length, since some
 * versions of Node pad shorter names and others do not, and two versions would use different names.
 */
function lockName(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  const hash = createHash('sha256').update(`${dev}:${ino}`).digest('hex')
  if (process.platform !== 'linux') return join(tmpdir(), `inkwell-${hash.slice(0, 16)}.lock`)
  return `\0inkwell-${hash}`.padEnd(108, '-')
}

function listen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    // exclusive: otherwise the workers of a cluster would share the socket, and so the lock.
    server.listen({ path: name, exclusive: true }, () => resolve(server.unref()))
  })
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
