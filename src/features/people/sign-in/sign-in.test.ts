import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { aUser, password, personForm } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()

const someAddress = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`

const signIn = (user: unknown, given: unknown = password, address = someAddress()) =>
  inkwell.anyone.post('/auth/login', { user, password: given }, { 'x-forwarded-for': address })

const invalid = { status: 401, body: { code: 'invalid_credentials', message: 'User and Password Invalid' } }
const limited = { status: 429, body: { code: 'too_many_requests', message: expect.stringMatching(/minute/) } }

/** Stores failed sign-ins from a minute ago; `identifier` as the limits count it. */
async function haveFailed(count: number, identifier: string, address: (index: number) => string) {
  const addresses = Array.from({ length: count }, (_, index) => address(index))
  await inkwell.pool.query(
    `insert into sign_in_failure (at, identifier, address)
    select now() - interval '1 minute', $1, unnest($2::text[])`,
    [identifier, addresses],
  )
}

test('a sign-in gives a pair of tokens and the user', async () => {
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
  test('with a wrong password and for an unknown user, with the same message', async () => {
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
    'while the account is %s, which is shown after the right password only',
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

  test('fifty from one address, for any names', async () => {
    const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
    await haveFailed(49, 'somebody', () => address)
    expect((await signIn(username, password, address)).status).toBe(200)
    await signIn('nobody', 'wrong password', address)
    expect(await signIn(username, password, address)).toMatchObject(limited)
  })

  test('a hundred for a name, from any addresses', async () => {
    const { id, username } = await aUser(inkwell.pool)
    await haveFailed(99, `user ${id}`, someAddress)
    expect((await signIn(username)).status).toBe(200)
    await signIn(username, 'wrong password')
    expect(await signIn(username)).toMatchObject(limited)
  })

  test('of concurrent guesses no more than ten are checked', async () => {
    const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
    const guesses = await Promise.all(
      Array.from({ length: 25 }, () => signIn(username, 'wrong password', address)),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('of concurrent guesses on two nodes no more than ten are checked', async () => {
    const [{ username }, address, other] = [
      await aUser(inkwell.pool),
      someAddress(),
      await inkwell.startNode(),
    ]
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const guess = { user: username, password: `wrong ${index}` }
        const node = index % 2 === 0 ? inkwell : other
        return node.anyone.post('/auth/login', guess, { 'x-forwarded-for': address })
      }),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('for all spellings of an account together', async () => {
    const user = await aUser(inkwell.pool)
    const address = someAddress()
    const spellings = [user.email, user.username, user.phone_number, user.email.toUpperCase()]
    const statuses = []
    for (let count = 0; count < 16; count++) {
      statuses.push((await signIn(spellings[count % 4], 'wrong password', address)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(6).fill(429)])
  })

  test('for an unknown name by its text', async () => {
    const address = someAddress()
    const statuses = []
    for (let count = 0; count < 11; count++) {
      statuses.push((await signIn(count % 2 ? ' Nobody.Here' : 'nobody.here', 'wrong', address)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  describe('a user on a known device', () => {
    const key = () => randomBytes(16).toString('hex')
    const from = (address: string, user: string, device_key: string, given = password) =>
      inkwell.anyone.post(
        '/auth/login',
        { user, password: given, device_key },
        { 'x-forwarded-for': address },
      )

    test('is not locked out by other guesses, at the same address or elsewhere', async () => {
      const [{ id, username }, address, device] = [await aUser(inkwell.pool), someAddress(), key()]
      expect((await from(address, username, device)).status).toBe(200)
      await haveFailed(50, `user ${id}`, () => address)
      await haveFailed(100, `user ${id}`, someAddress)
      expect(await signIn(username, password, address)).toMatchObject(limited)
      expect(await from(address, username, key())).toMatchObject(limited)
      expect((await from(address, username, device)).status).toBe(200)
      const stranger = await aUser(inkwell.pool)
      expect(await from(address, stranger.username, device)).toMatchObject(limited)
    })

    test('has ten tries there too', async () => {
      const [{ username }, address, device] = [await aUser(inkwell.pool), someAddress(), key()]
      expect((await from(address, username, device)).status).toBe(200)
      for (let count = 0; count < 10; count++) {
        expect(await from(address, username, device, 'wrong password')).toMatchObject(invalid)
      }
      expect(await from(address, username, device)).toMatchObject(limited)
    })

    test('is not recognized by a short key, nor by the value in the database', async () => {
      const [{ id, username }, address, device] = [await aUser(inkwell.pool), someAddress(), key()]
      await from(address, username, device)
      await from(address, username, 'short')
      const { rows } = await inkwell.pool.query<{ device: string }>(
        'select device from known_device where user_id = $1 order by last_used_at',
        [id],
      )
      // The second device is the program without a key, by user agent and address; only new devices are stored that
      // way.
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toContain(device)
      await haveFailed(10, `user ${id}`, () => address)
      expect(await from(address, username, rows[0]?.device ?? '')).toMatchObject(limited)
    })
  })

  test('until the quarter of an hour has passed', async () => {
    const [{ id, username }, address] = [await aUser(inkwell.pool), someAddress()]
    await haveFailed(10, `user ${id}`, () => address)
    expect(await signIn(username, password, address)).toMatchObject(limited)
    await inkwell.pool.query(
      `update sign_in_failure set at = at - interval '14 minutes 1 second' where address = $1`,
      [address],
    )
    expect((await signIn(username, password, address)).status).toBe(200)
  })
})

test('successful sign-ins count as no failure', async () => {
  const [{ username }, address] = [await aUser(inkwell.pool), someAddress()]
  for (let count = 0; count < 12; count++)
    expect((await signIn(username, password, address)).status).toBe(200)
})

test('the password is neither returned nor stored in plain text', async () => {
  const { username, id } = await aUser(inkwell.pool)
  const answer = await signIn(username)
  expect(JSON.stringify(answer.body)).not.toContain('argon2')
  const { rows } = await inkwell.pool.query('select password_hash from users where id = $1', [id])
  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$/) }])
})

test('of concurrent guesses at the old password no more than ten are checked', async () => {
  const api = await inkwell.signIn((await aUser(inkwell.pool)).username)
  const next = { new_password: 'paper and ink', confirm_password: 'paper and ink' }
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      api.put('/auth/change-password', { old_password: `guess ${index}`, ...next }),
    ),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(110)
})

test('other users’ guesses do not keep a user from changing the password', async () => {
  const { id, username } = await aUser(inkwell.pool)
  const api = await inkwell.signIn(username)
  await haveFailed(100, `user ${id}`, () => '127.0.0.1')
  const next = { old_password: password, new_password: 'paper and ink', confirm_password: 'paper and ink' }
  expect((await api.put('/auth/change-password', next)).status).toBe(200)
  await inkwell.pool.query(`delete from sign_in_failure where address = '127.0.0.1'`)
})

test('refused registrations are counted, so that nobody can probe for accounts', async () => {
  const [{ email }, address] = [await aUser(inkwell.pool), someAddress()]
  const ask = () =>
    inkwell.anyone.post('/auth/register', personForm({ email }), { 'x-forwarded-for': address })
  const statuses = []
  for (let count = 0; count < 11; count++) statuses.push((await ask()).status)
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  // Users with an account can still sign in from there.
  const { username } = await aUser(inkwell.pool)
  await haveFailed(50, 'registration of somebody', () => `registration from ${address}`)
  expect((await signIn(username, password, address)).status).toBe(200)
})

test('a phone number without digits is no name for sign-in, and need not be unique', async () => {
  const [first, second] = [
    await aUser(inkwell.pool, { phone_number: '-' }),
    await aUser(inkwell.pool, { phone_number: '-' }),
  ]
  expect(await signIn('-')).toMatchObject(invalid)
  for (const { id, email } of [first, second]) {
    expect(await signIn(email)).toMatchObject({ body: { user: { id } } })
  }
})

test('a registration needs a phone with digits', async () => {
  const from = { 'x-forwarded-for': someAddress() }
  const ask = async (phone_number: string) =>
    await inkwell.anyone.post<{ errors?: object }>('/auth/register', personForm({ phone_number }), from)
  for (const without of ['-', 'call me']) {
    const refused = await ask(without)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['phone_number']])
  }
  // Arabic digits work too.
  expect((await ask(`٠٧٧٠${Date.now()}`)).status).toBe(201)
})
