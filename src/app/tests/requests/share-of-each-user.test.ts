import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aUser, password } from '../../../features/people/testing/a-user.ts'
import type { Api, Refused } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const somebody = async () => await inkwell.signIn((await aUser(inkwell.pool, { role: 'manager' })).username)
const [busy, other] = [await somebody(), await somebody()]

/** Locks what every call about customers waits for, until it is released. */
async function holdCustomers() {
  const client = await inkwell.pool.connect()
  await client.query('begin; lock table customer in access exclusive mode')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

const calls = <A>(count: number, ask: (nth: number) => Promise<A>) =>
  Array.from({ length: count }, (_, nth) => ask(nth))

const ways: [
  string,
  (by: Api, nth: number) => Promise<{ status: number; body: unknown; headers: Headers }>,
][] = [
  ['reads', (by, nth) => by.get(`/customer?page_size=10&page=${nth + 1}`)],
  ['searches', (by, nth) => by.get(`/customer?search=somebody+${nth}`)],
  ['exports', (by) => by.get('/customer/export?format=csv')],
  ['writes', (by) => by.delete('/customer/2147483647')],
  ['dry runs', (by) => by.post('/bulk', { resource: 'customer', action: 'delete', ids: [1], dry_run: true })],
]

test.each(ways)(
  'a user who sends very many %s at once delays only themselves',
  async (_, ask) => {
    await aCustomer(other)
    const { id } = await aCustomer(other)
    const letGo = await holdCustomers()
    const sent = calls(110, (nth) => ask(busy, nth))
    const refused = await Promise.race(sent)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Other users have their own share, and the database has connections for them.
    expect((await other.get('/product')).status).toBe(200)
    const view = { screen: 'invoice', name: 'While others wait', settings: {} }
    expect((await other.post('/view', view)).status).toBe(201)
    await letGo()
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6)
    expect(statuses).not.toContain(503)
    expect((await busy.get(`/customer/${id}`)).status).toBe(200)
  },
  60_000,
)

test('a file occupies its user’s place until it was sent, or its client disconnects', async () => {
  // More than lies on the way between two machines.
  for (let from = 1; from <= 5000; from += 500) {
    await inkwell.pool.query(
      `insert into customer (name, code, has_no_email, address)
       select 'Long ' || nth, 'LO-' || nth, true, repeat('x', 4000) from generate_series($1::integer, $1 + 499) nth`,
      [from],
    )
  }
  const receivers = Array.from({ length: 4 }, () => new AbortController())
  const files = await Promise.all(
    receivers.map(({ signal }) => busy.fetch('/api/v1/customer/export?format=csv', { signal })),
  )
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const next = busy.get('/product')
  expect(await Promise.race([next.then(() => 'answered'), sleep(500, 'waits')])).toBe('waits')
  expect((await other.get('/product')).status).toBe(200)
  receivers[0]?.abort()
  expect((await next).status).toBe(200)
  for (const each of receivers) each.abort()
}, 60_000)

test('before sign-in all requests of an address share its places', async () => {
  const letGo = await holdUsers()
  const from = (address: string) =>
    inkwell.anyone.post<Refused>(
      '/auth/login',
      { user: 'nobody at all', password: 'no such thing' },
      { 'x-forwarded-for': address },
    )
  const sent = calls(103, () => from('203.0.113.7'))
  expect(await Promise.race(sent)).toMatchObject({ status: 429 })
  const elsewhere = from('203.0.113.8')
  await letGo()
  expect((await elsewhere).status).toBe(401)
  await Promise.all(sent)
}, 60_000)

test('signed-in users do not wait behind anonymous requests of the same address', async () => {
  const address = { 'x-forwarded-for': '203.0.113.9' }
  const { username: user } = await aUser(inkwell.pool)
  const { body } = await inkwell.anyone.post<{ refresh_token: string }>('/auth/login', { user, password })
  const letGo = await holdUsers()
  const junk = calls(20, () =>
    inkwell.anyone.post<Refused>('/auth/login', { user: 'nobody', password: 'no such thing' }, address),
  )
  // The address's share is used up, so a request without a session waits as well.
  const stranger = inkwell.anyone.post('/auth/refresh', { refresh: 'made up' }, address)
  expect(await Promise.race([stranger.then(() => 'answered'), sleep(300, 'waits')])).toBe('waits')
  const renewed = await inkwell.anyone.post('/auth/refresh', { refresh: body.refresh_token }, address)
  expect(renewed.status).toBe(200)
  await letGo()
  await Promise.all(junk)
  expect((await stranger).status).toBe(401)
}, 60_000)

/** Locks what every sign-in waits for. */
async function holdUsers() {
  const client = await inkwell.pool.connect()
  await client.query('begin; lock table sign_in_name in access exclusive mode')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}
