import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formOf, pictureFile } from '../../kernel/server/testing/a-picture.ts'
import type { Api, Listed, Refused, Saved } from '../../kernel/server/testing/api-client.ts'
import { aUser, personForm } from './testing/a-user.ts'
import type { user } from './users.contract.ts'

type User = Row<typeof user>

const inkwell = await startTestInkwell()
const admin = await inkwell.as('admin')

const update = (by: Api, id: number, changes: Record<string, unknown> | FormData) =>
  by.put<Saved<User>>(`/auth/user/update/${id}`, changes)
const read = async (id: number) => (await admin.get<{ data: User }>(`/auth/users/${id}`)).body.data
const listed = async (query: string) =>
  (await admin.get<Listed<User>>(`/auth/users?${query}&page_size=100`)).body.results.map(({ id }) => id)

describe('the date of birth', () => {
  test('may be missing for a new user, and stays so in other changes', async () => {
    const { id } = await aUser(inkwell.pool)
    expect(await update(admin, id, { user_status: 'hold' })).toMatchObject({
      status: 200,
      body: { message: 'User Updated Successfully!', data: { user_status: 'hold', date_of_birth: null } },
    })
  })

  test('is required in the form for changing a user', async () => {
    const { id } = await aUser(inkwell.pool)
    expect(await update(admin, id, { first_name: 'Ali', date_of_birth: '' })).toMatchObject({
      status: 422,
      body: { errors: { date_of_birth: ['Date of Birth is required.'] } },
    })
  })
})

test('of two admins who edit one user, the second gets the first one’s version', async () => {
  const { id } = await aUser(inkwell.pool)
  const { version } = await read(id)
  expect((await update(admin, id, { last_name: 'First', version })).status).toBe(200)
  const other = await inkwell.signIn((await aUser(inkwell.pool, { role: 'admin' })).username)
  expect(await update(other, id, { last_name: 'Second', version })).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      changed_by: 'Test admin',
      current: { last_name: 'First', version: version + 1 },
    },
  })
})

test('a user with a new user name stays signed in, and signs in with the new one', async () => {
  const { id, username } = await aUser(inkwell.pool, { role: 'admin' })
  const api = await inkwell.signIn(username)
  expect((await update(api, id, { username: `${username}-2` })).status).toBe(200)
  expect((await api.get('/auth/me')).status).toBe(200)
  await expect(inkwell.signIn(username)).rejects.toThrow('refused')
  await inkwell.signIn(`${username}-2`)
})

test('of many who register with one name at once, one succeeds', async () => {
  const { username, email } = personForm()
  const forms = [{ username }, { email: `${username}@example.com` }, { username: username.toUpperCase() }]
  const answers = await Promise.all(
    [...forms, ...forms].map((wanted) =>
      inkwell.anyone.post<Refused>('/auth/register', personForm({ email, ...wanted })),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422])
})

test('a registration creates nothing but an account', async () => {
  const form = personForm({ role: 'admin', user_status: 'active', is_superuser: true })
  expect(await inkwell.anyone.post('/auth/register', form)).toMatchObject({
    status: 201,
    body: { message: 'Your account is waiting for approval.' },
  })
  const [id] = await listed(`search=${form.username}`)
  expect(await read(id ?? 0)).toMatchObject({ role: 'salesman', user_status: 'pending', is_superuser: false })
  const { body } = await admin.get<Listed<object>>(`/history?resource=users&id=${id}`)
  expect(body.results).toMatchObject([{ action: 'insert', user_name: 'registration' }])
})

describe('a picture', () => {
  const withPicture = async (fields: Record<string, string>) =>
    formOf({ ...fields, user_image: await pictureFile() })

  test('stays if it is not sent, or sent empty, until it is removed', async () => {
    const { id } = await aUser(inkwell.pool)
    const { body } = await update(admin, id, await withPicture({ first_name: 'Sara' }))
    const address = body.data.user_image
    expect(address).toMatch(/^\/api\/v1\/image\/[0-9a-f]{64}$/)
    for (const changes of [{ last_name: 'A' }, { user_image: '' }, { user_image: null }]) {
      expect((await update(admin, id, changes)).body.data.user_image).toBe(address)
    }
    expect((await update(admin, id, { remove_user_image: true })).body.data.user_image).toBeNull()
  })

  test('of one’s own can be changed by every user', async () => {
    const { id, username } = await aUser(inkwell.pool)
    const self = await inkwell.signIn(username)
    const form = await withPicture({ first_name: 'New', last_name: 'Name', date_of_birth: '1999-12-31' })
    expect(await update(self, id, form)).toMatchObject({
      status: 200,
      body: { data: { full_name: 'New Name', user_image: expect.stringContaining('/image/') } },
    })
  })
})

describe('the list of users', () => {
  test('is filtered by role, status and the joining day in the company’s time zone', async () => {
    const word = randomBytes(4).toString('hex')
    const held = await aUser(inkwell.pool, { username: `${word}a`, role: 'manager', user_status: 'hold' })
    const young = await aUser(inkwell.pool, { username: `${word}b`, role: 'manager' })
    // 23:30 UTC is the next morning in Baghdad.
    await inkwell.pool.query(`update users set created_at = '2020-03-01T23:30:00Z' where id = $1`, [held.id])
    expect(await listed(`search=${word}&role=manager`)).toEqual([young.id, held.id])
    expect(await listed(`search=${word}&role=salesman`)).toEqual([])
    expect(await listed(`search=${word}&status=hold`)).toEqual([held.id])
    expect(await listed(`search=${word}&joined_from=2020-03-02`)).toEqual([young.id, held.id])
    expect(await listed(`search=${word}&joined_from=2020-03-03`)).toEqual([young.id])
    expect((await admin.get('/auth/users?status=gone')).status).toBe(400)
  })

  test('finds every word in every column', async () => {
    const { id } = await aUser(inkwell.pool, { phone_number: '07701230001', role: 'manager' })
    await inkwell.pool.query(
      `update users set first_name = 'أحمد', last_name = 'عليّ', date_of_birth = '1987-06-05' where id = $1`,
      [id],
    )
    for (const words of ['احمد علي', '٠٧٧٠١٢٣', '05/06/1987', 'manager احمد']) {
      expect(await listed(`search=${encodeURIComponent(words)}`)).toContain(id)
    }
  })
})

test('a name has up to 150 characters of any script', async () => {
  const { id } = await aUser(inkwell.pool)
  const name = 'ن'.repeat(150)
  expect((await update(admin, id, { first_name: name })).body.data.first_name).toBe(name)
  expect(await update(admin, id, { first_name: `${name}ن` })).toMatchObject({
    status: 422,
    body: { errors: { first_name: ['First Name must have at most 150 characters.'] } },
  })
})
