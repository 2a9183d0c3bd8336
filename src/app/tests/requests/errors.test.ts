import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const json = { 'content-type': 'application/json' }

const problem = (code: string) => ({
  code,
  message: expect.stringMatching(/\S/),
  request_id: expect.stringMatching(/\S/),
})

async function answerTo(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await api.fetch(path, init)
  return { status: response.status, body: await response.json() }
}

const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  answerTo('/api/v1/customer', { method: 'POST', body, headers })

/** The response to bytes that no HTTP client would send. */
function answerToRaw(request: string): Promise<string> {
  const { hostname, port } = new URL(inkwell.address)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(request))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('an unreadable request is 400 bad_request', () => {
  test.each([
    ['no JSON', '{"name":', json],
    ['a list', '[]', json],
    ['a text', '"x"', json],
    ['a number', '1', json],
    ['plain text', 'x', { 'content-type': 'text/plain' }],
    ['a web form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an unknown type', 'x', { 'content-type': 'application/x-pens' }],
    ['a type that is none', 'x', { 'content-type': '///' }],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['a form that breaks off', '--b\r\nContent-Dispo', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['a prototype', '{"__proto__":{"name":"x"}}', json],
    ['a prototype below', '{"name":{"__proto__":1}}', json],
  ])('%s', async (_what, body, headers) => {
    expect(await send(body, headers)).toEqual({ status: 400, body: problem('bad_request') })
  })

  test.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?page=1.5',
    '?page_size=0',
    '?page_size=x',
    '?ordering=nothing',
    '?ordering=-',
    '?ordering=constructor',
    '?search=a&search=b',
    '?search=%00',
    '?page=99999999999999999999',
  ])('the query %s', async (query) => {
    expect(await api.get(`/customer${query}`)).toMatchObject({ status: 400, body: problem('bad_request') })
  })

  test('an address with broken escapes', async () => {
    expect(await answerTo('/api/v1/customer/%E0%A4%A', {})).toMatchObject({ status: 400 })
  })

  test('a version that is not a number', async () => {
    const update = await api.put('/customer/1', { name: 'x' }, { 'if-match': '"yesterday"' })
    expect(update).toMatchObject({ status: 400, body: problem('bad_request') })
  })
})

describe('a missing address or record is 404 not_found', () => {
  test.each([
    '0',
    '-1',
    '1.5',
    'x',
    '2147483648',
    '99999999999999999999',
    '1%00',
    '2147483647',
    '%27%20or%201=1',
  ])('the key %s', async (id) => {
    expect(await api.get(`/customer/${id}`)).toMatchObject({ status: 404, body: problem('not_found') })
  })

  test.each([
    '/api/v1/nothing',
    '/api/v1',
    '/api/',
    '/assets/x.js',
    '/api/v1/customer/1/2',
    `/api/v1/customer/${'1'.repeat(500)}`,
  ])('the path %s', async (path) => {
    expect(await answerTo(path, {})).toMatchObject({ status: 404, body: problem('not_found') })
  })

  test('an unknown method of a path', async () => {
    expect(await answerTo('/api/v1/customer', { method: 'PATCH' })).toMatchObject({
      status: 404,
      body: problem('not_found'),
    })
  })
})

describe('a too large request is 413 too_large', () => {
  test('a JSON body over 1 MB', async () => {
    expect(await send(JSON.stringify({ name: 'x'.repeat(1024 * 1024) }))).toEqual({
      status: 413,
      body: problem('too_large'),
    })
  })

  test('a form with too many fields', async () => {
    const form = new FormData()
    for (let count = 0; count < 300; count++) form.append(`field${count}`, 'x')
    expect(await api.post('/customer', form)).toMatchObject({ status: 413, body: problem('too_large') })
  })
})

describe('an invalid form is 422 validation_failed', () => {
  test('each field with its messages', async () => {
    expect(await send('{"name":5,"email":""}')).toMatchObject({
      status: 422,
      body: {
        ...problem('validation_failed'),
        errors: {
          name: ['Name must be text.'],
          email: ['Email is required.'],
          code: ['Code is required.'],
          address: ['Address is required.'],
        },
      },
    })
  })

  test('an empty body, with or without its type', async () => {
    for (const headers of [json, undefined]) {
      const answer = await answerTo('/api/v1/customer', { method: 'POST', ...(headers && { headers }) })
      expect(answer).toMatchObject({ status: 422, body: problem('validation_failed') })
    }
  })

  test('text that is not valid UTF-8', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xff, 0xfe, 0x22, 0x7d])
    expect((await send(bytes)).status).toBe(422)
  })
})

test('a deletion may declare its empty body as JSON', async () => {
  const answer = await answerTo('/api/v1/customer/2147483647', { method: 'DELETE', headers: json })
  expect(answer.status).toBe(404)
})

test('a trailing slash makes no difference', async () => {
  expect((await api.get('/customer/')).status).toBe(200)
  expect((await api.get('/customer/2147483647/')).status).toBe(404)
})

test('unknown query keys are ignored', async () => {
  expect((await api.get('/customer?colour=blue&__proto__=1&constructor=2')).status).toBe(200)
})

test('every response has the ID of its request', async () => {
  const response = await api.fetch('/api/v1/nothing')
  const body: unknown = await response.json()
  expect(body).toMatchObject({ request_id: response.headers.get('x-request-id') })
})

test.each([
  'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /\\\\\\ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{}',
  'nonsense\r\n\r\n',
])('%j is refused without an internal error', async (request) => {
  const answer = await answerToRaw(request)
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
  expect((await inkwell.anyone.fetch('/healthz')).status).toBe(200)
})

test.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
  ['an unknown method', 'FOO /api/v1/customer HTTP/1.1\r\n\r\n', 400],
  ['headers beyond all measure', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered in the standard shape of problems', async (_, request, status) => {
  const [head = '', body = ''] = (await answerToRaw(request)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body)).toEqual(problem('bad_request'))
})
