import { describe, expect, test } from 'vitest'
import { faultsInLog } from '../../../app/commands/check-log.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { apiClient } from '../../../kernel/server/testing/api-client.ts'
import { forced } from '../../../kernel/server/testing/forced.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()

interface Entry {
  id: number
  kind: string
  user_name: string | null
  about_name: string | null
  address: string
  device: string
  detail: string | null
}

const boss = await inkwell.as('superuser')
const entries = async (query = '') =>
  (await boss.get<{ results: Entry[]; count: number }>(`/settings/security-log?page_size=100${query}`)).body
const newest = async (kind: string) => (await entries(`&kind=${kind}`)).results[0]
const from = (address: string) => ({ 'x-forwarded-for': address, 'user-agent': 'A browser' })

describe('the security log records', () => {
  test('sign-ins and failed ones, with address and device', async () => {
    const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
    await inkwell.anyone.post('/auth/login', { user: username, password }, from('10.7.7.1'))
    expect(await newest('sign_in')).toMatchObject({
      user_name: 'Test manager',
      address: '10.7.7.1',
      device: 'A browser',
    })
    await inkwell.anyone.post('/auth/login', { user: username, password: 'wrong' }, from('10.7.7.2'))
    expect(await newest('sign_in_failed')).toMatchObject({ about_name: 'Test manager', address: '10.7.7.2' })
    await inkwell.anyone.post('/auth/login', { user: 'nobody at all', password }, from('10.7.7.3'))
    expect(await newest('sign_in_failed')).toMatchObject({
      about_name: null,
      detail: 'User and Password Invalid (nobody at all)',
    })
    await inkwell.pool.query(
      `insert into sign_in_failure (identifier, address) select $1, '10.7.7.4' from generate_series(1, 10)`,
      [`user ${id}`],
    )
    const knock = () => inkwell.anyone.post('/auth/login', { user: username, password }, from('10.7.7.4'))
    expect((await knock()).status).toBe(429)
    await knock()
    expect((await entries('&kind=locked')).results).toMatchObject([{ address: '10.7.7.4' }])
  })

  test('wrong passkeys with their claimed user, and a lock after ten from an address', async () => {
    const { id } = await aUser(inkwell.pool, { role: 'manager' })
    const keyOf = `key of ${id}`
    await inkwell.pool.query(
      `insert into passkey (id, user_id, public_key, counter, transports, name) values ($1, $2, '\\x00', 0, '{}', 'Phone')`,
      [keyOf, id],
    )
    const secure = apiClient(inkwell.address.replace('127.0.0.1', 'localhost'))
    const knock = (response: unknown, address: string) =>
      secure.post('/auth/passkey/login', { response }, from(address))
    expect((await knock({ id: keyOf }, '10.7.8.1')).status).toBe(401)
    expect(await newest('sign_in_failed')).toMatchObject({
      about_name: 'Test manager',
      address: '10.7.8.1',
      device: 'A browser',
      detail: 'This passkey is not registered. Sign in with your password instead.',
    })
    for (const unknown of [{ id: 'of another installation' }, {}, 'nothing'])
      expect((await knock(unknown, '10.7.8.2')).status).toBe(401)
    expect(await newest('sign_in_failed')).toMatchObject({ about_name: null, address: '10.7.8.2' })
    for (let turn = 0; turn < 7; turn++) await knock({}, '10.7.8.2')
    expect((await knock({ id: keyOf }, '10.7.8.2')).status).toBe(429)
    expect((await knock({ id: keyOf }, '10.7.8.1')).status).toBe(401)
    expect((await newest('locked'))?.address).toBe('10.7.8.2')
  })

  test('refused requests, once a minute for each', async () => {
    const salesman = await inkwell.as('salesman')
    for (let count = 0; count < 3; count++) await salesman.delete('/product/1')
    expect((await entries('&kind=refused')).results).toMatchObject([
      { user_name: 'Test salesman', detail: 'DELETE /api/v1/product/1' },
    ])
  })

  test('permissions, settings, users, exports and sign-outs, without personal values', async () => {
    const { id, username } = await aUser(inkwell.pool)
    await boss.put('/settings/permissions/products/manager', {
      verbs: ['view', 'create', 'update', 'delete'],
    })
    expect((await newest('rights_changed'))?.detail).toBe(
      'PUT /api/v1/settings/permissions/products/manager (verbs: ["view","create","update","delete"])',
    )
    await boss.put('/settings', { session_days: 30, contact_email: 'office@example.com' })
    expect((await newest('settings_changed'))?.detail).toBe(
      'PUT /api/v1/settings (session_days: 30, contact_email)',
    )
    await boss.put(`/auth/user/update/${id}`, { role: 'manager', last_name: 'Secretname' })
    expect(await newest('user_changed')).toMatchObject({
      about_name: 'Test Secretname',
      detail: `PUT /api/v1/auth/user/update/${id} (role: "manager", last_name)`,
    })
    await boss.get('/customer/export?format=csv')
    expect((await newest('export'))?.detail).toBe('GET /api/v1/customer/export')
    await (await inkwell.signIn(username)).post('/auth/logout')
    expect(await newest('sign_out')).toMatchObject({ user_name: 'Test Secretname' })
    const { rows } = await inkwell.pool.query<{ all: string }>(
      'select json_agg(e)::text as all from watch.entry e',
    )
    expect(rows[0]?.all).not.toMatch(/Secretname|office@example/)
  })
})

test('the security log names the user in the route, whatever else the address contains', async () => {
  const other = await aUser(inkwell.pool)
  const routes = (id: number): Record<string, () => Promise<{ status: number }>> => ({
    user_changed: () =>
      boss.put(`/auth/user/update/${id}?x=/users/9999999999&y=/users/${other.id}`, { first_name: 'Named' }),
    password_given: () => boss.post(`/auth/users/${id}/password-reset?x=/users/9999999999`),
    factor_reset: () => boss.delete(`/auth/users/${id}/factors?x=/users/${other.id}/factors`),
    session_ended: () => boss.delete(`/auth/users/${id}/sessions?x=/users/9999999999`),
  })
  const { id } = await aUser(inkwell.pool, { role: 'manager' })
  for (const [kind, ask] of Object.entries(routes(id))) {
    const before = (await newest(kind))?.id ?? 0
    expect((await ask()).status, kind).toBeLessThan(300)
    const entry = await newest(kind)
    expect({ kind, isNew: (entry?.id ?? 0) > before, about: entry?.about_name }).toEqual({
      kind,
      isNew: true,
      about: 'Named manager',
    })
  }
  const files = [
    `/auth/users/export?format=csv&x=/users/9999999999`,
    `/product/export?format=csv&x=/users/${other.id}`,
  ]
  for (const path of files) {
    const before = (await newest('export'))?.id ?? 0
    expect((await boss.fetch(`/api/v1${path}`)).status).toBe(200)
    const entry = await newest('export')
    expect([(entry?.id ?? 0) > before, entry?.about_name]).toEqual([true, null])
  }
  const salesman = await inkwell.as('salesman')
  expect((await salesman.delete(`/auth/users/99999999999/sessions?x=/users/${other.id}`)).status).toBe(403)
  expect(await newest('refused')).toMatchObject({
    about_name: null,
    detail: 'DELETE /api/v1/auth/users/99999999999/sessions',
  })
})

test('many refusals leave few entries', async () => {
  const { id, username } = await aUser(inkwell.pool)
  const salesman = await inkwell.signIn(username)
  for (let turn = 1; turn < 60; turn++) await salesman.delete(`/product/${turn}`)
  const deletions = inkwell.endpoints.filter(({ method }) => method === 'DELETE')
  for (const { path } of deletions) await salesman.delete(path.replaceAll(/:\w+/g, '1'))
  expect((await entries(`&kind=refused&user=${id}`)).count).toBe(10)
})

test('repeated exports of one list within a minute are one entry, and each other list is one', async () => {
  const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
  const manager = await inkwell.signIn(username)
  const file = async (path: string) => expect((await manager.fetch(`/api/v1${path}`)).status).toBe(200)
  for (let turn = 0; turn < 12; turn++) await file(`/customer/export?format=csv&search=${turn}`)
  await file('/product/export?format=csv')
  const { results } = await entries(`&kind=export&user=${id}`)
  expect(results.map(({ detail }) => detail)).toEqual([
    'GET /api/v1/product/export',
    'GET /api/v1/customer/export',
  ])
})

test('only superusers read and export the log, with the password', async () => {
  const admin = await inkwell.as('admin')
  expect((await admin.get('/settings/security-log')).status).toBe(403)
  expect((await admin.get('/settings/security-log/export?format=csv')).status).toBe(403)
  const file = await boss.fetch('/api/v1/settings/security-log/export?format=csv')
  expect(await file.text()).toContain('Sign-in failed')
  const inArabic = await boss.fetch('/api/v1/settings/security-log/export?format=csv&language=ar')
  const lines = await inArabic.text()
  expect(lines).toContain('اسم المستخدم أو كلمة المرور غير صحيحة.')
  expect(lines).not.toContain('User and Password Invalid')
  await inkwell.pool.query(`update session set confirmed_at = now() - interval '16 minutes' where id = $1`, [
    boss.token?.split('.')[0],
  ])
  expect(await boss.get('/settings/security-log/export?format=csv')).toMatchObject({
    body: { code: 'confirmation_needed' },
  })
})

describe('the chain of the log', () => {
  const check = async (hashNoted?: string) => {
    const client = await inkwell.pool.connect()
    try {
      return await faultsInLog(client, hashNoted)
    } finally {
      client.release()
    }
  }

  test('is intact while users sign in at once, with any text', async () => {
    const { username } = await aUser(inkwell.pool)
    const odd = ['"quoted" \\ back', 'line\nbreak\ttab', 'عربي 🖋', '\u0001\u007f\u2028']
    await Promise.all([
      ...Array.from({ length: 8 }, () => inkwell.signIn(username)),
      ...odd.map((user) => inkwell.anyone.post('/auth/login', { user, password }, from('10.8.8.8'))),
    ])
    const { faults, count } = await check()
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(12)
  })

  test('is append-only: Inkwell itself cannot change it', async () => {
    for (const statement of [
      `update watch.entry set detail = 'nothing happened'`,
      'delete from watch.entry',
      'truncate watch.entry',
      'drop table watch.entry',
      'alter table watch.entry disable trigger all',
      `create or replace function watch.hash_of(e watch.entry) returns text language sql as 'select null'`,
      'drop schema watch cascade',
    ])
      await expect(inkwell.pool.query(statement), statement).rejects.toThrow(
        /only grows|must be owner|permission denied/,
      )
  })

  test('has the entry whose hash was noted, unless the end was deleted', async () => {
    const { last, count } = await check()
    expect(await check(last)).toMatchObject({ faults: [], noted: count })
    expect((await check('0'.repeat(64))).faults).toEqual([
      `No entry has the hash ${'0'.repeat(64)}: it was altered, or deleted with all entries after it.`,
    ])
  })

  test('shows entries that a database superuser changed or deleted', async () => {
    const { count } = await check()
    await forced(inkwell.pool, `update watch.entry set address = '10.0.0.1' where id = 3`)
    expect((await check()).faults).toEqual(['Entry 3 is not as it was written.'])
    await forced(inkwell.pool, `update watch.entry set hash = watch.hash_of(entry) where id = 3`)
    expect((await check()).faults).toEqual(['Entry 4 does not follow the one before it.'])
    await forced(inkwell.pool, `delete from watch.entry where id = ${count - 1}`)
    expect((await check()).faults).toContain(`Entries ${count - 1} to ${count - 1} are missing.`)
  })
})
