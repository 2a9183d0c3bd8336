import { exists, isServerOf, processesOf, signal, until } from './processes.ts'
import { readPostmasterFile, removePostmasterFile } from './postmaster-file.ts'

const patienceMs = 5000

/**
 * Cleans up after an earlier run, in a cluster that nobody else uses. Returns the process id of a running server to
 * take over; undefined if a new one may be started.
 *
 * Waits for a stopping server and for backends without a server. A server that does not become ready is killed, since
 * PostgreSQL hangs for ever if it is asked to stop during crash recovery.
 */
export async function settleLeftovers(
  cluster: string,
  socketFolder: string,
  log: (line: string) => void,
): Promise<number | undefined> {
  const settled = () => adoptable(cluster, socketFolder) !== undefined || remaining(cluster).length === 0
  for (const name of [undefined, 'SIGQUIT', 'SIGKILL'] as const) {
    if (name) log(`Processes of an earlier server still hold the database; sending them ${name}`)
    if (name) for (const pid of remaining(cluster)) signal(pid, name)
    if (await until(settled, patienceMs)) break
  }
  const pid = adoptable(cluster, socketFolder)
  if (pid === undefined) removeStaleFile(cluster)
  return pid
}

function adoptable(cluster: string, socketFolder: string): number | undefined {
  const file = readPostmasterFile(cluster)
  const fits = file?.ready && file.socketFolder === socketFolder && isServerOf(cluster, file.pid)
  return fits ? file.pid : undefined
}

function remaining(cluster: string): number[] {
  const file = readPostmasterFile(cluster)
  const server = file && isServerOf(cluster, file.pid) ? [file.pid] : []
  return [...new Set([...server, ...processesOf(cluster)])]
}

/**
 * PostgreSQL itself recognizes the file of a dead process, and finds the shared memory to check in it. It fails on an
 * unrelated process with the same id, a zombie, or an incomplete file.
 */
function removeStaleFile(cluster: string): void {
  const file = readPostmasterFile(cluster)
  if (!file || exists(file.pid)) removePostmasterFile(cluster)
}
