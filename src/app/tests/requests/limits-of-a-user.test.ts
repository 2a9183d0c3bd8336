import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { anOpening, openingForm } from '../../../features/money/opening-balances/testing/an-opening.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const admin = await inkwell.as('admin')

async function somebody() {
  const user = await aUser(inkwell.pool, { role: 'admin' })
  return { ...user, api: await inkwell.signIn(user.username) }
}
const keyOf = ({ body }: { body: unknown }) => (body as Saved<{ id: number }>).data.id
const refused = (field: string, sentence: string) => ({
  status: 422,
  body: { errors: { [field]: [sentence] } },
})

test('a user can write 200 comments about one record', async () => {
  const { id, api } = await somebody()
  const { id: record } = await aCustomer(admin)
  await inkwell.pool.query(
    `insert into comment (resource, record, text, created_by) select 'customer', $1, 'Again', $2 from generate_series(1, 199)`,
    [record, id],
  )
  const writeComment = async (about = record) =>
    api.post('/comment', { resource: 'customer', record: about, text: 'Again' })
  const last = keyOf(await writeComment())
  const tooMany = refused('text', 'No more than 200 comments by one user about one record. Delete one first.')
  expect(await writeComment()).toMatchObject(tooMany)
  expect((await writeComment((await aCustomer(admin)).id)).status).toBe(201)
  expect((await admin.post('/comment', { resource: 'customer', record, text: 'Too' })).status).toBe(201)
  await api.delete(`/comment/${last}`)
  expect((await writeComment()).status).toBe(201)
})

test('a user can have 500 open tasks, however they become open', async () => {
  const { id, api } = await somebody()
  await inkwell.pool.query(
    `insert into task (text, person, created_by) select 'Again', $1, $1 from generate_series(1, 499)`,
    [id],
  )
  const add = async () => api.post('/task', { text: 'Again' })
  const last = keyOf(await add())
  const sentence = 'No more than 500 open tasks created by one user. Complete or delete one first.'
  expect(await add()).toMatchObject(refused('text', sentence))
  expect((await api.put(`/task/${last}`, { text: 'Once more' })).status).toBe(200)
  expect((await api.put(`/task/${last}`, { done_at: '2026-10-01T08:00:00Z' })).status).toBe(200)
  expect((await add()).status).toBe(201)
  expect(await api.put(`/task/${last}`, { done_at: null })).toMatchObject(refused('done_at', sentence))
})

test('a user can have 500 drafts', async () => {
  const { id, api } = await somebody()
  await inkwell.pool.query(
    `insert into invoice (status, invoice_date, created_by) select 'draft', '2026-10-01', $1 from generate_series(1, 499)`,
    [id],
  )
  const draft = async () => api.post('/invoice', { status: 'draft' })
  const last = keyOf(await draft())
  const tooMany = refused('status', 'No more than 500 drafts created by one user. Issue or delete one first.')
  expect(await draft()).toMatchObject(tooMany)
  expect(await api.post(`/invoice/${last}/duplicate`)).toMatchObject(tooMany)
  expect((await admin.post('/invoice', { status: 'draft' })).status).toBe(201)
  await api.delete(`/invoice/${last}`)
  expect((await draft()).status).toBe(201)
})

test('a customer can have 10,000 opening balances, tested with two', async () => {
  const { rows } = await inkwell.pool.query<{ name: string; how: string }>(
    `select tgname as name, pg_get_triggerdef(oid) as how from pg_trigger where tgrelid = 'opening'::regclass and tgname ~ 'limit_'`,
  )
  expect(rows).toHaveLength(2)
  for (const { name, how } of rows) {
    expect(how).toContain("limit_openings('10000')")
    await inkwell.pool.query(`drop trigger ${name} on opening; ${how.replace('10000', '2')}`)
  }
  const { id: customer } = await aCustomer(admin)
  await anOpening(admin, { customer, number: 'first' })
  const last = await anOpening(admin, { customer, number: 'last' })
  const tooMany = refused(
    'customer',
    'No more than 2 opening balances of one customer. Add up the oldest ones.',
  )
  expect(await admin.post('/opening', await openingForm(admin, { customer, number: 'more' }))).toMatchObject(
    tooMany,
  )
  const other = await anOpening(admin)
  expect(await admin.put(`/opening/${other.id}`, { customer })).toMatchObject(tooMany)
  expect((await admin.put(`/opening/${last.id}`, { remark: 'Page 4' })).status).toBe(200)
  await admin.delete(`/opening/${last.id}`)
  expect((await admin.put(`/opening/${other.id}`, { customer })).status).toBe(200)
})

test('the last thousand responses of a user’s writes are stored', async () => {
  const { id, api } = await somebody()
  await inkwell.pool.query(
    `insert into idempotency_key (user_id, key, route, body_mac, status, body, created_at)
     select $1, 'old ' || n, 'POST /task', '', 201, '{}', now() - interval '2 hours' + n * interval '1 second' from generate_series(1, 1050) n`,
    [id],
  )
  const key = { 'idempotency-key': 'new' }
  const first = await api.post('/task', { text: 'Once' }, key)
  expect(keyOf(await api.post('/task', { text: 'Once' }, key))).toBe(keyOf(first))
  const { rows } = await inkwell.pool.query(
    `select count(*)::int as kept, min(key) filter (where key like 'old %' and length(key) = 6) as oldest
     from idempotency_key where user_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ kept: 1000, oldest: 'old 52' }])
})
