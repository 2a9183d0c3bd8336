import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Db } from '../../database/query.ts'
import type { SecurityEvent } from '../../security/security-event.ts'
import type { SecurityLog } from '../../security/security-log.ts'

// The kinds of fields whose values identify nobody and may be logged; of other fields, only the names are.
const loggedKinds = ['choice', 'flag', 'json', 'whole']

/** The sent fields without personal data: `role: admin, first_name`. */
function sentIn({ body, securityLogDetail: shown = [] }: Endpoint, request: FastifyRequest): string {
  const sent = typeof request.body === 'object' && request.body !== null ? request.body : {}
  return Object.entries(sent)
    .filter(([name]) => Object.hasOwn(body, name))
    .map(([name, value]) => {
      const field = body[name]
      return field && (loggedKinds.includes(field.kind) || shown.includes(name))
        ? `${name}: ${JSON.stringify(value)}`
        : name
    })
    .join(', ')
}

const keyMax = 2_147_483_647

/** The user whom a request is about: the key in the path of a route for users, whatever else the path contains. */
function personIn({ path }: Endpoint, request: FastifyRequest): number | undefined {
  if (!/\/users?\/(.*\/)?:id\b/.test(path)) return undefined
  const { id } = request.params as Record<string, string>
  const key = /^\d{1,10}$/.test(id ?? '') ? Number(id) : 0
  return key > 0 && key <= keyMax ? key : undefined
}

/** Writes the security log entries that endpoints require, and refused requests. */
export function recordInSecurityLog(log: SecurityLog) {
  function event(endpoint: Endpoint, request: FastifyRequest) {
    return {
      userId: request.actor.id,
      client: { address: request.ip, device: request.headers['user-agent'] ?? '' },
      aboutId: personIn(endpoint, request),
    }
  }

  const placeOf = (request: FastifyRequest) => `${request.method} ${request.url.split('?')[0]}`

  /** Does work that may be refused; a refusal is logged. */
  async function refusals<T>(
    endpoint: Endpoint,
    request: FastifyRequest,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const isRefusal = error instanceof Problem && error.code === 'permission_denied'
      if (isRefusal) {
        const refused = { ...event(endpoint, request), kind: 'refused', detail: placeOf(request) } as const
        await log.logRefusal(refused, `${endpoint.method} ${endpoint.path}`)
      }
      throw error
    }
  }

  /** The entry for a successful request; null if its endpoint requires none. */
  function eventOf(endpoint: Endpoint, request: FastifyRequest): SecurityEvent | null {
    if (!endpoint.securityLog) return null
    const sent = sentIn(endpoint, request)
    const detail = sent === '' ? placeOf(request) : `${placeOf(request)} (${sent})`
    return { ...event(endpoint, request), kind: endpoint.securityLog, detail }
  }

  /** Returns a function that writes the entry of a request in the transaction of its work. */
  function within(endpoint: Endpoint, request: FastifyRequest): (tx: Db) => Promise<void> {
    const entry = eventOf(endpoint, request)
    return async (tx) => {
      if (entry) await log.logIn(tx, entry)
    }
  }

  /**
   * Logs a file when sending begins, since it is written meanwhile; repeats within a minute are counted in one entry.
   */
  async function file(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
    const entry = eventOf(endpoint, request)
    if (entry) await log.log(entry, placeOf(request))
  }

  return { refusals, within, file }
}
