import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { type Api, apiClient, type Listed, type Saved } from '../../../kernel/server/testing/api-client.ts'
import { aUser, password, personForm } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const [superuser, admin] = [await inkwell.as('superuser'), await inkwell.as('admin')]
const denied = {
  status: 403,
  body: { code: 'permission_denied', message: 'Choose a new password first.' },
}
const idOf = async (api: Api) => (await api.get<{ id: number }>('/auth/me')).body.id

const login = (user: string, given: string) =>
  inkwell.anyone.post<{ access_token: string; message: string }>('/auth/login', { user, password: given })
const signIn = async (user: string, given: string) =>
  apiClient(inkwell.address, (await login(user, given)).body.access_token)

const change = (api: Api, old_password: string, new_password: string) =>
  api.put('/auth/change-password', { old_password, new_password, confirm_password: new_password })

/** All ways in which a user sets another's password; each returns the user and the password. */
const ways = {
  'at the creation': async () => {
    const form = personForm({ role: 'manager', password: 'a first password' })
    const { body } = await admin.post<Saved<{ id: number }>>('/auth/users', form)
    return { id: body.data.id, username: form.username, given: form.password }
  },
  'by an update': async () => {
    const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
    const { status } = await admin.put(`/auth/user/update/${id}`, { password: 'given by hand' })
    expect(status).toBe(200)
    return { id, username, given: 'given by hand' }
  },
  'by a reset': async () => {
    const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
    const { body } = await admin.post<{ password: string }>(`/auth/users/${id}/password-reset`)
    return { id, username, given: body.password }
  },
}

describe.each(Object.entries(ways))('a password that another user sets %s', (_way, give) => {
  test('allows its user only to read their profile, change the password, and sign out', async () => {
    const { id, username, given } = await give()
    const api = await signIn(username, given)
    const me = await api.get<Record<string, unknown>>('/auth/me')
    expect(me).toMatchObject({
      status: 200,
      body: {
        must_change_password: true,
        password_set_by: 'Test admin',
        password_set_at: expect.any(String),
      },
    })
    expect((await api.get(`/auth/users/${id}`)).status).toBe(200)

    const open = inkwell.endpoints.filter(({ access }) => access === 'any-session')
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /auth/factors',
      'GET /auth/me',
      'GET /auth/users/:id',
      'POST /auth/confirm',
      'POST /auth/factors/passkeys',
      'POST /auth/factors/passkeys/options',
      'POST /auth/factors/totp',
      'POST /auth/logout',
      'PUT /auth/change-password',
      'PUT /auth/factors/totp',
    ])
    // Somebody who found the temporary password must not bind a device to the account.
    expect(await api.post('/auth/factors/totp')).toMatchObject({
      status: 403,
      body: { message: 'Choose a new password first.' },
    })
    for (const { method, path } of inkwell.endpoints.filter(
      ({ access }) => access !== 'public' && access !== 'any-session',
    )) {
      const answer = await api.fetch(`/api/v1${path.replaceAll(/:\w+/g, String(id))}`, { method })
      expect([`${method} ${path}`, answer.status]).toEqual([`${method} ${path}`, 403])
    }
    expect(await api.get('/live')).toMatchObject(denied)

    expect((await change(api, given, 'my own words')).status).toBe(200)
    expect((await api.get('/auth/me')).body).toMatchObject({
      must_change_password: false,
      password_set_by: null,
      password_set_at: null,
    })
    expect((await api.get('/product')).status).toBe(200)
  })

  test('is in the history with the user who set it, without the password', async () => {
    const { id, given } = await give()
    const { body } = await admin.get<Listed<Record<string, unknown>>>(`/history?resource=users&id=${id}`)
    expect(body.results[0]).toMatchObject({
      user_name: 'Test admin',
      changes: { password_set_by: [null, 'Test admin'], password_set_at: expect.any(Array) },
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash/)
    expect(JSON.stringify(body)).not.toContain(given)
  })

  test('cannot be changed to itself, and expires after seven days', async () => {
    const { id, username, given } = await give()
    const api = await signIn(username, given)
    expect(await change(api, given, given)).toMatchObject({
      status: 422,
      body: { errors: { new_password: ['New password must be different from the old one.'] } },
    })
    const age = (days: number) =>
      inkwell.pool.query(
        'update users set password_set_at = now() - make_interval(days => $2, mins => 1) where id = $1',
        [id, days],
      )
    await age(6)
    expect((await login(username, given)).status).toBe(200)
    await age(7)
    expect(await login(username, given)).toMatchObject({
      status: 401,
      body: {
        code: 'invalid_credentials',
        message: 'This temporary password has expired. Ask an admin for a new one.',
      },
    })
    expect(await change(api, given, 'my own words')).toMatchObject({ status: 422 })
  })
})

test('a user’s own new password is not temporary, and the history shows the change', async () => {
  const { id, username } = await aUser(inkwell.pool)
  const api = await inkwell.signIn(username)
  expect((await change(api, password, 'my own words')).status).toBe(200)
  expect((await (await signIn(username, 'my own words')).get('/product')).status).toBe(200)
  const { body } = await admin.get<Listed<object>>(`/history?resource=users&id=${id}`)
  expect(body.results[0]).toMatchObject({ changes: { password_set_by: [null, 'Test salesman'] } })
})

test('nobody, not even a superuser, sets their own password without the old one', async () => {
  for (const api of [superuser, admin, await inkwell.as('salesman')]) {
    const me = await idOf(api)
    const refused = {
      status: 422,
      body: { errors: { password: ['To change your own password, go to Profile > Password Change.'] } },
    }
    expect(await api.put(`/auth/user/update/${me}`, { password: 'another one' })).toMatchObject(refused)
    if (api.token !== (await inkwell.as('salesman')).token) {
      expect(await api.post(`/auth/users/${me}/password-reset`)).toMatchObject(refused)
    }
    expect((await api.get('/auth/me')).status).toBe(200)
  }
})
