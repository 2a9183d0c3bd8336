import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { SilentConnections } from '../database/connection/silent-connections.ts'
import { isConnectionLost } from '../database/failures/database-error.ts'
import { Live } from './live.ts'
import { createTestDatabase, testPool } from '../testing/database.ts'
import { DatabaseProxy } from '../testing/database-proxy.ts'

const pace = { heartbeatMs: 50, answerMs: 800, connectMs: 800 }
const soon = { interval: 10 }

/** A `Live` that listens through a network that can fail, and what it has received. */
async function listening() {
  const { connection, pool, drop } = await createTestDatabase()
  const { host, port } = inject('postgres')
  const proxy = new DatabaseProxy(join(host, `.s.PGSQL.${port}`))
  const through = { ...connection, host: '127.0.0.1', port: await proxy.open() }
  const logged: string[] = []
  const live = new Live(through, (line) => logged.push(line), pace)
  const heard: string[] = []
  live.on('gap', () => heard.push(live.isListening ? 'back' : 'lost'))
  live.on('change', ({ topic }) => heard.push(topic))
  const reading = testPool({ ...through, max: 2, connectionTimeoutMillis: 500 })
  reading.on('error', () => {})
  reading.on('connect', (client) => client.on('error', () => {}))
  const silent = new SilentConnections([reading])
  live.on('silence', (ms) => silent.cut(ms))
  onTestFinished(async () => {
    live.close()
    silent.close()
    await reading.end()
    await proxy.close()
    await drop()
  })
  await live.start()
  const notify = (topic: string) =>
    pool.query(`select pg_notify('change', $1)`, [`{"topic":"${topic}","ids":null}`])
  return { proxy, live, heard, logged, notify, reading }
}

test.each(['frozen', 'black hole'] as const)(
  'a dead connection is detected and replaced: %s',
  async (weather) => {
    const { proxy, live, heard, logged, notify, reading } = await listening()
    await reading.query('select 1')
    proxy.turn(weather)
    const hangs = reading.query('select 1').catch((error: unknown) => error)
    await expect.poll(() => live.isListening, soon).toBe(false)
    expect(live.disconnectedForMs).toBeLessThan(5000)
    // A query that waits for a reply of the same server fails now, instead of after a quarter of an hour.
    expect(isConnectionLost(await hangs)).toBe(true)
    proxy.turn('clear')
    await expect.poll(() => live.isListening, soon).toBe(true)
    await notify('thing')
    await expect.poll(() => heard, soon).toEqual(['back', 'lost', 'back', 'thing'])
    expect(live.disconnectedForMs).toBe(0)
    expect(logged[0]).toBe('The database has not answered for 0.8 s; reconnecting')
    expect((await reading.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  },
)

test('a cut connection is replaced at once', async () => {
  const { proxy, live, heard, logged, notify } = await listening()
  proxy.cut()
  await expect.poll(() => heard, soon).toEqual(['back', 'lost', 'back'])
  await notify('thing')
  await expect.poll(() => heard, soon).toContain('thing')
  expect(logged).toEqual(['The connection for live updates broke; reconnecting'])
  expect(live.isListening).toBe(true)
})

test('a responding connection stays open', async () => {
  const { heard, notify } = await listening()
  const heartbeats = 10
  for (let heartbeat = 0; heartbeat < heartbeats; heartbeat++) {
    await notify('thing')
    await expect.poll(() => heard.filter((each) => each === 'thing').length, soon).toBe(heartbeat + 1)
  }
  await new Promise((resolve) => setTimeout(resolve, 2 * (pace.heartbeatMs + pace.answerMs)))
  expect(heard).not.toContain('lost')
})

test('concurrent events are delivered one after another, in order', async () => {
  const { live } = await listening()
  const notes: unknown[] = []
  live.on('note', (note) => notes.push(note))
  let most = 0
  let open = 0
  const { query } = pg.Client.prototype
  const counted = function (this: pg.Client, ...asked: unknown[]): unknown {
    most = Math.max(most, ++open)
    const answer: Promise<unknown> = Reflect.apply(query, this, asked)
    return answer.finally(() => open--)
  }
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(counted)
  onTestFinished(() => watched.mockRestore())
  for (let note = 0; note < 5; note++) live.publish(note)
  await expect.poll(() => notes, soon).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(1)
})
