import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../kernel/contract/endpoint.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

/** The query parameters that name a kind of record. */
const names = ['resource', 'screen', 'list'] as const
type Name = (typeof names)[number]

/** Valid values of the other parameters. */
const besides = {
  id: 1,
  record: 1,
  text: 'Hello',
  title: 'Call back',
  name: 'Past due',
  settings: {},
  action: 'export',
  ids: [1],
  columns: [],
  widths: [],
} as const

const taking: [string, Endpoint, Name][] = inkwell.endpoints.flatMap((endpoint) =>
  names
    .filter((name) => [endpoint.query[name], endpoint.body[name]].some((field) => field?.kind === 'text'))
    .map((name): [string, Endpoint, Name] => [
      `${endpoint.method} ${endpoint.path}, ${name}`,
      endpoint,
      name,
    ]),
)

async function ask({ method, path, query, body }: Endpoint, name: Name, kind: string) {
  const sent = (fields: object) =>
    Object.fromEntries(
      Object.entries({ ...besides, [name]: kind }).filter(([each]) => Object.hasOwn(fields, each)),
    )
  const asked = Object.entries(sent(query)).map(
    ([each, value]) => `${each}=${encodeURIComponent(String(value))}`,
  )
  const place = `${path.replace(':id', '1')}?${asked.join('&')}`
  if (method === 'GET') return await api.get(place)
  return method === 'PUT' ? await api.put(place, sent(body)) : await api.post(place, sent(body))
}

test('the calls that take a record type are listed', () => {
  expect(taking.map(([called]) => called).toSorted()).toEqual([
    'GET /changes, resource',
    'GET /comment, resource',
    'GET /comment/people, resource',
    'GET /history, resource',
    'GET /task, resource',
    'GET /task/people, resource',
    'GET /view, screen',
    'POST /bulk, resource',
    'POST /comment, resource',
    'POST /history/undo-deletion, resource',
    'POST /task, resource',
    'POST /view, screen',
    'PUT /auth/column-layout, list',
    'PUT /auth/hidden-columns, list',
    'PUT /task/:id, resource',
    'PUT /view/:id, screen',
  ])
})

test('the history names the right key, also if the record is missing', async () => {
  const asked = async (resource: string) => await api.get(`/history?resource=${resource}`)
  expect(await asked('invoices')).toMatchObject({
    status: 400,
    body: { message: 'Record type “invoices” does not exist. Use “invoice”.' },
  })
  expect(await asked('invoice')).toMatchObject({
    status: 400,
    body: { message: 'Record is required.', errors: { id: ['Record is required.'] } },
  })
})

describe.each(taking)('%s', (_, endpoint, name) => {
  test('names the right key for another name of the type', async () => {
    if (endpoint.path === '/task/:id') await api.post('/task', { title: 'Call back', text: 'Call back' })
    if (endpoint.path === '/view/:id')
      await api.post('/view', { screen: 'invoice', name: 'Past due', settings: {} })
    for (const [wrong, key] of [
      ['invoices', 'invoice'],
      ['Invoice', 'invoice'],
      ['receipt-voucher', 'receipt_voucher'],
      ['Receipt Vouchers', 'receipt_voucher'],
      ['petty-cash', 'petty_cash'],
      ['products', 'product'],
    ] as const)
      expect(await ask(endpoint, name, wrong)).toMatchObject({
        status: 400,
        body: { code: 'bad_request', message: `Record type “${wrong}” does not exist. Use “${key}”.` },
      })
    expect(await ask(endpoint, name, 'pencils')).toMatchObject({
      status: 400,
      body: { message: 'Record type “pencils” does not exist.' },
    })
  })
})
