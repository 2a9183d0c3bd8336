import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Problem } from '../../../contract/problem.ts'
import { bearerToken } from '../authorization.ts'
import { addOwnMetrics, type Watched } from './own-metrics.ts'

/** Collects the metrics of all processes of this Inkwell, if there are several. */
export type AskAll = () => Promise<string>

/** Serves `/metrics` for Prometheus on the same machine, or anywhere with the configured token. */
export function serveMetrics(
  server: FastifyInstance,
  token: string | undefined,
  watched?: Watched & { askAll: AskAll | undefined },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  AggregatorRegistry.setRegistries([registry])
  if (watched) addOwnMetrics(registry, watched)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer, by the first part of its path.',
    labelNames: ['route'],
    buckets: [0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by method and status.',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  const inDatabase = new Counter({
    name: 'inkwell_database_seconds_total',
    help: 'Time for which the database was at work for requests, waits for a connection included.',
    labelNames: ['method', 'route'],
    registers: [registry],
  })
  const problems = new Counter({
    name: 'inkwell_problems_total',
    help: 'Answers that are no success, by their code.',
    labelNames: ['code'],
    registers: [registry],
  })
  const proxied = new Gauge({
    name: 'inkwell_proxy_untrusted',
    help: '1 once a request had come through a proxy while TRUST_PROXY was off: everybody then has the address of the proxy.',
    aggregator: 'max',
    registers: [registry],
  })
  const byRoute = new Map<string, Histogram.Internal<'route'>>()
  server.addHook('onResponse', (request, reply, done) => {
    const route = firstPart(request.routeOptions.url ?? 'unknown')
    // Finding a series by its labels costs more than everything else here.
    const series = byRoute.get(route) ?? durations.labels(route)
    byRoute.set(route, series)
    series.observe(reply.elapsedTime / 1000)
    answers.inc({ method: request.method, status: reply.statusCode })
    if (request.databaseMs > 0) inDatabase.inc({ method: request.method, route }, request.databaseMs / 1000)
    if (request.problem) problems.inc({ code: request.problem })
    // Behind a trusted proxy, `ips` has the client after the proxy, even if the client is on the proxy's machine.
    if (isForwarded(request) && (request.ips?.length ?? 0) < 2) proxied.set(1)
    done()
  })

  server.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) {
      throw new Problem(
        'permission_denied',
        'Metrics are available only from this server or with the metrics token.',
      )
    }
    void reply.type(registry.contentType)
    return await (watched?.askAll?.() ?? registry.metrics())
  })
}

/**
 * One series for each route, status and bucket came to 910 kB in an hour; the beginning of the path is enough to
 * distinguish kinds of records.
 */
function firstPart(pattern: string): string {
  return /^\/api\/v1\/[^/]+/.exec(pattern)?.[0] ?? pattern
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Requests that a proxy on this machine forwards come from elsewhere, whatever their headers contain. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const peer = request.raw.socket.remoteAddress ?? ''
  return !isForwarded(request) && loopback.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
}

function isForwarded({ raw: { headers } }: FastifyRequest): boolean {
  return ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers)
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const sent = bearerToken(request)
  if (token === undefined || sent === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(token))
}
