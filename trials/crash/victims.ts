import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { clusterIn } from '../../src/parts/embedded-postgres/place.ts'
import { readPostmasterFile } from '../../src/parts/embedded-postgres/server/postmaster-file.ts'
import { processesOf, signal } from '../../src/parts/embedded-postgres/server/processes.ts'
import { join } from 'node:path'

/**
 * Whom to kill, in the order of the rounds: a few rounds begin with both ways of leaving somebody alive who must cope.
 * All is killed after each of them anyway.
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

/** Sends SIGKILL to them. */
export function kill(victim: Victim, node: number, dataDir: string): void {
  for (const pid of find(victim, node, clusterIn(join(dataDir, 'postgres')))) signal(pid, 'SIGKILL')
}

/** Stops the database where it is, server and backends, or lets it go on. */
export function freeze(dataDir: string, yes: boolean): void {
  for (const pid of processesOf(clusterIn(join(dataDir, 'postgres'))))
    signal(pid, yes ? 'SIGSTOP' : 'SIGCONT')
}

/** All living processes of a data folder: server, backends, programs under way, watchdog. */
export function processesOn(dataDir: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && workingFolder(pid)?.startsWith(join(dataDir, 'postgres')))
}

/** The processes that a process has started, and those that they have. */
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
    // The name before the parent may hold blanks and brackets itself.
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
