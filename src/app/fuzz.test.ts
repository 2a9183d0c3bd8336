import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../kernel/contract/endpoint.ts'
import type { Field, Fields } from '../kernel/contract/fields.ts'
import { aCustomer } from '../features/customers/testing/a-customer.ts'
import { anInvoice } from '../features/invoices/testing/an-invoice.ts'
import { aProduct } from '../features/products/testing/a-product.ts'
import { startTestInkwell } from './testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
await aProduct(api)
await anInvoice(api, { customer: (await aCustomer(api)).id })

/** Ends sessions or refuses sign-ins by design; tried on its own. */
const apart = new Set(['POST /auth/login', 'POST /auth/logout', 'POST /auth/refresh'])
const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '--',
  '٣',
  '۴٫۵',
  '1e400',
  '-0',
  'NaN',
  'null',
  'ﷺ',
  '\u202e',
  'x'.repeat(300),
  'é'.repeat(11_000),
  '2026-02-30',
  '9999-12-31',
  '{}',
  'İ',
  '=1+1',
  '../../etc',
]
const numbers = [0, -0, -1, 0.005, 1e21, -1e300, 2 ** 31, 2 ** 53, 999_999_999_999.99, 1.7976931348623157e308]

const anything = fc.oneof(
  fc.constantFrom<unknown>(...nasty, ...numbers, null, true, false, [], {}, [[]], { length: 1 }),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Often what the field wants, so that the request gets past the first check; sometimes anything. */
function valueFor(field: Field): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fitting(field) }, { weight: 1, arbitrary: anything })
}

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
      return fc.constantFrom(0, 0.01, 1, 99.99, 100, 999_999_999_999.99)
    case 'whole':
    case 'reference':
      return fc.constantFrom(1, 2, 10, 2_147_483_647)
    case 'list':
      return fc.array(formFor(field.fields), { maxLength: 3 })
    default:
      return fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom(...nasty))
  }
}

function formFor(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueFor(field)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: [] })
}

function queryFor(fields: Fields): fc.Arbitrary<string> {
  return fc.oneof(formFor(fields), fc.dictionary(fc.string(), fc.string())).map((query) => {
    const pairs = Object.entries(query).map(([name, value]): [string, string] => [
      name,
      String(typeof value === 'object' ? JSON.stringify(value) : value),
    ])
    return new URLSearchParams(pairs).toString()
  })
}

const someKey = fc.oneof(fc.constantFrom('1', '2', '2147483647'), fc.constantFrom('0', 'x', '%00', '1.5'))

describe.each(
  inkwell.endpoints
    .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
    .filter(({ name }) => !apart.has(name)),
)('$name', ({ endpoint }: { endpoint: Endpoint }) => {
  test('answers no input with a failure of its own', async () => {
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const input = fc.record({
      key: someKey,
      query: queryFor(endpoint.query),
      body: hasBody
        ? fc.oneof({ weight: 4, arbitrary: formFor(endpoint.body) }, anything)
        : fc.constant(undefined),
      version: fc.option(fc.constantFrom('1', '"1"', 'W/"2"', '*', 'x', '""', '1e9')),
    })
    await fc.assert(
      fc.asyncProperty(input, async ({ key, query, body, version }) => {
        const response = await api.fetch(`/api/v1${endpoint.path.replaceAll(/:\w+/g, key)}?${query}`, {
          method: endpoint.method,
          headers: {
            ...(hasBody && { 'content-type': 'application/json' }),
            ...(version !== null && { 'if-match': version }),
          },
          ...(hasBody && { body: JSON.stringify(body) ?? '' }),
        })
        await response.arrayBuffer()
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: endpoint.method === 'GET' ? 15 : 30 },
    )
  })
})

test('no pair of sign-in and password is a failure of the server', async () => {
  await fc.assert(
    fc.asyncProperty(anything, anything, async (user, password) => {
      const address = `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`
      const answer = await inkwell.anyone.post(
        '/auth/login',
        { user, password },
        { 'x-forwarded-for': address },
      )
      expect([401, 422, 429]).toContain(answer.status)
    }),
    { numRuns: 25 },
  )
})

test('no refresh token that nobody gave is a failure of the server', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (refresh) => {
      expect([401, 422]).toContain((await inkwell.anyone.post('/auth/refresh', { refresh })).status)
    }),
    { numRuns: 25 },
  )
})
