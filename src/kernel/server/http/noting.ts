import type { FastifyRequest } from 'fastify'
import { type Endpoint, isRecord } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { SecurityLog } from '../security-log.ts'

// Their values say what was given or taken, and name nobody; of other fields the log tells the names alone.
const telling = ['choice', 'flag', 'json', 'whole']

/** What was sent, without anything of a person: `role: admin, first_name`. */
function sentIn({ body }: Endpoint, request: FastifyRequest): string {
  const sent = typeof request.body === 'object' && request.body !== null ? request.body : {}
  return Object.entries(sent)
    .filter(([name]) => Object.hasOwn(body, name))
    .map(([name, value]) => {
      const field = body[name]
      return field && telling.includes(field.kind) ? `${name}: ${JSON.stringify(value)}` : name
    })
    .join(', ')
}

/** Puts into the security log what an endpoint says is to be noted, and what people are refused. */
export function noting(log: SecurityLog) {
  function event(endpoint: Endpoint, request: FastifyRequest) {
    const person = /\/users?\/(?:\w+\/)?(\d{1,10})\b/.exec(request.url)?.[1]
    return {
      userId: request.actor.id,
      client: { address: request.ip, device: request.headers['user-agent'] ?? '' },
      ...(person && endpoint.path.includes('/user') && { aboutId: Number(person) }),
    }
  }

  const placeOf = (request: FastifyRequest) => `${request.method} ${request.url.split('?')[0]}`

  /** Does something that may be refused; a refusal is noted. */
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
        await log.note({ ...event(endpoint, request), kind: 'refused', detail: placeOf(request) })
      }
      throw error
    }
  }

  /** Answers a request, and notes how that went before the answer leaves. */
  async function outcome<T>(endpoint: Endpoint, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { noted, reply } = endpoint
    if (!noted) return await refusals(endpoint, request, work)
    const note = async () => {
      const sent = sentIn(endpoint, request)
      const detail = sent === '' ? placeOf(request) : `${placeOf(request)} (${sent})`
      await log.note({ ...event(endpoint, request), kind: noted, detail })
    }
    // A file leaves while it is made, so it is noted when it begins.
    const isFile = reply !== 'empty' && !isRecord(reply)
    if (isFile) await note()
    const answer = await refusals(endpoint, request, work)
    if (!isFile) await note()
    return answer
  }

  return { refusals, outcome }
}
