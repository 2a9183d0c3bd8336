import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const hasProc = process.platform === 'linux'

/** Whether a process with this id exists, including zombies. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether this process is alive and is the PostgreSQL server of the cluster, not another process that got its id later.
 */
export function isServerOf(cluster: string, pid: number): boolean {
  const command = commandLine(pid)
  if (!command || basename(command[0] ?? '') !== 'postgres') return false
  return command.includes(cluster) || workingFolder(pid) === cluster
}

/**
 * Returns all living PostgreSQL processes of a cluster: the server, its backends, and those that briefly outlive it.
 * Empty where the system does not show them (macOS, or processes of another account in a container).
 */
export function processesOf(cluster: string): number[] {
  if (!hasProc) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === cluster && isPostgres(pid))
}

/** Sends a signal; does nothing if the process has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended meanwhile, as intended.
  }
}

/** Polls a condition. Returns false if it was not true within `limitMs`. */
export async function until(condition: () => boolean, limitMs: number, everyMs = 20): Promise<boolean> {
  const end = Date.now() + limitMs
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(everyMs)
  }
  return true
}

/** The server's command is its path; that of backends is a title such as "postgres: checkpointer". */
function isPostgres(pid: number): boolean {
  const name = commandLine(pid)?.[0] ?? ''
  return basename(name) === 'postgres' || name.startsWith('postgres:')
}

/** Returns the command line of a living process; undefined if it is dead or a zombie. */
function commandLine(pid: number): string[] | undefined {
  try {
    if (!hasProc) {
      const [state = 'Z', ...words] = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], {
        encoding: 'utf8',
      })
        .trim()
        .split(/\s+/)
      return state.startsWith('Z') ? undefined : words
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name before the state may contain blanks and brackets.
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    if (state === 'Z' || state === 'X') return undefined
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return undefined
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return hasProc ? readlinkSync(`/proc/${pid}/cwd`) : undefined
  } catch {
    return undefined
  }
}
