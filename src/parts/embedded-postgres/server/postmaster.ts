import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { complaintIn } from './complaint.ts'
import type { Host } from '../host.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isServerOf, signal, until } from './processes.ts'
import { serverLogIn } from './server-log.ts'
import { commandLine, environment } from '../runner.ts'

/** A running server, started by this process or taken over. */
export interface Postmaster {
  pid: number
  isGone(): boolean
  /** Resolves when the server has ended. */
  gone: Promise<void>
}

/** Starts a server, without waiting until it is ready. Returns undefined if the program cannot be run. */
export function spawnPostmaster(
  host: Host,
  place: string,
  cluster: string,
  words: string[],
): Postmaster | undefined {
  const path = serverLogIn(place)
  // A file instead of a pipe, which would break when this process is killed.
  const output = openSync(path, 'a', 0o600)
  const child = spawn(...commandLine(host.runner, host.programs.postgres, words), {
    ...host.runner.identity,
    cwd: cluster,
    env: environment,
    stdio: ['ignore', output, output],
    // Otherwise Ctrl-C in the terminal would stop the database before the last response.
    detached: true,
  })
  closeSync(output)
  child.once('error', () => {})
  if (child.pid === undefined) return undefined
  return {
    pid: child.pid,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    gone: new Promise((resolve) => child.once('exit', () => resolve())),
  }
}

/** Returns a server that a killed process left running. */
export function adoptPostmaster(pid: number, cluster: string): Postmaster {
  const isGone = () => !isServerOf(cluster, pid)
  return { pid, isGone, gone: until(isGone, Number.POSITIVE_INFINITY, 250).then(() => {}) }
}

/** Waits until a server accepts connections, as long as recovery takes. Returns false if it ended instead. */
export async function becomesReady(
  server: Postmaster,
  cluster: string,
  log: (line: string) => void,
): Promise<boolean> {
  const decided = () => {
    const file = readPostmasterFile(cluster)
    return server.isGone() || (file?.pid === server.pid && file.ready)
  }
  if (!(await until(decided, 5000))) {
    log('The database is being recovered after a crash; this may take a while')
    await until(decided, Number.POSITIVE_INFINITY)
  }
  return !server.isGone()
}

/**
 * Stops a server: cleanly, then immediately, then by force. During crash recovery a clean stop hangs for ever, so a
 * server that is not ready is stopped immediately, which costs only another recovery.
 */
export async function stopPostmaster(server: Postmaster, cluster: string): Promise<void> {
  const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
  for (const name of readPostmasterFile(cluster)?.ready ? signals : signals.slice(1)) {
    signal(server.pid, name)
    if (await until(server.isGone, 5000)) return
  }
}

/** Returns the current length of the log, as the start position for `lastComplaint`. */
export function endOfLog(place: string): number {
  const path = serverLogIn(place)
  return existsSync(path) ? statSync(path).size : 0
}

/** Returns the last serious line of the log after a position. */
export function lastComplaint(place: string, from: number): string | undefined {
  const path = serverLogIn(place)
  if (!existsSync(path)) return undefined
  return complaintIn(readFileSync(path).subarray(from).toString(), 'last')
}
