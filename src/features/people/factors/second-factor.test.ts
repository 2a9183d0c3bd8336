import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()

const needed = { status: 401, body: { code: 'second_factor_needed' } }

interface Codes {
  recovery_codes: { code: string }[]
}

const signIn = (user: string, code?: string) =>
  inkwell.anyone.post<{ access_token: string }>('/auth/login', { user, password, ...(code && { code }) })

/** The code of the app now, or `later` times 30 seconds from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

async function setUp(api: Api) {
  const { status, body } = await api.post<{ secret: string; uri: string }>('/auth/factors/totp')
  expect(status).toBe(201)
  // The previous code, so that the current one can still be used to sign in.
  const done = await api.put<Codes>('/auth/factors/totp', { code: codeOf(body.secret, -1) })
  expect(done.status).toBe(200)
  return { ...body, codes: done.body.recovery_codes.map(({ code }) => code) }
}

async function somebody(wanted: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(inkwell.pool, wanted)
  return { user, api: await inkwell.signIn(user.username) }
}

describe('a sign-in with two-factor authentication', () => {
  test('asks for a code after the right password, and accepts each code once', async () => {
    const { user, api } = await somebody()
    const { secret, uri } = await setUp(api)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Inkwell/)
    expect(await signIn(user.username)).toMatchObject(needed)
    expect(
      await inkwell.anyone.post('/auth/login', { user: user.username, password: 'wrong' }),
    ).toMatchObject({
      body: { code: 'invalid_credentials' },
    })
    expect(await signIn(user.username, '12345')).toMatchObject(needed)
    const code = codeOf(secret)
    expect((await signIn(user.username, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect(await signIn(user.username, code)).toMatchObject(needed)
  })

  test('accepts no code of another time', async () => {
    const { user, api } = await somebody()
    const { secret } = await setUp(api)
    for (const later of [-4, 4])
      expect(await signIn(user.username, codeOf(secret, later))).toMatchObject(needed)
  })

  test('accepts each recovery code once, in any spelling', async () => {
    const { user, api } = await somebody()
    const { codes } = await setUp(api)
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    expect((await signIn(user.username, ` ${first.toLowerCase().replace('-', ' ')}`)).status).toBe(200)
    expect(await signIn(user.username, first)).toMatchObject(needed)
    expect((await signIn(user.username, second)).status).toBe(200)
    expect((await api.get('/auth/factors')).body).toMatchObject({ recovery_codes: 8 })
    const renewed = await api.post<Codes>('/auth/factors/recovery-codes')
    expect(renewed.body.recovery_codes).toHaveLength(10)
    expect(await signIn(user.username, codes[2])).toMatchObject(needed)
  })

  describe('counts wrong codes like wrong passwords', () => {
    const from = (address: string, user: string, code?: string, device_key?: string) =>
      inkwell.anyone.post(
        '/auth/login',
        { user, password, ...(code && { code }), ...(device_key && { device_key }) },
        { 'x-forwarded-for': address },
      )
    const haveFailed = (count: number, id: number, address: string) =>
      inkwell.pool.query(
        `insert into sign_in_failure (identifier, address)
          select $2, replace($3, '*', n::text) from generate_series(1, $1) n`,
        [count, `codes of user ${id}`, address],
      )
    const limited = { status: 429 }

    test('ten from one address, which locks nobody out elsewhere', async () => {
      const { user, api } = await somebody()
      const { secret } = await setUp(api)
      for (let count = 0; count < 10; count++)
        expect(await from('10.4.0.1', user.username, '000000')).toMatchObject(needed)
      expect(await from('10.4.0.1', user.username, codeOf(secret))).toMatchObject(limited)
      expect((await from('10.4.0.2', user.username, codeOf(secret))).status).toBe(200)
    })

    test('a hundred from any addresses, which do not lock a known device of the owner', async () => {
      const { user, api } = await somebody()
      const device = 'a-device-of-the-owner-01'
      expect((await from('10.4.0.3', user.username, undefined, device)).status).toBe(200)
      const { codes } = await setUp(api)
      await haveFailed(100, user.id, '10.4.1.*')
      await haveFailed(50, user.id, '10.4.0.3')
      expect(await from('10.4.0.4', user.username, codes[0])).toMatchObject(limited)
      expect((await from('10.4.0.3', user.username, codes[0], device)).status).toBe(200)
    })

    test('ten on a known device', async () => {
      const { user, api } = await somebody()
      const device = 'a-device-of-the-owner-02'
      await from('10.4.0.5', user.username, undefined, device)
      const { codes } = await setUp(api)
      for (let count = 0; count < 10; count++)
        expect(await from('10.4.0.5', user.username, '000000', device)).toMatchObject(needed)
      expect(await from('10.4.0.5', user.username, codes[0], device)).toMatchObject(limited)
    })
  })

  test('is unchanged for users without a second factor', async () => {
    const user = await aUser(inkwell.pool)
    const { status, body } = await signIn(user.username, '123456')
    expect([status, Object.keys(body)]).toEqual([200, ['message', 'access_token', 'refresh_token', 'user']])
  })
})

describe('a second factor', () => {
  test('is active only after its first code, and so is its replacement', async () => {
    const { user, api } = await somebody()
    await api.post('/auth/factors/totp')
    expect(await api.put('/auth/factors/totp', { code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    })
    expect((await signIn(user.username)).status).toBe(200)
    const first = await setUp(api)
    await api.post('/auth/factors/totp')
    expect((await signIn(user.username, codeOf(first.secret))).status).toBe(200)
    const second = await setUp(api)
    expect(await signIn(user.username, codeOf(first.secret, 1))).toMatchObject(needed)
    expect((await signIn(user.username, codeOf(second.secret))).status).toBe(200)
  })

  test('is stored encrypted, and its history shows no secret', async () => {
    const { user, api } = await somebody()
    const { secret, codes } = await setUp(api)
    const { rows } = await inkwell.pool.query<{ stored: string }>(
      `select json_build_array((select json_agg(f) from totp_factor f), (select json_agg(c) from recovery_codes c),
        (select json_agg(h) from history h where owner_table = 'users' and owner_id = $1))::text as stored`,
      [user.id],
    )
    const shown = rows[0]?.stored ?? ''
    expect(shown).toContain('"second_factor": [false, true]')
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(shown).not.toContain(hidden)
    }
  })

  test('is removed by its owner and by users who may change the user: with a log entry, a notification, and the sessions ended', async () => {
    const { user, api } = await somebody()
    await setUp(api)
    expect((await api.delete('/auth/factors/totp')).status).toBe(200)
    await setUp(await inkwell.signIn(user.username))
    const boss = await inkwell.as('admin')
    expect((await boss.delete(`/auth/users/${user.id}/factors`)).status).toBe(200)
    expect((await api.get('/auth/me')).status).toBe(401)
    const after = await inkwell.signIn(user.username)
    expect((await after.get('/auth/notices')).body).toMatchObject({
      results: [{ kind: 'factors_reset', by_name: 'Test admin' }],
    })
    const { body } = await boss.get(`/history?resource=users&id=${user.id}`)
    expect(JSON.stringify(body)).toContain('"second_factor":[true,false]')
  })

  test('of a superuser is reset by superusers alone, and nobody resets their own', async () => {
    const { user } = await somebody({ is_superuser: true })
    const admin = await inkwell.as('admin')
    expect((await admin.delete(`/auth/users/${user.id}/factors`)).status).toBe(403)
    const boss = await inkwell.as('superuser')
    expect((await boss.delete(`/auth/users/${user.id}/factors`)).status).toBe(200)
    const { body } = await boss.get<{ id: number }>('/auth/me')
    expect((await boss.delete(`/auth/users/${body.id}/factors`)).status).toBe(403)
  })
})

describe('if the role requires a second factor', () => {
  test('nothing is open before it is set up, then everything is, and it cannot be removed', async () => {
    const boss = await inkwell.as('superuser')
    const { user, api } = await somebody({ role: 'manager' })
    expect((await boss.put('/settings/factor-rules/manager', { required: true })).status).toBe(200)
    const requiredAction = { status: 403, body: { message: 'Set up two-factor authentication first.' } }
    await expect.poll(() => api.get('/product')).toMatchObject(requiredAction)
    expect((await api.get('/auth/me')).body).toMatchObject({
      must_set_up_factor: true,
      rights: { products: [] },
    })
    await setUp(api)
    expect((await api.get('/product')).status).toBe(200)
    expect(await api.delete('/auth/factors/totp')).toMatchObject({ status: 403 })
    // As after a restore: a factor that this installation cannot decrypt does not count and must be set up again.
    await inkwell.pool.query('delete from totp_factor where user_id = $1', [user.id])
    await boss.put('/settings/factor-rules/manager', { required: false })
    const again = await inkwell.signIn(user.username)
    expect(await again.get('/product')).toMatchObject(requiredAction)
    expect((await boss.put('/settings/factor-rules/guest', { required: true })).status).toBe(404)
  })
})
