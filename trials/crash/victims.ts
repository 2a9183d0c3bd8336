import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { clusterIn } from '../../src/parts/embedded-postgres/postgres-folder.ts'
import { readPostmasterFile } from '../../src/parts/embedded-postgres/server/postmaster-file.ts'
import { processesOf, signal } from '../../src/parts/embedded-postgres/server/processes.ts'
import { join } from 'node:path'

/**
 * The processes to kill, in the order of the rounds: the first rounds cover both cases, the product or the database
 * surviving. Each round kills everything in the end.
 */
export const victims = [
  'the server',
  'node',
  'node and the server',
  'all of PostgreSQL',
  'all backends',
  'one backend',
  'everything',
] as const

export type Victim = (typeof victims)[number]

/** Sends SIGKILL to the processes. */
export function kill(victim: Victim, node: number, dataDir: string): void {
  for (const pid of find(victim, node, clusterIn(join(dataDir, 'postgres')))) signal(pid, 'SIGKILL')
}

/** Pauses the database, server and backends, or lets it continue. */
export function freeze(dataDir: string, yes: boolean): void {
  for (const pid of processesOf(clusterIn(join(dataDir, 'postgres'))))
    signal(pid, yes ? 'SIGSTOP' : 'SIGCONT')
}

/** All living processes of a data folder: server, backends, running programs, watchdog. */
export function processesOn(dataDir: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && workingFolder(pid)?.startsWith(join(dataDir, 'postgres')))
}

/** The children of a process, recursively. */
export function offspringOf(parent: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 1)
      .map((pid) => [pid, parentOf(pid)] as const),
  )
  const childrenOf = (pid: number): number[] =>
    [...parents].flatMap(([child, above]) => (above === pid ? [child, ...childrenOf(child)] : []))
  return childrenOf(parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name before the parent may contain spaces and brackets.
    return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0])
  } catch {
    return undefined
  }
}

function find(victim: Victim, node: number, cluster: string): number[] {
  const server = readPostmasterFile(cluster)?.pid
  const servers = server === undefined ? [] : [server]
  const backends = processesOf(cluster).filter((pid) => pid !== server)
  switch (victim) {
    case 'everything':
      return [node, ...offspringOf(node), ...processesOn(join(cluster, '..', '..'))]
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
