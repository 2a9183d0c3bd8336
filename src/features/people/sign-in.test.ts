import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { aUser, password } from './testing/a-user.ts'

const inkwell = await startTestInkwell()

const someAddress = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`

const signIn = (user: unknown, given: unknown = password, address = someAddress()) =>
  inkwell.anyone.post('/auth/login', { user, password: given }, { 'x-forwarded-for': address })

const invalid = { status: 401, body: { code: 'invalid_credentials', message: 'User and Password Invalid' } }
const limited = { status: 429, body: { code: 'too_many_requests', message: expect.stringMatching(/minute/) } }

/** As if so many sign-ins had failed a minute ago. */
async function haveFailed(count: number, identifier: string, address: (index: number) => string) {
  const addresses = Array.from({ length: count }, (_, index) => address(index))
  await inkwell.pool.query(
    `insert into sign_in_failure (at, identifier, address)
    select now() - interval '1 minute', $1, unnest($2::text[])`,
    [identifier, addresses],
  )
}

test('whoever signs in gets a pair of tokens and is told who they are', async () => {
  const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
  expect(await signIn(username)).toMatchObject({
    status: 200,
    body: {
      message: 'Login Successfully!',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: { id, user_type: 'manager' },
    },
  })
  const boss = await aUser(inkwell.pool, { role: 'salesman', is_superuser: true })
  expect(await signIn(boss.email)).toMatchObject({ body: { user: { user_type: 'superuser' } } })
})

test('a user name, an email and a phone number name the same user, whatever the case', async () => {
  const user = await aUser(inkwell.pool, {
    username: 'Çınar.Ä',
    email: 'Cinar@Example.com',
    phone_number: '07701234567',
  })
  const names = ['Çınar.Ä', 'çınar.ä', 'CINAR@example.COM', ' 07701234567 ', '٠٧٧٠١٢٣٤٥٦٧']
  for (const name of names) expect(await signIn(name)).toMatchObject({ body: { user: { id: user.id } } })
})

describe('a sign-in is refused', () => {
  test('with a wrong password and for a user whom nobody knows, in the same words', async () => {
    const { username } = await aUser(inkwell.pool)
    expect(await signIn(username, `${password} `)).toMatchObject(invalid)
    expect(await signIn(username, password.toUpperCase())).toMatchObject(invalid)
    expect(await signIn('nobody')).toMatchObject(invalid)
    for (const odd of ["' or 1=1 --", '%', '_', '\\', '*']) expect(await signIn(odd)).toMatchObject(invalid)
  })

  test.each([
    ['pending', 'account_pending', 'Your account is waiting for approval.'],
    ['hold', 'account_on_hold', 'Your account is on hold.'],
  ] as const)(
    'while the account is %s, which is told after the right password only',
    async (user_status, code, message) => {
      const { username } = await aUser(inkwell.pool, { user_status })
      expect(await signIn(username)).toMatchObject({ status: 403, body: { code, message } })
      expect(await signIn(username, 'wrong password')).toMatchObject(invalid)
    },
  )

  test('without a name or password', async () => {
    expect(await signIn('', '')).toMatchObject({
      status: 422,
      body: { errors: { user: [expect.any(String)], password: [expect.any(String)] } },
    })
    expect(await inkwell.anyone.post('/auth/login', {})).toMatchObject({ status: 422 })
  })

  test('for a user who has no password', async () => {
    const { id, username } = await aUser(inkwell.pool)
    await inkwell.pool.query(`update users set password_hash = '' where id = $1`, [id])
    for (const given of [password, 'x']) expect(await signIn(username, given)).toMatchObject(invalid)
  })
})

describe('after too many failures in a quarter of an hour', () => {
  test('ten for a name from one address: even the right password is refused there', async () => {
    const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
    for (let count = 0; count < 10; count++) {
      expect(await signIn(username.toUpperCase(), 'wrong password', address)).toMatchObject(invalid)
    }
    const refused = await signIn(username, password, address)
    expect(refused).toMatchObject(limited)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(880)
    expect(wait).toBeLessThanOrEqual(900)
    expect((await signIn(username, password)).status).toBe(200)
  })

  test('fifty from one address, for whomever', async () => {
    const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
    await haveFailed(49, 'somebody', () => address)
    expect((await signIn(username, password, address)).status).toBe(200)
    await signIn('nobody', 'wrong password', address)
    expect(await signIn(username, password, address)).toMatchObject(limited)
  })

  test('a hundred for a name, from wherever', async () => {
    const { username } = await aUser(inkwell.pool)
    await haveFailed(99, username, someAddress)
    expect((await signIn(username)).status).toBe(200)
    await signIn(username, 'wrong password')
    expect(await signIn(username)).toMatchObject(limited)
  })

  test('of guesses that arrive at once no more than ten are tried', async () => {
    const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
    const guesses = await Promise.all(
      Array.from({ length: 25 }, () => signIn(username, 'wrong password', address)),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('the window passes', async () => {
    const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
    await haveFailed(10, username, () => address)
    expect(await signIn(username, password, address)).toMatchObject(limited)
    await inkwell.pool.query(
      `update sign_in_failure set at = at - interval '14 minutes 1 second' where address = $1`,
      [address],
    )
    expect((await signIn(username, password, address)).status).toBe(200)
  })
})

test('successes count nothing', async () => {
  const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
  for (let count = 0; count < 12; count++)
    expect((await signIn(username, password, address)).status).toBe(200)
})

test('nothing of the password comes back or is kept as it is', async () => {
  const { username, id } = await aUser(inkwell.pool)
  const answer = await signIn(username)
  expect(JSON.stringify(answer.body)).not.toContain('argon2')
  const { rows } = await inkwell.pool.query('select password_hash from users where id = $1', [id])
  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$/) }])
})
