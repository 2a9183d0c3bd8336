import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Problem } from '../../contract/problem.ts'
import { bearerToken } from './gate.ts'

/** `/metrics`, for Prometheus on the same machine, or anywhere with the token of the configuration. */
export function serveMetrics(server: FastifyInstance, token: string | undefined): void {
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

  server.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !bears(request, token)) {
      throw new Problem('permission_denied', 'The metrics are for this machine only, or with their token.')
    }
    void reply.type(registry.contentType)
    return await registry.metrics()
  })
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** What a proxy on this machine hands on comes from elsewhere, whatever it says about that. */
function isFromThisMachine({ raw: { headers, socket } }: FastifyRequest): boolean {
  const isHandedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers)
  const peer = socket.remoteAddress ?? ''
  return !isHandedOn && loopback.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
}

function bears(request: FastifyRequest, token: string | undefined): boolean {
  const sent = bearerToken(request)
  if (token === undefined || sent === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(token))
}
