import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { listenerName } from '../connection/listener.ts'
import { notes } from '../../live.ts'

/** The line by which a migration says that nodes of the version before may go on beside it. */
const line = /^-- Nodes of before go on\.$/m

/** Whoever has just been let in may still ask for what it needs next. */
const settleMs = 1000
const patienceMs = 10_000

/** What the one that upgrades tells all nodes. */
export const upgradeNote = { upgrade: true }

/**
 * Whether nodes of the version before may go on working after a migration: whatever they read is still there under its
 * name and of its type, and whatever they write is still taken, and right.
 */
export function goesOn(migration: string): boolean {
  return line.test(migration)
}

/**
 * Lets the nodes of before leave: from now on they refuse what is new, and what they have begun ends, or is waited for
 * no longer than ten seconds. Nobody else is there at an ordinary start, which then waits for nobody.
 */
export async function letNodesLeave(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  if (!(await areThere(client, `application_name = '${listenerName}'`))) return
  await client.query('select pg_notify($1, $2)', [notes, JSON.stringify(upgradeNote)])
  await sleep(settleMs)
  const end = Date.now() + patienceMs
  while (Date.now() < end && (await areThere(client, `state <> 'idle'`))) await sleep(50)
}

async function areThere(client: Pick<pg.ClientBase, 'query'>, which: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend' and ${which} limit 1`)
  return rowCount !== 0
}
