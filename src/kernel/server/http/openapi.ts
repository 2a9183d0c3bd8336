import { type Endpoint, isRecord } from '../../contract/endpoint.ts'
import { problemStatus } from '../../contract/problem.ts'
import { recordSchema } from './json-schema.ts'
import type { JsonSchema } from '../kinds/json-schema.ts'

/** OpenAPI 3.1 has no `nullable`; a value that may be null has two types. */
function modern(schema: JsonSchema): Record<string, unknown> {
  const { nullable, type, items, properties, enum: values, ...rest } = schema
  return {
    ...rest,
    ...(type ? { type: nullable ? [type, 'null'] : type } : {}),
    ...(values ? { enum: nullable ? [...values, null] : values } : {}),
    ...(items ? { items: modern(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, each]) => [name, modern(each)]),
          ),
        }
      : {}),
  }
}

function accessInWords({ access }: Endpoint): string {
  if (access === 'public') return 'Open to all.'
  if (access === 'any-session') return 'Needs a sign-in, with a one-time password too.'
  if (access === 'signed-in') return 'Needs a sign-in.'
  if (access === 'superuser') return 'Needs a superuser.'
  return `Needs the right to ${access.verb} ${access.resource.label.toLowerCase()}.`
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
      schema: modern({ ...schema, nullable: false }),
    }),
  )
  return [...inPath, ...inQuery]
}

function requestBodyOf(endpoint: Endpoint) {
  const fields = Object.values(endpoint.body)
  if (fields.length === 0) return {}
  const { required, ...schema } = recordSchema(endpoint.body, 'in')
  const shown = modern(endpoint.extent === 'all' && required ? { ...schema, required } : schema)
  const withFiles = fields.some(({ kind }) => kind === 'picture' || kind === 'file')
  return {
    requestBody: {
      content: {
        'application/json': { schema: shown },
        ...(withFiles ? { 'multipart/form-data': { schema: shown } } : {}),
      },
    },
  }
}

function successOf({ reply }: Endpoint) {
  if (reply === 'empty') return { description: 'Done' }
  const content = isRecord(reply)
    ? { 'application/json': { schema: modern(recordSchema(reply, 'out')) } }
    : { [reply.content]: { schema: { type: 'string', format: 'binary' } } }
  return { description: 'Done', content }
}

/** The status with which an endpoint answers a success. */
export function successStatus({ status, method, reply }: Endpoint): number {
  if (status !== undefined) return status
  if (reply === 'empty') return 204
  return method === 'POST' ? 201 : 200
}

/** The whole API as an OpenAPI 3.1 document; paths are given in full. */
export function openApiDocument(endpoints: readonly Endpoint[], base: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = base + endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        summary: endpoint.summary,
        description: accessInWords(endpoint),
        tags: [endpoint.path.split('/')[1]],
        parameters: parametersOf(endpoint),
        ...requestBodyOf(endpoint),
        ...(endpoint.access === 'public' ? { security: [] } : {}),
        responses: {
          [successStatus(endpoint)]: successOf(endpoint),
          default: { $ref: '#/components/responses/Problem' },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Inkwell', version: '1', description: 'The API of the back office.' },
    paths,
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Problem: {
          description: 'What went wrong',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['code', 'message', 'request_id'],
          properties: {
            code: { type: 'string', enum: Object.keys(problemStatus) },
            message: { type: 'string' },
            errors: {
              type: 'object',
              description: 'Messages by field; a part of a list as `list.2.field`.',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
            request_id: { type: 'string' },
          },
        },
      },
    },
  }
}
