import { join } from 'node:path'
import fastify from 'fastify'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { Live } from '../../live/live.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { serveHealth } from './health.ts'

test('a node without live updates for 15 seconds is not ready, though it can read, until they return', async () => {
  const { connection, pool, drop } = await createTestDatabase()
  const { host, port } = inject('postgres')
  const proxy = new DatabaseProxy(join(host, `.s.PGSQL.${port}`))
  const live = new Live({ ...connection, host: '127.0.0.1', port: await proxy.open() }, () => {})
  const server = fastify()
  onTestFinished(async () => {
    vi.useRealTimers()
    live.close()
    await server.close()
    await proxy.close()
    await drop()
  })
  serveHealth(server, pool, live, { reason: null })
  const ready = async () => {
    const answer = await server.inject('/readyz')
    return {
      status: answer.statusCode,
      retryAfter: answer.headers['retry-after'],
      body: answer.json<unknown>(),
    }
  }
  const yes = { status: 200, retryAfter: undefined, body: { status: 'ready' } }
  await live.start()
  expect(await ready()).toEqual(yes)

  vi.useFakeTimers({ toFake: ['Date'] })
  proxy.turn('refused')
  await expect.poll(() => live.isListening).toBe(false)
  // A short interruption is over in a moment; the load balancer must not send requests elsewhere.
  vi.setSystemTime(Date.now() + 14_000)
  expect(await ready()).toEqual(yes)
  vi.setSystemTime(Date.now() + 1000)
  expect(await ready()).toEqual({
    status: 503,
    retryAfter: '1',
    body: { status: 'not ready', reason: 'changes from other servers are not received' },
  })
  expect((await pool.query('select 1')).rowCount).toBe(1)

  proxy.turn('clear')
  await expect.poll(() => live.isListening).toBe(true)
  expect(await ready()).toEqual(yes)
})
