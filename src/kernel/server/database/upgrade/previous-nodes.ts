import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { listenerName, notes } from '../connection/listening-nodes.ts'

/** The line in a migration that allows nodes of the previous version to continue. */
const markerLine = /^-- Nodes of before go on\.$/m

/** A request that has just begun may still send its next queries. */
const firstWaitMs = 1000
const patienceMs = 10_000

/** The note of an upgrading node to all nodes. */
export const upgradeNote = { upgrade: true }

/**
 * Whether nodes of the previous version may continue after a migration: everything that they read still has its name
 * and type, and everything that they write is still accepted and correct.
 */
export function mayPreviousNodesContinue(migration: string): boolean {
  return markerLine.test(migration)
}

/**
 * Makes nodes of the previous version leave: they refuse new requests, and their running work has ten seconds to end.
 * At an ordinary start there are no other nodes, and nothing waits.
 */
export async function stopPreviousNodes(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  if (!(await hasConnections(client, `application_name = '${listenerName}'`))) return
  await client.query('select pg_notify($1, $2)', [notes, JSON.stringify(upgradeNote)])
  await sleep(firstWaitMs)
  const end = Date.now() + patienceMs
  while (Date.now() < end && (await hasConnections(client, `state <> 'idle'`))) await sleep(50)
}

async function hasConnections(client: Pick<pg.ClientBase, 'query'>, condition: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend' and ${condition} limit 1`)
  return rowCount !== 0
}
