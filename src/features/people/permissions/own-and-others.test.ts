import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api, Listed } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const idOf = async (api: Api) => (await api.get<{ id: number }>('/auth/me')).body.id

/** What each role may do with another user's profile and history; everybody may do all of it with their own. */
const others = {
  superuser: { profile: 200, change: 200, history: 'all' },
  admin: { profile: 200, change: 200, history: 'all' },
  manager: { profile: 200, change: 403, history: 'all' },
  salesman: { profile: 403, change: 403, history: 'own' },
} as const

describe.each(Object.keys(others) as (keyof typeof others)[])('a %s', (role) => {
  const may = others[role]

  test('reads and changes the own profile, and that of another user as the permissions allow', async () => {
    const api = await inkwell.as(role)
    const [own, another] = [await idOf(api), (await aUser(inkwell.pool)).id]
    const change = { first_name: 'Changed' }
    expect((await api.get(`/auth/users/${own}`)).status).toBe(200)
    expect((await api.put(`/auth/user/update/${own}`, change)).status).toBe(200)
    expect((await api.get(`/auth/users/${another}`)).status).toBe(may.profile)
    expect((await api.put(`/auth/user/update/${another}`, change)).status).toBe(may.change)
  })

  test('reads their own history, and that of others as the permissions allow', async () => {
    const api = await inkwell.as(role)
    const author = await inkwell.signIn((await aUser(inkwell.pool, { role: 'manager' })).username)
    const { id } = await aCustomer(author)
    await api.put(`/customer/${id}`, { work: role })
    const { body } = await api.get<Listed<{ action: string }>>(`/history?resource=customer&id=${id}`)
    const actions = body.results.map(({ action }) => action)
    expect(actions).toEqual(may.history === 'all' ? ['update', 'insert'] : ['update'])
  })

  test('sees only their own sessions, and ends no others', async () => {
    const { username } = await aUser(inkwell.pool)
    const stranger = await inkwell.signIn(username)
    const [theirs] = (await stranger.get<{ results: { id: string }[] }>('/auth/sessions')).body.results
    const api = await inkwell.as(role)
    expect(JSON.stringify((await api.get('/auth/sessions')).body)).not.toContain(theirs?.id)
    expect((await api.delete(`/auth/sessions/${theirs?.id}`)).status).toBe(404)
    expect((await stranger.get('/auth/me')).status).toBe(200)
  })
})

test('every user sees the devices of their sessions, and signs one out', async () => {
  const { username } = await aUser(inkwell.pool)
  const here = await inkwell.signIn(username)
  const signIn = { user: username, password }
  const { body } = await inkwell.anyone.post<{ access_token: string }>('/auth/login', signIn, {
    'user-agent': 'A phone',
  })
  // A session idle for more than 12 hours has ended, so its device is not listed.
  const forgotten = await inkwell.pool.query(
    `insert into session (id, user_id, device, last_used_at)
    select gen_random_uuid(), id, 'A forgotten one', now() - interval '13 hours' from users where username = $1`,
    [username],
  )
  expect(forgotten.rowCount).toBe(1)
  const phone = (path: string) => inkwell.anyone.get(path, { authorization: `Bearer ${body.access_token}` })
  const sessions = (
    await here.get<{ results: { id: string; device: string; is_current: boolean }[] }>('/auth/sessions')
  ).body.results
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1)
  const other = sessions.find(({ device }) => device === 'A phone')
  expect(other).toMatchObject({ is_current: false })
  expect((await here.delete(`/auth/sessions/${other?.id}`)).status).toBe(204)
  expect((await phone('/auth/me')).status).toBe(401)
  expect((await here.get('/auth/me')).status).toBe(200)
})

test('every user signs out all their other devices at once, and nobody else’s', async () => {
  const [{ username }, stranger] = [
    await aUser(inkwell.pool),
    await inkwell.signIn((await aUser(inkwell.pool)).username),
  ]
  const [here, ...others] = [
    await inkwell.signIn(username),
    await inkwell.signIn(username),
    await inkwell.signIn(username),
  ]
  expect((await here.delete('/auth/sessions')).status).toBe(204)
  for (const other of others) expect((await other.get('/auth/me')).status).toBe(401)
  for (const left of [here, stranger]) expect((await left.get('/auth/me')).status).toBe(200)
  expect((await here.get<{ results: object[] }>('/auth/sessions')).body.results).toHaveLength(1)
})
