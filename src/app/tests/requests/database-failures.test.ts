import { afterEach, expect, test, vi } from 'vitest'
import { writesOn } from '../../../kernel/server/database/writes.ts'
import { aCustomer, customerForm } from '../../../features/customers/testing/a-customer.ts'
import { aUser, password } from '../../../features/people/testing/a-user.ts'
import { apiClient } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const { pool, anyone } = inkwell
const manager = await inkwell.as('manager')
const database = (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name

interface Pair {
  access_token: string
  refresh_token: string
}

/** Makes the database read-only, or writable again, for all new sessions. */
async function allMayOnlyRead(yes: boolean): Promise<void> {
  const client = await pool.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(`alter database ${database} set default_transaction_read_only = ${yes ? 'on' : 'off'}`)
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  client.release(true)
}

/** Makes the triggers of a table fail with an error code. */
async function failWith(code: string): Promise<void> {
  await pool.query(`create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '${code}'; end $$`)
  await pool.query(
    'create or replace trigger fail before insert on customer for each row execute function fail()',
  )
}

/** Until a pool notices; long enough that only a real failure times out. */
const patience = { timeout: 50_000 }

afterEach(() => pool.query('drop function if exists fail cascade'))

test('while the database is read-only, writes get 503 and reads work, including sessions', async () => {
  const customer = await aCustomer(manager)
  const { username } = await aUser(pool)
  const { body: pair } = await anyone.post<Pair>('/auth/login', { user: username, password })
  await allMayOnlyRead(true)
  const refused = await vi.waitFor(async () => {
    const answer = await manager.put(`/customer/${customer.id}`, { work: 'x' })
    // Until the pool notices that its connections were cut, one of them may fail the request.
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('read-only') },
    })
    return answer
  }, patience)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await manager.get(`/customer/${customer.id}`)).status).toBe(200)
  expect((await anyone.post('/auth/refresh', { refresh: pair.refresh_token })).status).toBe(200)
  expect((await anyone.fetch('/readyz')).status).toBe(200)
  const write = await anyone.fetch('/readyz?write=1')
  expect({ status: write.status, body: await write.json() }).toEqual({
    status: 503,
    body: { status: 'not ready', reason: 'the database cannot be written' },
  })
  await allMayOnlyRead(false)
  await vi.waitFor(async () => {
    expect((await manager.put(`/customer/${customer.id}`, { work: 'x' })).status).toBe(200)
  }, patience)
  expect((await anyone.fetch('/readyz?write=1')).status).toBe(200)
})

test('while the database is read-only, only superusers can sign in, to read, until it ends', async () => {
  const owner = await aUser(pool, { role: 'admin', is_superuser: true })
  const { username } = await aUser(pool)
  const signIn = (user: string, given = password) =>
    anyone.post<Pair>('/auth/login', { user, password: given })
  const meOf = async ({ access_token }: Pair) =>
    (await apiClient(inkwell.address, access_token).get<{ id: number }>('/auth/me')).status
  await allMayOnlyRead(true)
  const { body: pair } = await vi.waitFor(async () => {
    const answer = await signIn(owner.username)
    expect(answer.status).toBe(200)
    return answer
  }, patience)
  expect(await meOf(pair)).toBe(200)
  expect((await signIn(username)).status).toBe(503)
  expect((await signIn(owner.username, 'a guess')).status).toBe(401)
  const form = customerForm()
  expect((await apiClient(inkwell.address, pair.access_token).post('/customer', form)).status).toBe(503)
  for (let each = 0; each < 9; each++) await signIn(owner.username, 'a guess')
  expect((await signIn(owner.username)).status).toBe(429)
  await allMayOnlyRead(false)
  await vi.waitFor(async () => expect(await meOf(pair)).toBe(401), patience)
  expect((await anyone.post('/auth/refresh', { refresh: pair.refresh_token })).status).toBe(401)
  expect((await signIn(owner.username)).status).toBe(200)
})

test('a full disk is reported as full, and the same form is saved when there is space', async () => {
  await failWith('53100')
  const form = customerForm()
  const key = { 'idempotency-key': 'a full disk' }
  const refused = await manager.post('/customer', form, key)
  expect(refused).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      message: 'Nothing can be saved because the server disk is full. Contact an admin.',
    },
  })
  expect(refused.headers.get('retry-after')).toBe('30')
  await pool.query('drop function fail cascade')
  expect((await manager.post('/customer', form, key)).status).toBe(201)
})

const refusal = 'Nothing can be saved because the server disk is full. Contact an admin.'

test('while nothing can be saved, only superusers sign in, nobody signs out, and all see the reason', async () => {
  const { username } = await aUser(pool)
  const superuser = await aUser(pool, { is_superuser: true })
  const signIn = (user: string, typed: string) => anyone.post('/auth/login', { user, password: typed })
  writesOn(pool).refusal = refusal
  const refused = [
    await signIn(username, password),
    await manager.post('/auth/logout'),
    await manager.post('/customer', customerForm()),
  ]
  const wrong = await signIn(superuser.username, 'not theirs')
  const letIn = await signIn(superuser.username, password)
  writesOn(pool).refusal = null
  for (const answer of refused) expect(answer).toMatchObject({ status: 503, body: { message: refusal } })
  expect([wrong.status, letIn.status]).toEqual([401, 200])
})

test('signed-in users continue to read while nothing can be written, until their session expires', async () => {
  const { username } = await aUser(pool)
  const { body: first } = await anyone.post<Pair>('/auth/login', { user: username, password })
  const renewed = async (pair: Pair) => anyone.post<Pair>('/auth/refresh', { refresh: pair.refresh_token })
  writesOn(pool).refusal = refusal
  const second = await renewed(first)
  expect(second.status).toBe(200)
  // Nothing was written, so the same token can be refreshed.
  expect((await renewed(first)).body.refresh_token).toBe(first.refresh_token)
  expect((await apiClient(inkwell.address, second.body.access_token).get('/auth/me')).status).toBe(200)
  await pool.query(
    `update session set last_used_at = now() - interval '31 days'
      where user_id = (select id from users where username = $1)`,
    [username],
  )
  expect((await renewed(first)).status).toBe(401)
  writesOn(pool).refusal = null
})

test('no state of the database is reported as an internal error', async () => {
  for (const code of ['25P03', '53200', '53400', '55P03', '57014', '58030']) {
    await failWith(code)
    const refused = await manager.post('/customer', customerForm())
    expect([code, refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([code, 503, true])
  }
})
