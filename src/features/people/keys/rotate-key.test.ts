import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { apiClient, type Api } from '../../../kernel/server/testing/api-client.ts'
import { rotateKey } from './rotate-key.server.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const other = await inkwell.startNode()

interface Pair {
  access_token: string
  refresh_token: string
}

const rotate = async () => {
  const client = await inkwell.pool.connect()
  try {
    return await rotateKey(client)
  } finally {
    client.release()
  }
}
const status = async (api: Api) => (await api.get('/auth/me')).status
const refresh = (token: string) => inkwell.anyone.post<Pair>('/auth/refresh', { refresh: token })
const keyOfAge = (age: string) =>
  inkwell.pool.query(`update secret set made_at = now() - $1::interval where name = 'token key'`, [age])

describe('after the key was rotated', () => {
  test('users stay signed in on every node, and old tokens stay valid until they expire', async () => {
    const user = await aUser(inkwell.pool)
    const { body } = await inkwell.anyone.post<Pair>('/auth/login', { user: user.username, password })
    await rotate()
    const [here, there] = [inkwell.address, other.address].map((address) =>
      apiClient(address, body.access_token),
    )
    expect([await status(here as Api), await status(there as Api)]).toEqual([200, 200])
    const next = await refresh(body.refresh_token)
    expect(next.status).toBe(200)
    // A node that has not heard of the rotation reads the keys again for an unknown token.
    expect(await status(apiClient(other.address, next.body.access_token))).toBe(200)

    await keyOfAge('21 minutes')
    const late = await inkwell.startNode()
    expect(await status(apiClient(late.address, body.access_token))).toBe(401)
    expect(await status(apiClient(late.address, next.body.access_token))).toBe(200)
  })

  test('second factors work, encrypted with the new key, and devices stay known', async () => {
    const user = await aUser(inkwell.pool)
    const api = await inkwell.signIn(user.username)
    const { body } = await api.post<{ secret: string }>('/auth/factors/totp')
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) })
    await api.put('/auth/factors/totp', { code: totp.generate({ timestamp: Date.now() - 30_000 }) })
    const verifiable = 'select secret, sealed_by from totp_factor where user_id = $1'
    const before = (await inkwell.pool.query<{ sealed_by: string }>(verifiable, [user.id])).rows[0]
    expect(await rotate()).toBe(1)
    const after = (await inkwell.pool.query<{ sealed_by: string }>(verifiable, [user.id])).rows[0]
    expect(after?.sealed_by).not.toBe(before?.sealed_by)
    const signIn = (code?: string) =>
      other.anyone.post<Pair>('/auth/login', { user: user.username, password, ...(code && { code }) })
    expect(await signIn()).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
    const answer = await signIn(totp.generate())
    expect(answer.status).toBe(200)
    expect((await apiClient(other.address, answer.body.access_token).get('/auth/notices')).body).toEqual({
      results: [],
    })
  })

  test('the rotation is in the security log', async () => {
    const boss = await inkwell.as('superuser')
    const { body } = await boss.get<{ count: number }>('/settings/security-log?kind=key_rotated')
    expect(body.count).toBe(2)
  })
})

test('a key from the environment is rotated with the previous one beside it', async () => {
  const [first, second] = ['first key '.repeat(4), 'second key '.repeat(4)]
  const node = await inkwell.startNode({ secretKey: first })
  const user = await aUser(inkwell.pool)
  const api = await node.signIn(user.username)
  const { body } = await api.post<{ secret: string }>('/auth/factors/totp')
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) })
  await api.put('/auth/factors/totp', { code: totp.generate({ timestamp: Date.now() - 30_000 }) })
  const next = await inkwell.startNode({ secretKey: second, secretKeyBefore: first })
  expect(await status(apiClient(next.address, api.token))).toBe(200)
  expect(
    (await next.anyone.post('/auth/login', { user: user.username, password, code: totp.generate() })).status,
  ).toBe(200)
  const without = await inkwell.startNode({ secretKey: first })
  expect(await status(apiClient(without.address, api.token))).toBe(200)
})
