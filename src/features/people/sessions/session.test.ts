import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { apiClient, type Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser, password } from '../testing/a-user.ts'
import { TokenSigner } from './tokens.server.ts'

interface Pair {
  access_token: string
  refresh_token: string
}

const inkwell = await startTestInkwell()
const other = await inkwell.startNode()
const signedOut = { status: 401, body: { code: 'token_not_valid' } }

async function aSession(wanted: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(inkwell.pool, wanted)
  const { body } = await inkwell.anyone.post<Pair>('/auth/login', { user: user.username, password })
  return { user, pair: body, ...clients(body) }
}

/** Clients of the same session on both nodes. */
function clients({ access_token }: Pair) {
  return { here: apiClient(inkwell.address, access_token), there: apiClient(other.address, access_token) }
}

/** A token of the user's session that expires after some seconds. */
async function tokenOf(user: { id: number }, kind: 'access' | 'refresh', seconds: number): Promise<string> {
  const { rows } = await inkwell.pool.query<{ session: string; generation: number; secret: string }>(
    `select id as session, generation, value as secret from session, secret where user_id = $1`,
    [user.id],
  )
  const [row] = rows
  if (!row) throw new Error('The user has no session.')
  const expires = Math.floor(Date.now() / 1000) + seconds
  return new TokenSigner({ current: row.secret, installation: row.secret, signing: () => [row.secret] }).sign(
    kind,
    {
      ...row,
      expires,
    },
  )
}

const refresh = (token: unknown, node = inkwell) =>
  node.anyone.post<Pair>('/auth/refresh', { refresh: token })
const me = (api: Api) => api.get('/auth/me')

/** Polls until the session has ended, within the five seconds that the product allows. */
const closesSoon = (api: Api) => expect.poll(async () => (await me(api)).status, { interval: 200 }).toBe(401)

test('a session has the user’s permissions, and the first name, which may be two words', async () => {
  const { here, user } = await aSession({ role: 'salesman' })
  await inkwell.pool.query(`update users set first_name = 'عبد الرحمن' where id = $1`, [user.id])
  expect(await me(here)).toMatchObject({
    status: 200,
    body: {
      id: user.id,
      email: user.email,
      first_name: 'عبد الرحمن',
      user_type: 'salesman',
      rights: { products: ['view', 'create', 'update'], invoice_tracker: ['view', 'update'], users: [] },
    },
  })
})

describe('a refresh', () => {
  test('gives new tokens for the same session', async () => {
    const { pair, user } = await aSession()
    const next = await refresh(pair.refresh_token)
    expect(next).toMatchObject({ status: 200, body: { user: { id: user.id, user_type: 'salesman' } } })
    expect(next.body.refresh_token).not.toBe(pair.refresh_token)
    expect((await me(clients(next.body).there)).status).toBe(200)
    expect((await refresh(next.body.refresh_token)).status).toBe(200)
  })

  test('repeated after a lost response gives the same tokens, on any node', async () => {
    const { pair } = await aSession()
    const first = await refresh(pair.refresh_token)
    expect((await refresh(pair.refresh_token)).body).toEqual(first.body)
    expect((await refresh(pair.refresh_token, { ...inkwell, ...other })).body).toEqual(first.body)
  })

  test('of ten tabs at once gives all the same tokens', async () => {
    const { pair } = await aSession()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(pair.refresh_token)))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
    expect((await refresh(answers[0]?.body.refresh_token)).status).toBe(200)
  })

  test('with a used token ends the session with all its tokens', async () => {
    const { pair, here, there, user } = await aSession()
    const next = await refresh(pair.refresh_token)
    await inkwell.pool.query(
      `update session set refreshed_at = refreshed_at - interval '121 seconds' where user_id = $1`,
      [user.id],
    )
    expect(await refresh(pair.refresh_token)).toMatchObject(signedOut)
    expect(await refresh(next.body.refresh_token)).toMatchObject(signedOut)
    expect(await me(here)).toMatchObject(signedOut)
    await closesSoon(there)
    await closesSoon(clients(next.body).there)
  })

  test('with the token before the last ends the session at once', async () => {
    const { pair } = await aSession()
    const second = await refresh(pair.refresh_token)
    const third = await refresh(second.body.refresh_token)
    expect(await refresh(pair.refresh_token)).toMatchObject(signedOut)
    expect(await refresh(third.body.refresh_token)).toMatchObject(signedOut)
  })

  test('of one session does not affect the others', async () => {
    const { pair, user } = await aSession()
    const second = await inkwell.signIn(user.email)
    await refresh((await refresh(pair.refresh_token)).body.refresh_token)
    await refresh(pair.refresh_token)
    expect((await me(second)).status).toBe(200)
  })

  test('is refused after its token has expired', async () => {
    const { user } = await aSession()
    expect(await refresh(await tokenOf(user, 'refresh', -1))).toMatchObject(signedOut)
    expect((await refresh(await tokenOf(user, 'refresh', 60))).status).toBe(200)
  })

  test('is refused with an access token and with invalid text', async () => {
    const { pair } = await aSession()
    for (const wrong of [pair.access_token, `${pair.refresh_token}x`, 'x', 'x'.repeat(400)]) {
      expect(await refresh(wrong)).toMatchObject(signedOut)
    }
    expect((await refresh(pair.refresh_token)).status).toBe(200)
  })
})

describe('a token', () => {
  test('with a changed session, age, kind or signature is invalid', async () => {
    const { pair } = await aSession()
    const [session = '', generation = '', expires = '', signature = ''] = pair.access_token.split('.')
    const later = (Number.parseInt(expires, 36) + 60).toString(36)
    const forged = [
      pair.refresh_token,
      [session, generation, later, signature].join('.'),
      [session, '2', expires, signature].join('.'),
      [crypto.randomUUID(), generation, expires, signature].join('.'),
      [session, generation, expires, 'A'.repeat(43)].join('.'),
      [session, generation, expires].join('.'),
      `${pair.access_token}=`,
      '',
      'null',
    ]
    for (const token of forged) expect(await me(apiClient(inkwell.address, token))).toMatchObject(signedOut)
  })

  test('is invalid after it has expired', async () => {
    const { user } = await aSession()
    const status = async (seconds: number) =>
      (await me(apiClient(inkwell.address, await tokenOf(user, 'access', seconds)))).status
    expect([await status(60), await status(-1)]).toEqual([200, 401])
  })

  test('lives a quarter of an hour, and its refresh token 30 days', async () => {
    const { pair } = await aSession()
    const lifeOf = (token: string) => Number.parseInt(token.split('.')[2] ?? '', 36) - Date.now() / 1000
    expect(lifeOf(pair.access_token)).toBeCloseTo(15 * 60, -1)
    expect(lifeOf(pair.refresh_token)).toBeCloseTo(30 * 24 * 3600, -1)
  })

  test('is accepted only as a bearer token', async () => {
    const { pair } = await aSession()
    const status = async (authorization: string) =>
      (await inkwell.anyone.get('/auth/me', { authorization })).status
    expect(await status(`bearer ${pair.access_token}`)).toBe(200)
    for (const other of [pair.access_token, `Basic ${pair.access_token}`, `Bearer ${pair.access_token} x`]) {
      expect(await status(other)).toBe(401)
    }
  })
})

test('signing out ends the session on every node, and no other session', async () => {
  const { here, there, pair, user } = await aSession()
  const second = await inkwell.signIn(user.username)
  expect((await me(there)).status).toBe(200)
  expect((await here.post('/auth/logout')).status).toBe(204)
  expect(await me(here)).toMatchObject(signedOut)
  expect(await refresh(pair.refresh_token)).toMatchObject(signedOut)
  await closesSoon(there)
  expect((await me(second)).status).toBe(200)
})

describe('within seconds, on every node,', () => {
  test.each([
    ['hold', `update users set user_status = 'hold' where id = $1`],
    ['deletion', `delete from users where id = $1`],
  ])('%s of a user closes the sessions', async (_what, statement) => {
    const { here, there, pair, user } = await aSession()
    expect([(await me(here)).status, (await me(there)).status]).toEqual([200, 200])
    await inkwell.pool.query(statement, [user.id])
    await Promise.all([closesSoon(here), closesSoon(there)])
    expect(await refresh(pair.refresh_token)).toMatchObject(signedOut)
  })

  test('another role has other permissions', async () => {
    const { here, there, user } = await aSession({ role: 'salesman' })
    const deletion = async (api: Api) => (await api.delete('/product/2147483647')).status
    expect([await deletion(here), await deletion(there)]).toEqual([403, 403])
    await inkwell.pool.query(`update users set role = 'manager' where id = $1`, [user.id])
    await expect.poll(() => deletion(here), { interval: 200 }).toBe(404)
    await expect.poll(() => deletion(there), { interval: 200 }).toBe(404)
  })
})
