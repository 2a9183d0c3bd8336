import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { apiClient, type Listed } from '../../../kernel/server/testing/api-client.ts'
import { createFirstSuperuser } from '../sign-in/first-superuser.server.ts'
import { aUser, password } from '../testing/a-user.ts'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { resetOnMachine } from './reset-on-machine.server.ts'

const inkwell = await startTestInkwell()

async function reset(email: string): Promise<string> {
  const client = await inkwell.pool.connect()
  try {
    return await resetOnMachine(client, email)
  } finally {
    client.release()
  }
}

const login = (user: string, given: string) =>
  inkwell.anyone.post<{ access_token: string }>('/auth/login', { user, password: given })

test('on the machine the only superuser gets a temporary password, and two-factor authentication is turned off', async () => {
  const { id, email } = await aUser(inkwell.pool, { is_superuser: true })
  const open = apiClient(inkwell.address, (await login(email, password)).body.access_token)
  await inkwell.pool.query('update users set second_factor = true where id = $1', [id])
  await inkwell.pool.query(`insert into recovery_codes (user_id, salt, hashes) values ($1, '', '{}')`, [id])

  const temporary = await reset(email.toUpperCase())
  expect((await login(email, password)).status).toBe(401)
  await expect.poll(async () => (await open.get('/auth/me')).status).toBe(401)
  const { status, body } = await login(email, temporary)
  expect(status).toBe(200)
  const again = apiClient(inkwell.address, body.access_token)
  expect((await again.get('/customer')).body).toMatchObject({ message: 'Choose a new password first.' })
  const own = {
    old_password: temporary,
    new_password: 'found my pen again',
    confirm_password: 'found my pen again',
  }
  expect((await again.put('/auth/change-password', own)).status).toBe(200)
  const after = apiClient(inkwell.address, (await login(email, 'found my pen again')).body.access_token)
  expect((await after.get('/customer')).status).toBe(200)

  const log = await after.get<Listed<{ kind: string; detail: string }>>(`/settings/security-log?user=${id}`)
  const own_entries = log.body.results.filter(({ detail }) => detail === 'npm run reset-password')
  expect(own_entries.map(({ kind }) => kind).toSorted()).toEqual(['factor_reset', 'password_given'])
})

test('an unknown email and an inactive user are refused with one line', async () => {
  await expect(reset('nobody@nowhere.example')).rejects.toThrow(
    'No user has the email nobody@nowhere.example.',
  )
  const { email } = await aUser(inkwell.pool, { user_status: 'hold' })
  await expect(reset(email)).rejects.toThrow(`${email} is not active (hold)`)
  expect((await login(email, password)).status).toBe(403)
})

test('a generated first password must be changed, a given one need not', async () => {
  for (const [given, mustChange] of [
    [undefined, true],
    ['ink and paper', false],
  ] as const) {
    const database = await createTestDatabase()
    await createFirstSuperuser(database.pool, 'admin@inkwell.local', given)
    const { rows } = await database.pool.query('select must_change_password, password_set_at from users')
    expect(rows).toMatchObject([{ must_change_password: mustChange }])
    await database.drop()
  }
})
