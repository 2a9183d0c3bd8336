import type { FastifyRequest } from 'fastify'
import { type Endpoint, isRecord } from '../../../contract/endpoint.ts'
import type { Field } from '../../../contract/fields.ts'
import type { RepeatableRequest } from './idempotency.ts'

/**
 * Whether a request or its response contains a secret. Such responses are not stored for a repeated request: nothing of
 * a secret may be stored, and without it a repeat with another secret would get the response to the first one.
 */
function holdsSecret({ body, reply }: Endpoint): boolean {
  const fields = [...Object.values(body), ...(isRecord(reply) ? Object.values(reply) : [])]
  return fields.some(isOrHoldsSecret)
}

function isOrHoldsSecret(field: Field): boolean {
  if (field.kind === 'list' || field.kind === 'group') {
    return Object.values(field.fields).some(isOrHoldsSecret)
  }
  return field.kind === 'secret'
}

/** The record in a stored response of a write, with only the fields that the response itself has. */
function recordSavedBy({ reply }: Endpoint, body: unknown): Record<string, unknown> | undefined {
  const shape = isRecord(reply) ? reply['data'] : undefined
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  if (shape?.kind !== 'group' || typeof data !== 'object' || data === null) return undefined
  return Object.fromEntries(Object.entries(data).filter(([name]) => name in shape.fields))
}

/** The facts by which a repeated write is recognized; without a key if its response must not be stored. */
export function repeatableRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  body: unknown,
): RepeatableRequest {
  const remembers = endpoint.method === 'POST' && !holdsSecret(endpoint)
  return {
    userId: request.actor.id,
    key: remembers ? request.headers['idempotency-key'] : undefined,
    route: `${endpoint.method} ${request.url}`,
    body,
    savedIn: (answer) => recordSavedBy(endpoint, answer),
  }
}
