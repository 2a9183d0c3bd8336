import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { aLine, anInvoice } from '../../features/invoices/testing/an-invoice.ts'
import { startTestInkwell } from '../testing/inkwell.ts'

const inkwell = await startTestInkwell()

test('closing completes the requests in progress, without waiting for idle connections or open streams', async () => {
  const node = await inkwell.startNode()
  const salesman = await inkwell.as('salesman')
  const invoice = await anInvoice(salesman, { invoice_products: Array.from({ length: 200 }, () => aLine()) })
  const { email } = (await salesman.get<{ email: string }>('/auth/me')).body
  const api = await node.signIn(email)

  const stream = (await api.fetch('/api/v1/live')).body?.getReader()
  await stream?.read()
  const inFlight = api.fetch(`/api/v1/invoice/generate-pdf/${invoice.id}`)
  await expect.poll(async () => (await api.fetch('/readyz')).status).toBe(200)

  const { hostname, port } = new URL(node.address)
  const neverUsed = connect(Number(port), hostname)
  await once(neverUsed, 'connect')

  const start = performance.now()
  await node.close()
  expect(performance.now() - start).toBeLessThan(8000)
  expect((await inFlight).status).toBe(200)
  await expect(api.fetch('/healthz')).rejects.toThrow('fetch failed')
})

test('closing does not wait for a client that stalls within a request', async () => {
  const node = await inkwell.startNode()
  const { hostname, port } = new URL(node.address)
  const stalled = connect(Number(port), hostname)
  const ended = once(stalled, 'close')
  stalled.on('error', () => {})
  stalled.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
  stalled.write('Content-Length: 1000\r\n\r\n{"user":')
  // A response on another connection shows that the earlier request has arrived too.
  await expect.poll(async () => (await node.anyone.fetch('/readyz')).status).toBe(200)
  await expect(node.close()).resolves.toBeUndefined()
  await ended
})

/** Other tests have databases on the same server. */
const waiting = `select from pg_locks where not granted and relation = 'migration'::regclass
  and database = (select oid from pg_database where datname = current_database())`

test('a request on a busy connection during closing gets 503 with a message and Retry-After', async () => {
  const node = await inkwell.startNode()
  const { hostname, port } = new URL(node.address)
  const socket = connect(Number(port), hostname)
  let output = ''
  socket.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const ended = once(socket, 'close')
  // Delays the first response until the second request has arrived.
  const held = await inkwell.pool.connect()
  // Blocks writers, but not readers such as other nodes.
  await held.query('begin; lock table migration in exclusive mode')
  socket.write('GET /readyz?write=1 HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(async () => (await inkwell.pool.query(waiting)).rowCount).toBe(1)
  const closing = node.close()
  socket.write('GET /api/v1/languages HTTP/1.1\r\nHost: x\r\n\r\n')
  await held.query('commit')
  held.release()
  await Promise.all([closing, ended])
  expect(output).toMatch(
    /HTTP\/1\.1 503 [^]*retry-after: 2\r\n[^]*"code":"unavailable","message":"Inkwell is restarting/,
  )
})
