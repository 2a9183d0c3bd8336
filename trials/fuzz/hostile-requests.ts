import fc from 'fast-check'
import type { Endpoint } from '../../src/kernel/contract/endpoint.ts'
import type { Field, Fields } from '../../src/kernel/contract/fields.ts'
import { hostileJson, hostileText, hostileValue } from './hostile-values.ts'

/** A hostile request, ready to be sent. */
export interface HostileRequest {
  method: string
  /** The path from the root, with the query. */
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** As a superuser; otherwise without a session. */
  signedIn: boolean
}

/** Mostly valid values, so that the request gets past the first check. */
function fitting(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.choices))
    case 'flag':
      return fc.boolean()
    case 'day':
      return fc.constantFrom('1900-01-01', '2026-03-05', '2200-12-31')
    case 'money':
    case 'quantity':
    case 'percent':
    case 'rate':
      return fc.constantFrom(0, 0.01, 1, 99.99, 100, 999_999_999_999.99)
    case 'whole':
    case 'reference':
      return fc.constantFrom(1, 2, 10, 2_147_483_647)
    case 'list':
      return fc.array(formOf(field.fields), { maxLength: 3 })
    case 'group':
      return formOf(field.fields)
    default:
      return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  }
}

const someOf = (field: Field) =>
  fc.oneof({ weight: 12, arbitrary: fitting(field) }, { weight: 1, arbitrary: hostileValue })

/** A form of these fields; any value may be invalid. */
function formOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => [name, someOf(field)] as const)
  const whole = fc.record(Object.fromEntries(values))
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    fc.record(Object.fromEntries(values), { requiredKeys: [] }),
  )
}

const strangeKeys = fc.dictionary(
  fc.constantFrom('version', 'id', 'serial', 'toString', 'constructor', 'hasOwnProperty', 'remove_image'),
  hostileValue,
  { maxKeys: 1 },
)

function bodyOf(fields: Fields): fc.Arbitrary<unknown> {
  const form = fc.tuple(formOf(fields), strangeKeys).map(([known, strange]) => ({ ...known, ...strange }))
  return fc.oneof({ weight: 8, arbitrary: form }, hostileValue)
}

/** The parts of a multipart form; pictures and files are plain text. */
function asForm(body: unknown): string {
  const parts = Object.entries(typeof body === 'object' && body !== null ? body : { body }).map(
    ([name, value]) => {
      const file = name.includes('image') || name === 'file' ? `; filename="${name}.png"` : ''
      const head = `content-disposition: form-data; name="${name}"${file}`
      return `--x\r\n${head}\r\n\r\n${typeof value === 'string' ? value : hostileJson(value)}\r\n`
    },
  )
  return `${parts.join('')}--x--\r\n`
}

const pair = (name: string, value: unknown) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(typeof value === 'string' ? value : hostileJson(value)))}`

/** A URL cannot contain half a surrogate pair. */
const wellFormed = (text: string) => Buffer.from(text).toString().slice(0, 3000)

function queryOf(fields: Fields): fc.Arbitrary<string> {
  const repeated = fc
    .tuple(formOf(fields), formOf(fields))
    .map(([one, other]) =>
      [...Object.entries(one), ...Object.entries(other)].map(([name, value]) => pair(name, value)).join('&'),
    )
  const nested = fc
    .constantFrom(...Object.keys(fields), '__proto__')
    .map((name) => `${name}[toString]=1&${name}[]=1`)
  const strange = fc.constantFrom('%', '%00', 'page=%ff', '__proto__=1', '&&=&', '=', 'search=%F0%9F')
  return fc.oneof({ weight: 5, arbitrary: repeated }, nested, strange)
}

const pathKey = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '3', '2147483647') },
  fc.constantFrom(
    '0',
    '-1',
    'x',
    '%00',
    '1.5',
    '%F0%9F',
    '%ff',
    '__proto__',
    'toString',
    '9'.repeat(20),
    '%2e%2e',
  ),
  hostileText.map((text) => encodeURIComponent(wellFormed(text).slice(0, 500))),
)

const strangeHeaders = fc.record(
  {
    'if-match': fc.constantFrom(
      '1',
      '"1"',
      'W/"2"',
      '*',
      'x',
      '""',
      '1e9',
      '"',
      '[object Object]',
      '9'.repeat(400),
    ),
    'idempotency-key': fc.constantFrom('x', 'x'.repeat(300), '\u00ff', '__proto__', ' '),
    'accept-encoding': fc.constantFrom('x', 'gzip;q=x'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    'user-agent': fc.constantFrom('', '\u00e9\u00ff', 'x'.repeat(3000)),
  },
  { requiredKeys: [] },
)

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  { weight: 4, arbitrary: fc.constant('multipart/form-data; boundary=x') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=y',
    'application/x-www-form-urlencoded',
    'application/json;;',
    'x',
    '__proto__',
    'multipart/mixed; boundary=x',
  ),
)

/** Requests to an endpoint with hostile values in any position: path, query, headers, body. */
export function hostileRequest(endpoint: Endpoint): fc.Arbitrary<HostileRequest> {
  const { method, path } = endpoint
  return fc
    .record({
      key: pathKey,
      query: queryOf(endpoint.query),
      headers: strangeHeaders,
      contentType: contentTypes,
      body: method === 'GET' ? fc.constant(undefined) : bodyOf(endpoint.body),
      signedIn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    })
    .map(({ key, query, headers, contentType, body, signedIn }) => ({
      method,
      path: `/api/v1${path.replaceAll(/:\w+/g, () => key)}?${query}`,
      headers: { ...headers, ...(body !== undefined && { 'content-type': contentType }) },
      body:
        body === undefined
          ? undefined
          : contentType.startsWith('multipart')
            ? asForm(body)
            : hostileJson(body),
      signedIn,
    }))
}
