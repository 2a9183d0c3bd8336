import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Actor } from '../../contract/access.ts'
import { type Db, queryable, type Transaction } from './query.ts'
import { setUnlimitedWait } from './connection/silent-connections.ts'
import { isConnectionLost, isRace } from './failures/database-error.ts'
import { writesOn } from './writes.ts'

const patienceMs = 8000

/**
 * Runs `work` in one transaction on behalf of a user, whose name the triggers write into history. Runs it again after a
 * conflict with another transaction (deadlock, serialization), or if the connection was lost before the commit was
 * sent; later, it would be unknown whether the commit took place.
 */
export async function transaction<T>(
  pool: pg.Pool,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return await repeated(pool, (state) => attemptOnce(pool, actor, work, state))
}

/** Runs `work` as `transaction` does, returns its result, and rolls everything back. */
export async function rolledBack<T>(
  pool: pg.Pool,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return await repeated(pool, async () => {
    const release = await writesOn(pool).acquire()
    try {
      const client = await pool.connect()
      const result = await begun(client, actor, (db) => work({ ...db, afterCommit: () => {} }))
      await rollBack(client)
      return result
    } finally {
      release()
    }
  })
}

interface AttemptState {
  committing: boolean
}

async function repeated<T>(pool: pg.Pool, once: (state: AttemptState) => Promise<T>): Promise<T> {
  const start = Date.now()
  for (let attempt = 1; ; attempt++) {
    const state = { committing: false }
    try {
      return await once(state)
    } catch (error) {
      const lost = isConnectionLost(error) && !state.committing && Date.now() - start < patienceMs
      const raced = isRace(error) && attempt < 10
      if (!lost && !raced) throw await writesOn(pool).reasonRefused(error)
      await sleep(lost ? 200 : Math.random() * 20 * attempt)
    }
  }
}

async function attemptOnce<T>(
  pool: pg.Pool,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
  state: AttemptState,
): Promise<T> {
  const writes = writesOn(pool)
  const release = await writes.acquire()
  try {
    const client = await pool.connect()
    const after: Parameters<Transaction['afterCommit']>[0][] = []
    const result = await begun(client, actor, (db) =>
      work({ ...db, afterCommit: (task) => after.push(task) }),
    )
    state.committing = true
    const committed = commit(client).finally(release)
    const done = committed.then(async () => {
      for (const task of after) await task()
    })
    await writes.confirmed(done)
    return result
  } catch (error) {
    if (!state.committing) release()
    throw error
  }
}

/** Does the work of a transaction up to its commit, and rolls back on an error. */
async function begun<T>(client: pg.PoolClient, actor: Actor, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    await client.query(beginningFor(client, actor))
    return await work(queryable(client))
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** Begins a transaction and sets the acting user, in one round trip. */
function beginningFor(client: pg.PoolClient, { id, name }: Actor): string {
  if (id === 0) return 'begin'
  return `begin; set local inkwell.user_id = '${id}'; set local inkwell.user_name = ${client.escapeLiteral(name)}`
}

async function commit(client: pg.PoolClient): Promise<void> {
  setUnlimitedWait(client, true)
  try {
    await client.query('commit')
    setUnlimitedWait(client, false)
    client.release()
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** A client whose rollback fails is broken and must not return to the pool. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
