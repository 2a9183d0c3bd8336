import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** `/healthz` (the process lives) and `/readyz` (it can serve). */
export function serveHealth(server: FastifyInstance, pool: pg.Pool): void {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const ready =
      !stopping &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ))
    if (ready) return { status: 'ready' }
    return await reply.code(503).header('retry-after', '1').send({ status: 'not ready' })
  })
}
