import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProblemCode } from '../../../contract/problem.ts'
import type { Db } from '../../database/query.ts'

const slowMs = 1000

declare module 'fastify' {
  interface FastifyRequest {
    /** How long the database has worked for this request, in milliseconds, including waits for a connection. */
    databaseMs: number
    /** The problem code of its response, if there is one. */
    problem: ProblemCode | null
  }
}

/** Records the database time of each request, and logs slow requests. */
export function keepTimes(server: FastifyInstance): void {
  server.decorateRequest('databaseMs', 0)
  server.decorateRequest('problem', null)
  server.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const isStream = reply.getHeader('content-type') === 'text/event-stream'
    if (ms >= slowMs && !isStream) {
      const route = request.routeOptions.url ?? 'unknown'
      const databaseMs = Math.round(request.databaseMs)
      request.log.warn(
        { method: request.method, route, status: reply.statusCode, ms, databaseMs },
        'slow request',
      )
    }
    done()
  })
}

/** The same database, but its time is counted for a request. */
export function timedFor<D extends Db>(request: FastifyRequest, db: D): D {
  const timed = async <T>(asked: Promise<T>): Promise<T> => {
    const begun = performance.now()
    try {
      return await asked
    } finally {
      request.databaseMs += performance.now() - begun
    }
  }
  return {
    ...db,
    rows: (query, plan) => timed(db.rows(query, plan)),
    row: (query) => timed(db.row(query)),
    run: (query) => timed(db.run(query)),
  }
}
