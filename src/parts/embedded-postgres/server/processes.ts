import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const hasProc = process.platform === 'linux'

/** Whether a process with this id exists, dead ones that nobody has collected (zombies) included. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Not permitted: it exists, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether this process is alive and is the PostgreSQL server of that cluster, rather than a later owner of its id. */
export function isServerOf(cluster: string, pid: number): boolean {
  const command = commandLine(pid)
  if (!command || basename(command[0] ?? '') !== 'postgres') return false
  return command.includes(cluster) || workingFolder(pid) === cluster
}

/**
 * All living PostgreSQL processes of a cluster: the server, its backends, and those that outlived it for a
 * moment. Empty where the system does not tell (macOS, or processes of another account in a container).
 */
export function processesOf(cluster: string): number[] {
  if (!hasProc) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === cluster && isPostgres(pid))
}

/** Sends a signal; a process that is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in the meantime, which is what the signal is for.
  }
}

/** Asks again and again until the answer is yes; false when it was not within `limitMs`. */
export async function until(condition: () => boolean, limitMs: number, everyMs = 20): Promise<boolean> {
  const end = Date.now() + limitMs
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(everyMs)
  }
  return true
}

/** The server is called by its path, its backends by a title such as "postgres: checkpointer". */
function isPostgres(pid: number): boolean {
  const name = commandLine(pid)?.[0] ?? ''
  return basename(name) === 'postgres' || name.startsWith('postgres:')
}

/** The words of a living process's command line; undefined when it is dead or a zombie. */
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
    // The name before the state may hold blanks and brackets itself.
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
