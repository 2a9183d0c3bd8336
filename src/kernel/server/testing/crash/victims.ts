import { readdirSync, readlinkSync } from 'node:fs'
import { clusterIn } from '../../database/embedded/place.ts'
import { readPostmasterFile } from '../../database/embedded/postmaster-file.ts'
import { processesOf, signal } from '../../database/embedded/processes.ts'
import { join } from 'node:path'

/** Whom to kill. All but "everything" leave somebody alive who must cope. */
export const victims = [
  'everything',
  'node',
  'node and the server',
  'the server',
  'all of PostgreSQL',
  'all backends',
  'one backend',
] as const

export type Victim = (typeof victims)[number]

/** Sends SIGKILL to them. */
export function kill(victim: Victim, node: number, dataDir: string): void {
  for (const pid of find(victim, node, clusterIn(join(dataDir, 'postgres')))) signal(pid, 'SIGKILL')
}

/** All living processes of a data folder: server, backends, programs under way, watchdog. */
export function processesOn(dataDir: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && workingFolder(pid)?.startsWith(join(dataDir, 'postgres')))
}

function find(victim: Victim, node: number, cluster: string): number[] {
  const server = readPostmasterFile(cluster)?.pid
  const servers = server === undefined ? [] : [server]
  const backends = processesOf(cluster).filter((pid) => pid !== server)
  switch (victim) {
    case 'everything':
      return [node, ...processesOn(join(cluster, '..', '..'))]
    case 'node':
      return [node]
    case 'node and the server':
      return [node, ...servers]
    case 'the server':
      return servers
    case 'all of PostgreSQL':
      return [...servers, ...backends]
    case 'all backends':
      return backends
    case 'one backend':
      return backends.slice(-1)
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
