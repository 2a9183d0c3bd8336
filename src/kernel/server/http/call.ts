import type { FastifyRequest } from 'fastify'
import { checkAll, checkSent, validValues } from '../../contract/checks.ts'
import { type Endpoint, searchLengthMax } from '../../contract/endpoint.ts'
import { english } from '../../../i18n/english.ts'
import type { Fields } from '../../contract/fields.ts'
import { type FieldErrors, Problem, validationProblem } from '../../contract/problem.ts'
import { RawPicture } from '../../contract/values/uploaded-picture.ts'
import type { PictureReader } from '../picture-reader/picture-reader.ts'
import type { RefusedForm } from './refused-form.ts'
import { readBody, readVersion } from './bodies/body.ts'
import type { BodyLimits } from './bodies/body-limits.ts'
import { bearerToken } from './authorization.ts'
import type { Call } from './routes.ts'
import { translatorFor } from './replies/request-language.ts'

const keyMax = 2_147_483_647

function keyOf(params: Readonly<Record<string, string>>): number {
  const id = params['id']
  if (id === undefined) return 0
  if (!/^\d{1,10}$/.test(id) || Number(id) < 1 || Number(id) > keyMax) {
    throw new Problem('not_found', 'Not found. The record may have been deleted.')
  }
  return Number(id)
}

function checkedQuery(fields: Fields, raw: unknown) {
  try {
    return checkAll(fields, raw)
  } catch (error) {
    // A wrong query is a mistake of the calling program, not of a user in a form, except for search text.
    if (error instanceof Problem && !isLongSearch(error, raw))
      throw new Problem('bad_request', error.displayText, error.details)
    throw error
  }
}

function isLongSearch({ details }: Problem, raw: unknown): boolean {
  const sent = new Map(Object.entries(raw ?? {}))
  return Object.keys(details.errors ?? {}).every((name) => {
    const typed: unknown = sent.get(name)
    return ['search', 'q'].includes(name) && typeof typed === 'string' && typed.length > searchLengthMax
  })
}

function checkedBody({ extent, body, refusal }: Endpoint, raw: unknown) {
  try {
    return extent === 'all' ? checkAll(body, raw) : checkSent(body, raw)
  } catch (error) {
    const isRefused = error instanceof Problem && error.code === 'validation_failed'
    throw isRefused && refusal ? new Problem(error.code, refusal, error.details) : error
  }
}

/** A request with a checked path and query, whose body has been received. */
export type Received<E extends Endpoint> = Omit<Call<E>, 'body'> & {
  /** The body as sent. */
  raw: Readonly<Record<string, unknown>>
}

/** Reads a request and checks everything except the fields of the body. */
export async function receive<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  limits: BodyLimits,
): Promise<Received<E>> {
  const params = request.params as Record<string, string>
  const id = keyOf(params)
  const query = checkedQuery(endpoint.query, request.query)
  const raw = await readBody(request, endpoint.body, limits)
  return {
    id,
    params,
    query,
    raw,
    version: endpoint.method === 'PUT' ? readVersion(request, raw) : null,
    actor: request.actor,
    token: bearerToken(request) ?? '',
    client: {
      address: request.ip,
      device: request.headers['user-agent'] ?? '',
      origin: `${request.protocol}://${request.host}`,
    },
    t: translatorFor(request),
  }
}

/**
 * Builds the typed call of an endpoint: the one place where checked values get their types. Pictures cost most, so they
 * are processed last, if everything else is right, including the checks against other records (`furtherErrors`).
 */
export async function checkedCall<E extends Endpoint>(
  endpoint: E,
  { raw, ...received }: Received<E>,
  pictures: PictureReader,
  furtherErrors: () => Promise<FieldErrors> = async () => ({}),
): Promise<Call<E>> {
  const body = checkedBody(endpoint, raw)
  if (Object.values(body).some((value) => value instanceof RawPicture)) {
    const wrong = await furtherErrors()
    if (Object.keys(wrong).length > 0) throw validationProblem(wrong)
  }
  return { ...received, body: await pictures.readAll(received.actor.id, body) }
}

/** Builds the call of an endpoint without an HTTP request; throws if its body is wrong. */
export function callWithoutRequest(
  endpoint: Endpoint,
  { id, actor, body }: Pick<Call<Endpoint>, 'id' | 'actor' | 'body'>,
): Call<Endpoint> {
  return {
    id,
    actor,
    params: { id: String(id) },
    query: checkAll(endpoint.query, {}),
    body: checkedBody(endpoint, body),
    version: null,
    token: '',
    client: { address: '', device: '', origin: '' },
    t: english,
  }
}

/** The valid values of a form that was refused. */
export function refusedForm(
  { body, extent }: Endpoint,
  { id, actor, raw }: Pick<Received<Endpoint>, 'id' | 'actor' | 'raw'>,
): RefusedForm {
  return { id, actor, values: validValues(body, raw, extent) }
}
