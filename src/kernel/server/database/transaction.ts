import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import sql from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import { queryable, type Transaction } from './query.ts'

const conflictCodes = new Set(['40001', '40P01'])
const goneCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])
const patienceMs = 8000

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  if (/Connection terminated|is not queryable/.test(error.message)) return '08006'
  // The pool's own word for too many connections.
  return error.message.includes('timeout exceeded when trying to connect') ? '53300' : ''
}

/** Whether the database went away or has no connection left, so that trying again in a moment makes sense. */
export function isConnectionLost(error: unknown): boolean {
  return goneCodes.has(codeOf(error))
}

/** Whether the database is there, but all connections to it are taken. */
export function hasNoConnectionLeft(error: unknown): boolean {
  return codeOf(error) === '53300'
}

/**
 * Runs `work` in one transaction on behalf of a person, whose name the database's own triggers write into
 * history. Runs it again when it lost against a concurrent one (deadlock, serialisation), or when the
 * database went away before the commit was asked for; after that nobody could know whether it happened.
 */
export async function transaction<T>(
  pool: pg.Pool,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const start = Date.now()
  for (let attempt = 1; ; attempt++) {
    const state = { committing: false }
    try {
      return await attemptOnce(pool, actor, work, state)
    } catch (error) {
      const lost = isConnectionLost(error) && !state.committing && Date.now() - start < patienceMs
      const raced = conflictCodes.has(codeOf(error)) && attempt < 10
      if (!lost && !raced) throw error
      await sleep(lost ? 200 : Math.random() * 20 * attempt)
    }
  }
}

async function attemptOnce<T>(
  pool: pg.Pool,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
  state: { committing: boolean },
): Promise<T> {
  const client = await pool.connect()
  const after: Parameters<Transaction['afterCommit']>[0][] = []
  try {
    await client.query('begin')
    const db = queryable(client)
    if (actor.id !== 0) {
      await db.run(sql`select set_config('inkwell.user_id', ${String(actor.id)}, true),
        set_config('inkwell.user_name', ${actor.name}, true)`)
    }
    const result = await work({ ...db, afterCommit: (task) => after.push(task) })
    state.committing = true
    const changed = await commit(client)
    client.release()
    for (const task of after) await task(changed)
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** Commits, and answers the tables that `notify_change` has told of: on one way there and back. */
async function commit(client: pg.PoolClient): Promise<string[]> {
  // Several statements in one text have several results, of which the types know nothing.
  const results: unknown = await client.query(
    `select current_setting('inkwell.changed', true) as changed; commit`,
  )
  const [told] = results as [pg.QueryResult<{ changed: string | null }>]
  return told.rows[0]?.changed?.split(' ') ?? []
}

/** A client whose rollback fails is broken and must not go back to the pool. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
