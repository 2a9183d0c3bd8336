import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Db } from '../../database/query.ts'
import type { SecurityEvent } from '../../security/security-event.ts'
import type { SecurityLog } from '../../security/security-log.ts'

// Their values say what was given or taken, and name nobody; of other fields the log tells the names alone.
const telling = ['choice', 'flag', 'json', 'whole']

/** What was sent, without anything of a person: `role: admin, first_name`. */
function sentIn({ body, securityLogDetail: shown = [] }: Endpoint, request: FastifyRequest): string {
  const sent = typeof request.body === 'object' && request.body !== null ? request.body : {}
  return Object.entries(sent)
    .filter(([name]) => Object.hasOwn(body, name))
    .map(([name, value]) => {
      const field = body[name]
      return field && (telling.includes(field.kind) || shown.includes(name))
        ? `${name}: ${JSON.stringify(value)}`
        : name
    })
    .join(', ')
}

const keyMax = 2_147_483_647

/** The person whom a request is about: the key in the path of a route of people, whatever else stands in the address. */
function personIn({ path }: Endpoint, request: FastifyRequest): number | undefined {
  if (!/\/users?\/(.*\/)?:id\b/.test(path)) return undefined
  const { id } = request.params as Record<string, string>
  const key = /^\d{1,10}$/.test(id ?? '') ? Number(id) : 0
  return key > 0 && key <= keyMax ? key : undefined
}

/** Puts into the security log what an endpoint says is to be noted, and what people are refused. */
export function recordInSecurityLog(log: SecurityLog) {
  function event(endpoint: Endpoint, request: FastifyRequest) {
    return {
      userId: request.actor.id,
      client: { address: request.ip, device: request.headers['user-agent'] ?? '' },
      aboutId: personIn(endpoint, request),
    }
  }

  const placeOf = (request: FastifyRequest) => `${request.method} ${request.url.split('?')[0]}`

  /** Does something that may be refused; a refusal is told. */
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
        await log.tell(refused, `${endpoint.method} ${endpoint.path}`)
      }
      throw error
    }
  }

  /** What is noted of a request that succeeds; null where its endpoint says nothing of it. */
  function eventOf(endpoint: Endpoint, request: FastifyRequest): SecurityEvent | null {
    if (!endpoint.securityLog) return null
    const sent = sentIn(endpoint, request)
    const detail = sent === '' ? placeOf(request) : `${placeOf(request)} (${sent})`
    return { ...event(endpoint, request), kind: endpoint.securityLog, detail }
  }

  /** How a request is noted in the transaction of what it does. */
  function within(endpoint: Endpoint, request: FastifyRequest): (tx: Db) => Promise<void> {
    const noted = eventOf(endpoint, request)
    return async (tx) => {
      if (noted) await log.noteIn(tx, noted)
    }
  }

  /** Notes a file when it begins, since it leaves while it is made; of the same file again, how often within a minute. */
  async function file(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
    const noted = eventOf(endpoint, request)
    if (noted) await log.note(noted, placeOf(request))
  }

  return { refusals, within, file }
}
