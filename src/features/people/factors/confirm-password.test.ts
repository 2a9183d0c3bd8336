import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import {
  apiClient,
  type Answer,
  type Api,
  type Listed,
  type Saved,
} from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser, password, personForm } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()

const unsure = { status: 403, body: { code: 'confirmation_needed' } }
const longAgo = (api: Api) =>
  inkwell.pool.query(`update session set confirmed_at = now() - interval '16 minutes' where id = $1`, [
    api.token?.split('.')[0],
  ])
const somebody = async () => await inkwell.signIn((await somebodyNew()).username)
const somebodyNew = () => aUser(inkwell.pool, { is_superuser: true, role: 'admin' })

/** All actions that ask for the password, with a user to act on. */
async function actionsOf(api: Api): Promise<Record<string, () => Promise<Answer>>> {
  const { id } = await aUser(inkwell.pool)
  const pending = await aUser(inkwell.pool, { user_status: 'pending' })
  const other = await inkwell.signIn((await aUser(inkwell.pool)).username)
  const me = (await other.get<{ id: number }>('/auth/me')).body.id
  const session = other.token?.split('.')[0]
  const change = (changes: object) => () => api.put(`/auth/user/update/${id}`, changes)
  const names = personForm()
  const [from, to] = [
    await aUser(inkwell.pool, { role: 'salesman' }),
    await aUser(inkwell.pool, { role: 'salesman' }),
  ]
  const gone = await aUser(inkwell.pool)
  await api.delete(`/auth/users/delete/${gone.id}`)
  const also = await aUser(inkwell.pool)
  await api.delete(`/auth/users/delete/${also.id}`)
  const trash = await api.get<Listed<{ id: number; record_id: number }>>('/trash')
  const deletion = trash.body.results.find(({ record_id }) => record_id === also.id)?.id
  const ofMany = { resource: 'customer', action: 'salesman', ids: [(await aCustomer(api)).id] }
  const box = { name: `Box ${gone.id}`, currency: 'USD', kind: 'cash', opening_balance: 0 }
  const account = (await api.post<Saved<{ id: number }>>('/bank-account', box)).body.data.id
  const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const count = { account, date, counted: 0 }
  const counted = (await api.post<Saved<{ id: number }>>('/cash-close', count)).body.data.id
  return {
    'a factor': () => api.post('/auth/factors/totp'),
    "another's factor": () => api.delete(`/auth/users/${id}/factors`),
    'a right': () => api.put('/settings/permissions/products/manager', { verbs: ['view'] }),
    'a rule': () => api.put('/settings/factor-rules/salesman', { required: false }),
    'a role': change({ role: 'admin' }),
    'a user name': change({ username: names.username }),
    'an e-mail': change({ email: names.email }),
    'a phone': change({ phone_number: names.phone_number }),
    'a given password': change({ password: 'paper and ink' }),
    'an account that is opened': () => api.put(`/auth/user/update/${pending.id}`, { user_status: 'active' }),
    'a one-time password': () => api.post(`/auth/users/${id}/password-reset`),
    'somebody new': () => api.post('/auth/users', personForm({ role: 'salesman' })),
    'a session that ends': () => api.delete(`/auth/users/${me}/sessions/${session}`),
    'sessions that end': () => api.delete(`/auth/users/${id}/sessions`),
    'a person who is deleted': () => api.delete(`/auth/users/delete/${id}`),
    'a person who is erased': () => api.post(`/auth/users/${id}/erase`),
    'a deleted user who comes back': () =>
      api.post('/history/undo-deletion', { resource: 'users', id: gone.id }),
    'customers who are reassigned': () =>
      api.post('/salesman/hand-over', { from: from.id, to: to.id, customers: true, reason: 'They left' }),
    'a deleted user who comes back out of the trash': () => api.post(`/history/${deletion}/restore`),
    'a salesman of many customers': () =>
      api.post('/bulk', { ...ofMany, values: { salesman: to.id, reason: 'They left' } }),
    'a cash count that is opened again': () =>
      api.post(`/cash-close/${counted}/reopen`, { reason: 'Counted wrong' }),
    'books that are closed': () => api.post('/books/close', { until: '2020-01-31' }),
    'books that are opened again': () => api.post('/books/reopen', { reason: 'The auditor asked' }),
    'the IBAN': () => api.put('/settings', { iban: `IQ${Math.random()}` }),
    'the bank': () => api.put('/settings', { bank_name: `Bank ${Math.random()}` }),
    'the holder of the account': () => api.put('/settings', { account_holder: `Holder ${Math.random()}` }),
    'the SWIFT': () => api.put('/settings', { swift: `S${Math.random()}` }),
    'the branch': () => api.put('/settings', { branch: `B${Math.random()}` }),
  }
}

test('the password is asked again a quarter of an hour after it was entered', async () => {
  const api = await somebody()
  const actions = await actionsOf(api)
  await longAgo(api)
  for (const [what, ask] of Object.entries(actions)) {
    const { status, body } = await ask()
    expect({ what, status, body }).toMatchObject({ what, ...unsure })
  }
  expect(await api.post('/auth/confirm', { password: 'wrong' })).toMatchObject({
    status: 422,
    body: { errors: { password: ['Password is incorrect.'] } },
  })
  expect((await actions['a right']?.())?.status).toBe(403)
  expect((await api.post('/auth/confirm', { password })).status).toBe(204)
  for (const [what, ask] of Object.entries(actions)) {
    const { status } = await ask()
    expect({ what, done: status < 300 }).toEqual({ what, done: true })
  }
  expect((await apiClient(inkwell.address, api.token).get('/auth/me')).status).toBe(200)
})

test('restoring a deleted user is in the security log', async () => {
  const [api, gone] = [await somebody(), await aUser(inkwell.pool)]
  await api.delete(`/auth/users/delete/${gone.id}`)
  const { body } = await api.get<{ results: { id: number; record_id: number }[] }>('/trash')
  const entry = body.results.find(({ record_id }) => record_id === gone.id)
  expect((await api.post(`/history/${entry?.id}/restore`)).status).toBe(200)
  const { rows } = await inkwell.pool.query(
    `select kind, detail from security_log where about_id = $1 order by id desc limit 1`,
    [gone.id],
  )
  expect(rows).toEqual([{ kind: 'user_changed', detail: 'Restored from the trash' }])
})

test('the password is asked before exporting a whole list, and not for files of one record', async () => {
  const api = await somebody()
  await longAgo(api)
  const files = inkwell.endpoints.filter(
    ({ method, securityLog: noted }) => method === 'GET' && noted === 'export',
  )
  const ofOne = files.filter(({ path }) => path.includes('/:id/')).map(({ path }) => path)
  expect(ofOne).toEqual(['/bank-account/:id/cash-book/export', '/customer/:id/statement/export'])
  const all = files.filter(({ path }) => !ofOne.includes(path))
  expect(all.length).toBeGreaterThan(20)
  const selected = { resource: 'customer', action: 'export', filter: {} }
  const { body: begun } = await api.post<{ data: { job: string } }>('/bulk', selected)
  const papers = { resource: 'invoice', action: 'print', ids: [(await anInvoice(api)).id] }
  const { body: printing } = await api.post<{ data: { job: string } }>('/bulk', papers)
  await expect
    .poll(async () => (await api.get<{ state: string }>(`/bulk/${printing.data.job}`)).body.state)
    .toBe('done')
  const file = ({ path, query }: (typeof all)[number]) =>
    `${path.replace(':job', (path.endsWith('/pdf') ? printing : begun).data.job)}?${'format' in query ? 'format=csv' : 'from=2026-01-01&to=2026-01-31'}`
  for (const each of all)
    expect({ path: each.path, ...(await api.get(file(each))) }).toMatchObject({ path: each.path, ...unsure })
  await api.post('/auth/confirm', { password })
  for (const each of all) {
    const { status } = await api.get(file(each))
    expect({ path: each.path, status }).toEqual({ path: each.path, status: 200 })
  }
})

test('and not for changes other than names and bank details', async () => {
  const [api, other] = [await somebody(), await aUser(inkwell.pool, { role: 'manager' })]
  const { body } = await api.get<{ iban: string | null }>('/settings')
  await longAgo(api)
  const { username, email, phone_number } = other
  const same = { username, email, phone_number, role: 'manager', user_status: 'active' }
  expect((await api.put(`/auth/user/update/${other.id}`, { ...same, first_name: 'Other' })).status).toBe(200)
  expect((await api.put('/settings', { iban: body.iban, contact_email: 'office@example.com' })).status).toBe(
    200,
  )
  expect((await api.delete('/auth/sessions')).status).toBe(204)
})
