import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { apiClient, type Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const signedOut = { status: 401, body: { code: 'token_not_valid' } }

interface Listed {
  results: { id: string; address: string; device: string; is_current?: boolean }[]
}

interface NotificationLines {
  results: { id: number; kind: string; device: string; address: string }[]
}

async function signIn(user: string, { key, agent = 'office', address = '10.1.1.1' }: Device = {}) {
  const { status, body } = await inkwell.anyone.post<{ access_token: string; refresh_token: string }>(
    '/auth/login',
    { user, password, ...(key && { device_key: key }) },
    { 'user-agent': agent, 'x-forwarded-for': address },
  )
  expect(status).toBe(200)
  return { api: apiClient(inkwell.address, body.access_token), refreshToken: body.refresh_token }
}

interface Device {
  key?: string
  agent?: string
  address?: string
}

const deviceKey = () => crypto.randomUUID().replaceAll('-', '')
const backdate = (id: number, column: 'created_at' | 'last_used_at', age: string) =>
  inkwell.pool.query(`update session set ${column} = now() - $2::interval where user_id = $1`, [id, age])
const refresh = (token: string) => inkwell.anyone.post('/auth/refresh', { refresh: token })
const notificationsOf = async (api: Api) => (await api.get<NotificationLines>('/auth/notices')).body.results
const counted = async (api: Api) => (await api.get<{ notices: number }>('/auth/me')).body.notices

describe('a session ends automatically', () => {
  test('after twelve hours without use, and not before', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const { refreshToken } = await signIn(username)
    await backdate(id, 'last_used_at', '11 hours 59 minutes')
    const { status, body } = await refresh(refreshToken)
    expect(status).toBe(200)
    await backdate(id, 'last_used_at', '12 hours 1 minute')
    const { refresh_token = '' } = body as { refresh_token?: string }
    expect(await refresh(refresh_token)).toMatchObject(signedOut)
  })

  test('after thirty days, however much it was used', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const { api, refreshToken } = await signIn(username)
    await backdate(id, 'created_at', '30 days 1 minute')
    expect(await api.get('/auth/me')).toMatchObject(signedOut)
    expect(await refresh(refreshToken)).toMatchObject(signedOut)
  })

  test('as the least recently used of five hundred, when its user signs in once more', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const [oldest, next] = [await signIn(username), await signIn(username)]
    await inkwell.pool.query(
      `update session set last_used_at = now() - case when id::text = $2 then 2 else 1 end * interval '1 hour' where user_id = $1`,
      [id, oldest.api.token?.split('.')[0]],
    )
    await inkwell.pool.query(
      `insert into session (id, user_id, device) select gen_random_uuid(), $1, 'a program' from generate_series(1, 498)`,
      [id],
    )
    await signIn(username)
    expect(await refresh(oldest.refreshToken)).toMatchObject(signedOut)
    expect((await refresh(next.refreshToken)).status).toBe(200)
    const { rows } = await inkwell.pool.query('select from session where user_id = $1', [id])
    expect(rows).toHaveLength(500)
  })

  test('as the settings say', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const boss = await inkwell.as('superuser')
    const tooLong = { status: 422, body: { errors: { session_days: [expect.any(String)] } } }
    expect(await boss.put('/settings', { session_days: 366 })).toMatchObject(tooLong)
    expect((await boss.put('/settings', { session_idle_hours: 1 })).status).toBe(200)
    const { refreshToken } = await signIn(username)
    await backdate(id, 'last_used_at', '61 minutes')
    expect(await refresh(refreshToken)).toMatchObject(signedOut)
    await boss.put('/settings', { session_idle_hours: 12 })
  })

  test('with an open stream, which does not count as use, unlike requests', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const { api, refreshToken } = await signIn(username)
    const usedAgo = async () => {
      const { rows } = await inkwell.pool.query<{ ago: number }>(
        'select extract(epoch from now() - last_used_at)::int as ago from session where user_id = $1',
        [id],
      )
      return rows[0]?.ago ?? 0
    }
    await backdate(id, 'last_used_at', '2 hours')
    const leave = new AbortController()
    const stream = await api.fetch('/api/v1/live', { signal: leave.signal })
    await stream.body?.getReader().read()
    expect((await refresh(refreshToken)).status).toBe(200)
    expect(await usedAgo()).toBeGreaterThan(7000)
    leave.abort()
    await api.get('/auth/me')
    expect(await usedAgo()).toBeLessThan(60)
  })
})

describe('other users’ sessions', () => {
  test('show device and address to users who may change the user, who can end one or all', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const [here, there] = [
      await signIn(username, { agent: 'here' }),
      await signIn(username, { agent: 'there' }),
    ]
    const boss = await inkwell.as('admin')
    const list = async () => (await boss.get<Listed>(`/auth/users/${id}/sessions`)).body.results
    const first = (await list()).find(({ device }) => device === 'there')
    expect(first).toMatchObject({ address: '10.1.1.1', device: 'there' })
    expect((await boss.delete(`/auth/users/${id}/sessions/${first?.id}`)).status).toBe(204)
    expect(await there.api.get('/auth/me')).toMatchObject(signedOut)
    expect((await here.api.get('/auth/me')).status).toBe(200)
    expect((await boss.delete(`/auth/users/${id}/sessions`)).status).toBe(204)
    expect(await here.api.get('/auth/me')).toMatchObject(signedOut)
    expect(await list()).toEqual([])
  })

  test('of a superuser are for superusers alone', async () => {
    const { id } = await aUser(inkwell.pool, { is_superuser: true })
    const admin = await inkwell.as('admin')
    for (const answer of [
      await admin.get(`/auth/users/${id}/sessions`),
      await admin.delete(`/auth/users/${id}/sessions`),
      await admin.delete(`/auth/users/${id}/sessions/${crypto.randomUUID()}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
    const boss = await inkwell.as('superuser')
    expect((await boss.get(`/auth/users/${id}/sessions`)).status).toBe(200)
  })

  test('are not ended by a key of another user’s session', async () => {
    const [one, other] = [await aUser(inkwell.pool), await aUser(inkwell.pool)]
    const { api } = await signIn(other.username)
    const session = (await api.get<Listed>('/auth/sessions')).body.results[0]?.id
    const boss = await inkwell.as('admin')
    expect((await boss.delete(`/auth/users/${one.id}/sessions/${session}`)).status).toBe(404)
    expect((await api.get('/auth/me')).status).toBe(200)
  })
})

describe('a new device', () => {
  test('is reported to the other devices at the next sign-in, until dismissed', async () => {
    const { username } = await aUser(inkwell.pool)
    const [office, stranger] = [deviceKey(), deviceKey()]
    const first = await signIn(username, { key: office })
    expect(await counted(first.api)).toBe(0)
    const intruder = await signIn(username, { key: stranger, agent: 'curl/8', address: '10.9.9.9' })
    expect(await counted(intruder.api)).toBe(0)
    expect(await notificationsOf(intruder.api)).toEqual([])

    const { api } = await signIn(username, { key: office })
    expect(await counted(api)).toBe(1)
    const [notification] = await notificationsOf(api)
    expect((await api.get('/auth/me')).body).toMatchObject({ newest_notices: [notification] })
    expect(notification).toMatchObject({ kind: 'new_device', device: 'curl/8', address: '10.9.9.9' })
    // Another session of the new device cannot dismiss the notification either.
    const again = await signIn(username, { key: stranger, address: '10.9.9.9' })
    await again.api.delete(`/auth/notices/${notification?.id}`)
    expect(await counted(api)).toBe(1)
    expect((await api.delete(`/auth/notices/${notification?.id}`)).status).toBe(204)
    expect(await counted(api)).toBe(0)
  })

  test('is not reported on a known device, or at the first sign-in', async () => {
    const { username } = await aUser(inkwell.pool)
    const key = deviceKey()
    await signIn(username, { key, address: '10.1.1.1' })
    await signIn(username, { key, address: '10.2.2.2', agent: 'Edge' })
    const other = await signIn(username, { key: deviceKey() })
    const last = await signIn(username, { key })
    expect([await counted(other.api), await counted(last.api)]).toEqual([0, 1])
  })
})
