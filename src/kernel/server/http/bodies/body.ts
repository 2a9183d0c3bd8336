import type { FastifyRequest } from 'fastify'
import type { Fields } from '../../../contract/fields.ts'
import { Problem } from '../../../contract/problem.ts'
import type { BodyLimits } from './body-limits.ts'
import { readForm } from './form-body.ts'
import { assertShallow } from './nesting.ts'

/** The body of a request as one record; pictures and files of a multipart form as their bytes. */
export async function readBody(
  request: FastifyRequest,
  fields: Fields,
  limits: BodyLimits,
): Promise<Record<string, unknown>> {
  if (request.isMultipart()) return await readForm(request, fields, limits)
  const body = request.body
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Problem('bad_request', 'The request body must be a JSON object.')
  }
  assertShallow(body)
  return { ...body }
}

/** The version for the optimistic lock, in `If-Match` (quoted or not) or in the body; null if there is none. */
export function readVersion(request: FastifyRequest, body: Record<string, unknown>): number | null {
  const header = request.headers['if-match']
  const shown = header === undefined ? body['version'] : header.replace(/^(W\/)?"(.*)"$/, '$2').trim()
  if (shown === undefined || shown === null || shown === '' || shown === '*') return null
  // Only strings and numbers are converted: an object could define its own conversion.
  const version = typeof shown === 'number' || typeof shown === 'string' ? Number(shown) : Number.NaN
  if (!Number.isSafeInteger(version) || version < 0 || version > 2_147_483_647) {
    throw new Problem('bad_request', 'The version must be a whole number.')
  }
  return version
}
