import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Endpoint } from '../../kernel/contract/endpoint.ts'
import { apiBase } from '../../kernel/server/http/mount.ts'
import { openApiDocument } from '../../kernel/server/http/description/openapi.ts'
import type { Answered } from '../../kernel/server/testing/api-client.ts'

interface Described {
  method: string
  matches: RegExp
  responses: Record<string, unknown>
  /** The JSON pointer of the responses in the document. */
  pointer: string
}

const documentKey = 'openapi.json'

/**
 * Returns a function that compares each response with its description in OpenAPI and throws if they differ: clients
 * generated from the description rely on it.
 */
export function asDescribed(endpoints: readonly Endpoint[]): Answered {
  const document = JSON.parse(JSON.stringify(openApiDocument(endpoints, apiBase)))
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, documentKey)
  const described = operationsOf(document)
  const checks = new Map<string, ValidateFunction | undefined>()

  return (method, path, status, body) => {
    const [plain = ''] = path.split('?')
    const operation = described.find((each) => each.method === method && each.matches.test(plain))
    if (!operation) return
    const response = String(status) in operation.responses ? String(status) : 'default'
    const pointer = `${operation.pointer}/responses/${response}`
    if (!checks.has(pointer)) checks.set(pointer, checkAt(ajv, document, pointer))
    const check = checks.get(pointer)
    if (!check || check(body)) return
    const wrong = check.errors?.map(
      ({ instancePath, message }) => `${instancePath || 'the answer'} ${message}`,
    )
    throw new Error(
      `${method} ${path} answered ${status} with what its description does not say: ${wrong?.join('; ')}`,
    )
  }
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

function operationsOf({ paths }: Document): Described[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        matches: new RegExp(`^${path.slice(apiBase.length).replace(/\{\w+\}/g, '[^/]+')}/?$`),
        responses,
        pointer: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
      })),
    )
    .toSorted((a, b) => Number(a.pointer.includes('{')) - Number(b.pointer.includes('{')))
}

/** Returns the validator of a JSON response; undefined if the response is not JSON. */
function checkAt(ajv: Ajv2020, document: Document, pointer: string): ValidateFunction | undefined {
  const found = valueAt(document, pointer)
  const reference = isObject(found) ? found['$ref'] : undefined
  const place = typeof reference === 'string' ? reference : pointer
  const schema = `${place}/content/application~1json/schema`
  if (valueAt(document, schema) === undefined) return undefined
  return ajv.getSchema(documentKey + encodeURI(schema).replaceAll('{', '%7B').replaceAll('}', '%7D'))
}

function valueAt(document: unknown, pointer: string): unknown {
  const steps = pointer.slice(2).split('/')
  return steps.reduce<unknown>(
    (value, step) => (isObject(value) ? value[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
