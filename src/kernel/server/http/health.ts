import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics` (Prometheus). */
export function serveHealth(server: FastifyInstance, pool: pg.Pool): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const byRoute = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = String(reply.statusCode)
    const key = `${request.method} ${status} ${route}`
    // Looking a series up by its labels costs more than all else here.
    const series = byRoute.get(key) ?? durations.labels(request.method, route, status)
    byRoute.set(key, series)
    series.observe(reply.elapsedTime / 1000)
    done()
  })

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
  server.get('/metrics', async (_request, reply) => {
    void reply.type(registry.contentType)
    return await registry.metrics()
  })
}
