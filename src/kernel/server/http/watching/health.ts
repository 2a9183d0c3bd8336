import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Problem } from '../../../contract/problem.ts'
import { beingUpgraded, type NewerDatabase } from '../../live/newer-database.ts'
import { writesOn } from '../../database/writes.ts'
import type { Live } from '../../live/live.ts'
import { apiBase } from '../mount.ts'

/** If changes are missed for longer, other nodes should serve instead; reconnecting takes a moment. */
const deafMs = 15_000
const answerMs = 3000

/** Locking a row is a write: it must be flushed and confirmed by a standby, and fails if the database is read-only. */
const someWrite = 'select from migration limit 1 for update'

/**
 * Serves the health checks for load balancers: `/healthz` (the process is alive) and `/readyz` (it can serve: the
 * database answers, and changes of other nodes are received). `/readyz?write=1` also tries a write. After a newer
 * Inkwell has upgraded the database, this node is not ready, and does not query it.
 */
export function serveHealth(
  server: FastifyInstance,
  pool: pg.Pool,
  live: Live,
  newer: Pick<NewerDatabase, 'reason'>,
): void {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })
  const reads = probe(() => pool.query('select 1'))
  const writes = probe(() => writesOn(pool).run(() => pool.query(someWrite)))

  async function reasonNotReady({ query }: FastifyRequest): Promise<string | null> {
    if (stopping) return 'stopping'
    if (newer.reason !== null) return newer.reason
    if (live.disconnectedForMs >= deafMs) return 'changes from other servers are not received'
    if (!(await reads())) return 'the database cannot be read'
    const asksForWrites = typeof query === 'object' && query !== null && 'write' in query
    return asksForWrites && !(await writes()) ? 'the database cannot be written' : null
  }

  server.addHook('onRequest', async ({ url }) => {
    if (newer.reason !== null && url.startsWith(apiBase))
      throw new Problem('unavailable', beingUpgraded, { retryAfter: 5 })
  })
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (request, reply) => {
    const reason = await reasonNotReady(request)
    if (reason === null) return { status: 'ready' }
    return await reply.code(503).header('retry-after', '1').send({ status: 'not ready', reason })
  })
}

/**
 * Whether something succeeds soon. Simultaneous callers share one attempt, so that checks do not take connections from
 * others while the database hangs.
 */
function probe(tried: () => Promise<unknown>): () => Promise<boolean> {
  let trying: Promise<boolean> | undefined
  return async () => {
    trying ??= tried()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (trying = undefined))
    return await Promise.race([trying, sleep(answerMs, false, { ref: false })])
  }
}
