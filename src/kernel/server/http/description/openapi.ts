import { type Endpoint, isRecord, type ReplyShape } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { problemStatus } from '../../../contract/problem.ts'
import { recordSchema } from './json-schema.ts'
import { NamedSchemas } from './named-schemas.ts'
import { answerSchema, bodySchema, type Described, modern } from './openapi-schema.ts'

function accessInWords({ access }: Endpoint): string {
  if (access === 'public') return 'No sign-in required.'
  if (access === 'any-session') return 'Requires a session; a temporary password is enough.'
  if (access === 'signed-in') return 'Requires a session.'
  if (access === 'superuser') return 'Requires a superuser.'
  const { resource, verb } = access
  const permission = (of: typeof access) => `the permission to ${of.verb} ${of.resource.label.toLowerCase()}`
  const own = resource.own?.verbs.includes(verb) ? `, or for own records ${permission(resource.own.to)}` : ''
  return `Requires ${permission(access)}${own}.`
}

/** The words of a path, such as `Receipt`, `Voucher`, `Cancel`; its parameters left out, or as `By`, `Id`. */
function wordsOf(path: string, keys: 'named' | 'left out'): string {
  return path
    .replace(/:(\w+)/g, keys === 'named' ? 'by-$1' : '')
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function operationId({ method, path }: Endpoint): string {
  return method.toLowerCase() + wordsOf(path, 'named')
}

function parametersOf(endpoint: Endpoint) {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'id' ? 'integer' : 'string' },
  }))
  const inQuery = Object.entries(recordSchema(endpoint.query, 'in').properties ?? {}).map(
    ([name, schema]) => ({
      name,
      in: 'query',
      ...(endpoint.query[name]?.required && !endpoint.query[name].defaulted ? { required: true } : {}),
      schema: modern({ ...schema, nullable: false }),
    }),
  )
  const onceOnly =
    endpoint.method === 'POST'
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'A repeated request with the same key returns the first response and changes nothing.',
            schema: { type: 'string' },
          },
        ]
      : []
  return [...inPath, ...inQuery, ...onceOnly]
}

function requestBodyOf(endpoint: Endpoint, schemas: NamedSchemas) {
  const { method, path, body, extent } = endpoint
  const fields = Object.values(body)
  if (fields.length === 0) return {}
  const schema = schemas.refer(
    bodySchema(body, extent, method === 'PUT'),
    wordsOf(path, 'left out') + (extent === 'sent' ? 'Changes' : 'Input'),
    `${wordsOf(operationId(endpoint), 'named')}Input`,
  )
  const withFiles = fields.some(({ kind }) => kind === 'picture' || kind === 'file')
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': { schema },
        ...(withFiles ? { 'multipart/form-data': { schema } } : {}),
      },
    },
  }
}

/** The fields of a response that only wrap a record or a list of records. */
const covers = ['data', 'results']

function replySchema(endpoint: Endpoint, reply: Fields, schemas: NamedSchemas): Described {
  const whole = answerSchema(reply)
  const name = wordsOf(endpoint.path, 'left out')
  const refer = (fields: Fields, wanted: string) =>
    schemas.refer(answerSchema(fields), wanted, `${wordsOf(operationId(endpoint), 'named')}Answer`)
  const covered = Object.entries(reply).filter(([part]) => covers.includes(part))
  if (covered.length === 0) return 'message' in reply ? whole : refer(reply, name)
  const properties = covered.map(([part, field]) => [part, coveredSchema(field, name, refer)])
  return { ...whole, properties: { ...Object(whole['properties']), ...Object.fromEntries(properties) } }
}

function coveredSchema(
  field: Field,
  name: string,
  refer: (fields: Fields, wanted: string) => Described,
): Described {
  if (field.kind === 'group') {
    const record = refer(field.fields, name)
    return field.required ? record : { oneOf: [record, { type: 'null' }] }
  }
  if (field.kind === 'list') return { type: 'array', items: refer(field.fields, `${name}InList`) }
  if (field.kind !== 'grouped') throw new Error(`No record is covered by a field of the kind ${field.kind}.`)
  const items = refer(field.fields, `${name}InList`)
  return { type: 'object', additionalProperties: { type: 'array', items } }
}

function contentOf(endpoint: Endpoint, reply: Exclude<ReplyShape, 'empty'>, schemas: NamedSchemas) {
  if (isRecord(reply)) return { 'application/json': { schema: replySchema(endpoint, reply, schemas) } }
  const { content, listOf } = reply
  const schema = listOf
    ? { type: 'array', items: answerSchema(listOf) }
    : { type: 'string', format: 'binary' }
  return { [content]: { schema } }
}

function responsesOf(endpoint: Endpoint, schemas: NamedSchemas) {
  const { reply } = endpoint
  const refusals = refusalsOf(endpoint).map((status) => [status, reference(`Problem${status}`)])
  return {
    ...Object.fromEntries(
      successesOf(endpoint).map((status) => [
        status,
        {
          description: 'Done',
          ...(reply === 'empty' ? {} : { content: contentOf(endpoint, reply, schemas) }),
        },
      ]),
    ),
    ...Object.fromEntries(refusals),
    default: reference('Problem'),
  }
}

/** The statuses with which an endpoint may refuse a request. */
function refusalsOf({ method, path, access, query, body }: Endpoint): number[] {
  const writes = method !== 'GET'
  const asks = writes || Object.keys(query).length > 0
  return [
    ...(asks ? [400] : []),
    ...(access === 'public' && !writes ? [] : [401]),
    ...(access === 'signed-in' && !writes ? [] : [403]),
    ...(path.includes(':') ? [404] : []),
    ...(writes ? [409, 413] : []),
    ...(Object.keys(body).length > 0 ? [415] : []),
    ...(asks ? [422] : []),
    429,
  ]
}

const successesOf = (endpoint: Endpoint) => [
  ...(endpoint.dryRunFlag === undefined ? [] : [dryRunStatus]),
  successStatus(endpoint),
]

const dryRunStatus = 200

/** Whether a body requests a dry run. */
export function isDryRun(
  { dryRunFlag }: Pick<Endpoint, 'dryRunFlag'>,
  body: Readonly<Record<string, unknown>>,
): boolean {
  return dryRunFlag !== undefined && body[dryRunFlag] === true
}

/** The status of an endpoint's successful response. */
export function successStatus(endpoint: Endpoint, body: Readonly<Record<string, unknown>> = {}): number {
  if (isDryRun(endpoint, body)) return dryRunStatus
  const { status, method, reply } = endpoint
  if (status !== undefined) return status
  if (reply === 'empty') return 204
  return method === 'POST' ? 201 : 200
}

function reference(response: string) {
  return { $ref: `#/components/responses/${response}` }
}

function problemResponse(codes: readonly string[]) {
  const description = `What went wrong: ${codes.join(', ')}`
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

function problemResponses() {
  const statuses = [...new Set<number>(Object.values(problemStatus))]
  const byStatus = statuses.map((status) => {
    const codes = Object.entries(problemStatus).flatMap(([code, its]) => (its === status ? [code] : []))
    return [`Problem${status}`, problemResponse(codes)]
  })
  return { Problem: problemResponse(Object.keys(problemStatus)), ...Object.fromEntries(byStatus) }
}

const problemSchema = {
  type: 'object',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'string', enum: Object.keys(problemStatus) },
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Messages by field; for a list item as `list.2.field`.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    unless: {
      type: 'object',
      description:
        'If a refusal only needs confirmation: by the field of an error, the flag in the body that confirms it.',
      additionalProperties: { type: 'string' },
    },
    request_id: { type: 'string' },
  },
}

/** Sorts the calls for a single record first, by the shortest path: they name its schema, and others refer to it. */
function namesFirst(endpoints: readonly Endpoint[]): Endpoint[] {
  const isList = ({ reply }: Endpoint) => isRecord(reply) && 'count' in reply
  return endpoints.toSorted((a, b) => Number(isList(a)) - Number(isList(b)) || a.path.length - b.path.length)
}

/** The whole API as an OpenAPI 3.1 document; paths include the base path. */
export function openApiDocument(endpoints: readonly Endpoint[], base: string) {
  const schemas = new NamedSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of namesFirst(endpoints)) {
    const path = base + endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: operationId(endpoint),
        summary: endpoint.summary,
        description: accessInWords(endpoint),
        tags: [endpoint.path.split('/')[1]],
        parameters: parametersOf(endpoint),
        ...requestBodyOf(endpoint, schemas),
        ...(endpoint.access === 'public' ? { security: [] } : {}),
        responses: responsesOf(endpoint, schemas),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Inkwell', version: '1', description: 'The API of the back office.' },
    servers: [{ url: '/' }],
    paths,
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: problemResponses(),
      schemas: { Problem: problemSchema, ...schemas.all },
    },
  }
}
