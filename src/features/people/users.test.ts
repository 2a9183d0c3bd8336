import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { type Api, apiClient, type Listed, type Saved } from '../../kernel/server/testing/api-client.ts'
import { aUser, password, personForm } from './testing/a-user.ts'
import type { user } from './users.contract.ts'

type User = Row<typeof user>

const inkwell = await startTestInkwell()
const [superuser, admin] = [await inkwell.as('superuser'), await inkwell.as('admin')]
const denied = { status: 403, body: { code: 'permission_denied' } }

const userForm = (wanted: Record<string, unknown> = {}) =>
  personForm({ role: 'salesman', confirm_password: password, ...wanted })

const update = (by: Api, id: number, changes: Record<string, unknown>) =>
  by.put<Saved<User>>(`/auth/user/update/${id}`, changes)
const signInStatus = async (name: string, given = password) =>
  (await inkwell.anyone.post('/auth/login', { user: name, password: given })).status
const idOf = async (api: Api) => (await api.get<{ id: number }>('/auth/me')).body.id

test('an admin creates a user who can sign in at once, and whose password is never shown', async () => {
  const form = userForm()
  const { status, body } = await admin.post<Saved<User>>('/auth/users', form)
  expect([status, body.message]).toEqual([201, 'User Added Successfully!'])
  expect(body.data).toMatchObject({ full_name: 'Sara Ali', user_status: 'active', is_superuser: false })
  expect(JSON.stringify([body, (await admin.get('/auth/users')).body])).not.toMatch(/hash|argon|ink and/)
  expect(await signInStatus(form.username)).toBe(200)
  expect((await admin.get(`/auth/users/${body.data.id}`)).body).toEqual({ data: body.data })
})

describe('a user is refused', () => {
  test.each([
    ['with a short password', { password: '1234567', confirm_password: '1234567' }, 'password'],
    ['with another confirmation', { confirm_password: 'another one' }, 'confirm_password'],
    ['with a role that is none', { role: 'owner' }, 'role'],
    ['born on no day', { date_of_birth: '2001-02-29' }, 'date_of_birth'],
  ])('%s', async (_what, wrong, field) => {
    expect(await admin.post('/auth/users', userForm(wrong))).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  })

  test('whose user name, email or phone is any of another user’s names', async () => {
    const taken = await aUser(inkwell.pool, { username: `Ä${randomBytes(4).toString('hex')}` })
    for (const [field, value] of [
      ['username', taken.username.toLowerCase()],
      ['username', taken.phone_number],
      ['email', taken.email.toUpperCase()],
      ['phone_number', taken.phone_number],
    ] as const) {
      expect(await admin.post('/auth/users', userForm({ [field]: value }))).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      })
    }
  })
})

test('all duplicate names are refused at once', async () => {
  const [{ username, email }, { phone_number }] = [await aUser(inkwell.pool), await aUser(inkwell.pool)]
  const names = { username, email, phone_number }
  const labels = { username: 'User Name', email: 'Email', phone_number: 'Phone' }
  const refused = { status: 422, body: { errors: Object.fromEntries(Object.entries(labels).map(says)) } }
  expect(await admin.post('/auth/users', userForm(names))).toMatchObject(refused)
  expect(await inkwell.anyone.post('/auth/register', userForm(names))).toMatchObject(refused)
  expect(await update(admin, (await aUser(inkwell.pool)).id, names)).toMatchObject(refused)

  function says([field, label]: [string, string]) {
    return [field, [`A record with this ${label} already exists.`]]
  }
})

test('a new registration waits as a salesman until it is approved', async () => {
  const form = userForm({ role: 'admin', user_status: 'active', is_superuser: true })
  expect(await inkwell.anyone.post('/auth/register', form)).toMatchObject({
    status: 201,
    body: { message: 'Your account is waiting for approval.' },
  })
  expect(await signInStatus(form.username)).toBe(403)
  const { body } = await admin.get<Listed<User>>(`/auth/users?status=pending&search=${form.username}`)
  expect((await admin.get<{ waiting_for_approval: number }>('/auth/me')).body.waiting_for_approval).toBe(
    (await admin.get<Listed<User>>('/auth/users?status=pending')).body.count,
  )
  const salesman = await inkwell.as('salesman')
  expect((await salesman.get('/auth/me')).body).toMatchObject({ waiting_for_approval: 0, concerns: [] })
  const [pending] = body.results
  expect(pending).toMatchObject({ role: 'salesman', user_status: 'pending', is_superuser: false })
  expect((await update(admin, pending?.id ?? 0, { user_status: 'active' })).status).toBe(200)
  expect(await signInStatus(form.username)).toBe(200)
})

describe('superusers', () => {
  test('are created, changed, put on hold, reset and deleted by superusers only', async () => {
    const { id } = await aUser(inkwell.pool, { role: 'admin', is_superuser: true })
    const someone = await aUser(inkwell.pool)
    expect(await admin.post('/auth/users', userForm({ is_superuser: true }))).toMatchObject(denied)
    for (const changes of [
      { first_name: 'x' },
      { user_status: 'hold' },
      { is_superuser: false },
      { password },
    ]) {
      expect(await update(admin, id, changes)).toMatchObject(denied)
    }
    expect(await update(admin, someone.id, { is_superuser: true })).toMatchObject(denied)
    expect(await update(admin, await idOf(admin), { is_superuser: true })).toMatchObject(denied)
    expect(await admin.delete(`/auth/users/delete/${id}`)).toMatchObject(denied)
    expect(await admin.post(`/auth/users/${id}/password-reset`)).toMatchObject(denied)
    expect((await update(superuser, someone.id, { is_superuser: true })).status).toBe(200)
    expect((await superuser.delete(`/auth/users/delete/${someone.id}`)).status).toBe(200)
  })

  test('keep at least one who can sign in, also in concurrent changes', async () => {
    await inkwell.pool.query(`update users set is_superuser = false where is_superuser and id <> $1`, [
      await idOf(superuser),
    ])
    const second = await aUser(inkwell.pool, { is_superuser: true })
    const there = await inkwell.signIn(second.username)
    const me = await idOf(superuser)
    const both = await Promise.all([
      update(superuser, second.id, { user_status: 'hold' }),
      update(there, me, { is_superuser: false }),
    ])
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    const { rows } = await inkwell.pool.query(
      `select id from users where is_superuser and user_status = 'active'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    await inkwell.pool.query(`update users set is_superuser = true, user_status = 'active' where id = $1`, [
      me,
    ])
  })

  test('cannot demote, hold or delete the last one who can sign in', async () => {
    const me = await idOf(superuser)
    await inkwell.pool.query('update users set is_superuser = false where id <> $1', [me])
    // Without a password, like a restored user.
    const restored = await aUser(inkwell.pool, { is_superuser: true })
    expect((await superuser.delete(`/auth/users/delete/${restored.id}`)).status).toBe(200)
    const trash = await superuser.get<Listed<{ id: number; owner_id: number }>>('/trash')
    const entry = trash.body.results.find(({ owner_id }) => owner_id === restored.id)
    expect((await superuser.post(`/history/${entry?.id}/restore`)).status).toBe(200)
    // Her temporary password was never used and has expired.
    const late = await aUser(inkwell.pool, { is_superuser: true })
    await inkwell.pool.query(
      `update users set must_change_password = true, password_set_at = now() - interval '8 days' where id = $1`,
      [late.id],
    )
    for (const changes of [{ is_superuser: false }, { user_status: 'hold' }]) {
      expect(await update(superuser, me, changes)).toMatchObject(denied)
    }
    expect(await superuser.delete(`/auth/users/delete/${me}`)).toMatchObject(denied)
  })
})

test('users cannot delete themselves', async () => {
  expect(await admin.delete(`/auth/users/delete/${await idOf(admin)}`)).toMatchObject(denied)
})

describe('users without the permission to update users', () => {
  test('change their own name, and nothing that extends their permissions', async () => {
    const salesman = await inkwell.as('salesman')
    const me = await idOf(salesman)
    expect((await update(salesman, me, { first_name: 'New' })).body).toMatchObject({
      data: { full_name: 'New salesman' },
    })
    for (const changes of [{ role: 'admin' }, { is_superuser: true }, { email: 'x@y.z' }]) {
      expect(await update(salesman, me, changes)).toMatchObject(denied)
    }
  })

  test('read and change no other user', async () => {
    const [salesman, other] = [await inkwell.as('salesman'), await aUser(inkwell.pool)]
    expect(await salesman.get(`/auth/users/${other.id}`)).toMatchObject(denied)
    expect(await update(salesman, other.id, { first_name: 'x' })).toMatchObject(denied)
    expect(await salesman.get('/auth/users')).toMatchObject(denied)
  })
})

describe('a password', () => {
  test('that was changed ends the other sessions, and the old one is refused', async () => {
    const { username } = await aUser(inkwell.pool)
    const [here, elsewhere] = [await inkwell.signIn(username), await inkwell.signIn(username)]
    const next = { old_password: password, new_password: 'paper and ink', confirm_password: 'paper and ink' }
    expect(await here.put('/auth/change-password', { ...next, old_password: 'wrong' })).toMatchObject({
      status: 422,
      body: { errors: { old_password: [expect.any(String)] } },
    })
    expect((await here.put('/auth/change-password', next)).status).toBe(200)
    expect((await here.get('/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/auth/me')).status).toBe(401)
    expect([await signInStatus(username), await signInStatus(username, 'paper and ink')]).toEqual([401, 200])
  })

  test('is changed without a confirmation, but not with a different one', async () => {
    const { username } = await aUser(inkwell.pool)
    const here = await inkwell.signIn(username)
    const next = { old_password: password, new_password: 'paper and ink' }
    expect(await here.put('/auth/change-password', { ...next, confirm_password: 'ink' })).toMatchObject({
      status: 422,
      body: { errors: { confirm_password: ['Confirm Password do not match.'] } },
    })
    expect((await here.put('/auth/change-password', next)).status).toBe(200)
    expect(await signInStatus(username, 'paper and ink')).toBe(200)
  })

  test('that is temporary is shown once, not stored, and must be changed first', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const key = { 'idempotency-key': randomBytes(8).toString('hex') }
    const reset = await admin.post<{ password: string }>(`/auth/users/${id}/password-reset`, {}, key)
    expect(reset.status).toBe(201)
    const { rows } = await inkwell.pool.query('select from idempotency_key where key = $1', [
      key['idempotency-key'],
    ])
    expect(rows).toEqual([])
    const { body } = await inkwell.anyone.post<{ access_token: string }>('/auth/login', {
      user: username,
      password: reset.body.password,
    })
    const api = apiClient(inkwell.address, body.access_token)
    expect((await api.get('/auth/me')).body).toMatchObject({ must_change_password: true })
    expect(await api.get('/product')).toMatchObject(denied)
    const next = { old_password: reset.body.password, new_password: password, confirm_password: password }
    expect((await api.put('/auth/change-password', next)).status).toBe(200)
    expect((await api.get('/product')).status).toBe(200)
  })

  test('set by another user signs the user out everywhere', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const api = await inkwell.signIn(username)
    const changes = { password: 'paper and ink', date_of_birth: '2000-01-01' }
    expect((await update(admin, id, changes)).status).toBe(200)
    expect((await api.get('/auth/me')).status).toBe(401)
    expect(await signInStatus(username, 'paper and ink')).toBe(200)
  })
})

test('a deleted user’s email can be used again, and their records keep their name', async () => {
  const { id, username, email } = await aUser(inkwell.pool)
  const api = await inkwell.signIn(username)
  const { body } = await api.post<Saved<{ id: number }>>('/customer', {
    code: username,
    name: 'x',
    email: 'x@y.example',
    address: 'x',
  })
  expect((await superuser.delete(`/auth/users/delete/${id}`)).body).toEqual({ message: 'Delete Success' })
  expect((await admin.post('/auth/users', userForm({ email }))).status).toBe(201)
  const history = await admin.get(`/history?resource=customer&id=${body.data.id}`)
  expect(history.body).toMatchObject({ results: [{ user_name: 'Test salesman' }] })
})

test('one address can register fifty users in a quarter of an hour, and no more', async () => {
  const address = '203.0.113.77'
  await inkwell.pool.query(
    `insert into sign_in_failure (identifier, address) select 'registration of ' || n, $1 from generate_series(1, 50) n`,
    [`registration from ${address}`],
  )
  const form = {
    first_name: 'Past due',
    last_name: 'Comer',
    username: 'late-comer',
    email: 'late@comer.example',
    phone_number: '07900000001',
    password: 'long enough',
  }
  const late = await inkwell.anyone.fetch('/api/v1/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(form),
  })
  expect(late.status).toBe(429)
  expect(await inkwell.anyone.post('/auth/register', form)).toMatchObject({ status: 201 })
})
