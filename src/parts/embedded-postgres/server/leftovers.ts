import { exists, isServerOf, processesOf, signal, until } from './processes.ts'
import { readPostmasterFile, removePostmasterFile } from './postmaster-file.ts'

const patienceMs = 5000

/**
 * Settles what an earlier run left behind in a cluster that nobody else uses. Answers the process id of a
 * living server that can be taken over, or undefined when a new one may start.
 *
 * A server that is stopping and backends that have lost theirs are waited for. One that does not become ready
 * is made to go: told to stop during crash recovery, PostgreSQL hangs for ever.
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
 * PostgreSQL itself sees through the file of a dead process, and learns from it which shared memory to look
 * at. It is deceived by a process that has the same number by chance, by a zombie, and by half a file.
 */
function removeStaleFile(cluster: string): void {
  const file = readPostmasterFile(cluster)
  if (!file || exists(file.pid)) removePostmasterFile(cluster)
}
