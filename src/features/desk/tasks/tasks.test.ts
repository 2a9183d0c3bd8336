import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { addDays, today as dayNow } from '../../../kernel/contract/values/day.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aReceipt } from '../../money/receipts/testing/a-receipt.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { readNotifications } from '../notifications/notifications.contract.ts'
import type { Task } from './tasks.contract.ts'

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')
const now = dayNow('Asia/Baghdad')

async function somebody(role: 'admin' | 'manager' | 'salesman') {
  const user = await aUser(inkwell.pool, { role })
  return { ...user, api: await inkwell.signIn(user.username) }
}
const add = async (api: Api, form: object) => {
  const answer = await api.post<Saved<Task>>('/task', form)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
const tasks = async (api: Api, query = '') => (await api.get<Listed<Task>>(`/task${query}`)).body
const texts = async (api: Api, query = '') => (await tasks(api, query)).results.map(({ text }) => text)
const notifications = async (api: Api) => (await api.get<ReplyOf<typeof readNotifications>>('/notice')).body

test('a user’s own tasks are listed by due date, those without one last', async () => {
  const [one, other] = [await somebody('salesman'), await somebody('manager')]
  await add(one.api, { text: 'Some day' })
  await add(one.api, { text: 'Later', due_on: addDays(now, 5) })
  await add(other.api, { text: 'Soon', due_on: addDays(now, 1), person: one.id })
  await add(other.api, { text: 'Another one’s' })
  expect(await texts(one.api)).toEqual(['Soon', 'Later', 'Some day'])
  expect(await texts(other.api)).toEqual(['Another one’s'])
  expect((await texts(other.api, '?all=true')).toSorted()).toEqual(['Another one’s', 'Soon'])
  expect(await texts(other.api, `?person=${one.id}`)).toEqual(['Soon'])
  expect(await texts(superuser, `?person=${one.id}`)).toHaveLength(3)
})

test('a task is changed by its user and its author, and nobody else', async () => {
  const [writer, person, other] = [
    await somebody('manager'),
    await somebody('salesman'),
    await somebody('admin'),
  ]
  const { id, version } = await add(writer.api, { text: 'Call', person: person.id })
  const done_at = '2026-03-05T09:00:00.000Z'
  expect((await person.api.put<Saved<Task>>(`/task/${id}`, { done_at })).body.data.done_at).toMatch(
    '2026-03-05T09',
  )
  expect(await texts(person.api, '?done=false')).toEqual([])
  expect(await texts(person.api, '?done=true')).toEqual(['Call'])
  expect((await writer.api.put(`/task/${id}`, { version, text: 'Call again' })).status).toBe(409)
  expect((await writer.api.put(`/task/${id}`, { done_at: null, text: 'Call again' })).status).toBe(200)
  expect((await other.api.get(`/task/${id}`)).status).toBe(403)
  expect((await other.api.put(`/task/${id}`, { text: 'Mine' })).status).toBe(403)
  expect((await superuser.get(`/task/${id}`)).status).toBe(200)
  expect((await superuser.put(`/task/${id}`, { text: 'Mine' })).status).toBe(403)
  expect((await superuser.delete(`/task/${id}`)).status).toBe(403)
  expect((await person.api.delete(`/task/${id}`)).status).toBe(204)
  expect((await person.api.post('/history/undo-deletion', { resource: 'task', id })).status).toBe(200)
  expect(await texts(person.api)).toEqual(['Call again'])
})

test('a task about a record is visible to users who see the record, with its name', async () => {
  const [writer, other] = [await somebody('manager'), await somebody('salesman')]
  const { id: record, name } = await aCustomer(superuser)
  await add(writer.api, { text: 'Visit them', resource: 'customer', record })
  expect((await tasks(other.api, `?resource=customer&record=${record}`)).results).toMatchObject([
    { text: 'Visit them', resource_label: 'Customer', label: expect.stringContaining(name) },
  ])
  expect(await texts(other.api)).toEqual([])
})

test('a user who may not see the record gets the task without the record’s name', async () => {
  const [writer, person] = [await somebody('manager'), await somebody('salesman')]
  const { id: record } = await aReceipt(superuser)
  const { id } = await add(writer.api, {
    text: 'Bring the money',
    person: person.id,
    resource: 'receipt_voucher',
    record,
  })
  const blank = { text: 'Bring the money', resource: null, record: null, label: null, resource_label: null }
  expect((await tasks(person.api)).results).toMatchObject([blank])
  expect((await person.api.get(`/task/${id}`)).body).toMatchObject(blank)
  expect((await person.api.get(`/task?resource=receipt_voucher&record=${record}`)).status).toBe(404)
  expect((await notifications(person.api)).results).toMatchObject([
    { kind: 'task', resource: 'task', record: id, label: 'Bring the money' },
  ])
  // The record of the task stays, even if a user who may not see it completes the task.
  const form = { ...blank, done_at: '2026-03-05T09:00:00Z' }
  expect((await person.api.put(`/task/${id}`, form)).status).toBe(200)
  expect((await writer.api.get(`/task/${id}`)).body).toMatchObject({ resource: 'receipt_voucher', record })
})

test('a task needs a record that its author may see, an active user, and a completion time', async () => {
  const { api } = await somebody('salesman')
  const { id: record } = await aReceipt(superuser)
  const gone = await aUser(inkwell.pool, { user_status: 'hold' })
  const refused = async (form: object) => (await api.post('/task', { text: 'A', ...form })).status
  expect(await refused({ resource: 'receipt_voucher', record })).toBe(404)
  expect(await refused({ resource: 'settings', record: 1 })).toBe(400)
  expect(await refused({ resource: 'customer' })).toBe(422)
  expect(await refused({ record: 1 })).toBe(422)
  expect(await refused({ person: gone.id })).toBe(422)
  expect(await refused({ person: 2_000_000_000 })).toBe(422)
  expect(await refused({ text: ' ' })).toBe(422)
  expect(await refused({ due_on: '2026-02-31' })).toBe(422)
  for (const done_at of ['soon', '1', '+275000-01-01T00:00:00Z', '0001-01-01T00:00:00Z'])
    expect([done_at, await refused({ done_at })]).toEqual([done_at, done_at === '1' ? 201 : 422])
  expect((await api.get('/task?person=x')).status).toBe(400)
})

test('a user is notified of an assigned task, but not of their own', async () => {
  const [writer, person] = [await somebody('manager'), await somebody('salesman')]
  const { id } = await add(writer.api, { text: 'Count the pens' })
  expect((await notifications(writer.api)).unread).toBe(0)
  await writer.api.put(`/task/${id}`, { person: person.id })
  expect((await notifications(person.api)).results).toMatchObject([
    { kind: 'task', label: 'Count the pens', text: 'Test manager assigned you this task.' },
  ])
  await person.api.put(`/task/${id}`, { done_at: '2026-03-05T09:00:00Z' })
  expect((await notifications(person.api)).unread).toBe(0)
})

test('the user is notified once when a task is due, and the salesman when an order is past due', async () => {
  const [person, seller] = [await somebody('manager'), await somebody('salesman')]
  const { id } = await add(person.api, { text: 'Pay the rent', due_on: now })
  await inkwell.pool.query(`update task set created_at = now() - interval '3 days' where id = $1`, [id])
  await add(person.api, { text: 'Pay the water', due_on: addDays(now, 1) })
  await anInvoice(seller.api, { invoice_date: addDays(now, -10), age_days: 8, invoice_products: [aLine()] })
  for (const _ of [1, 2]) await inkwell.pool.query('call notify_of_what_is_due()')
  expect((await notifications(person.api)).results).toMatchObject([
    { kind: 'task_due', record: id, text: 'This task is due.' },
  ])
  expect((await notifications(seller.api)).results).toMatchObject([
    { kind: 'late', text: 'This order is past due.' },
  ])
  await person.api.post('/notice/read', { all: true })
  await inkwell.pool.query(`update notice set begun_at = begun_at - interval '1 hour'`)
  await inkwell.pool.query('call notify_of_what_is_due()')
  expect((await notifications(person.api)).unread).toBe(0)
})

test('tasks are assigned to active users, those about a record to users who may see it', async () => {
  const [manager, salesman] = [await somebody('manager'), await somebody('salesman')]
  const { id } = await aReceipt(superuser)
  const ids = async (query = '') =>
    (await manager.api.get<{ results: { id: number }[] }>(`/task/people${query}`)).body.results.map(
      (person) => person.id,
    )
  expect(await ids()).toEqual(expect.arrayContaining([manager.id, salesman.id]))
  const seeing = await ids(`?resource=receipt_voucher&record=${id}`)
  expect(seeing).toContain(manager.id)
  expect(seeing).not.toContain(salesman.id)
})

test('a deleted user’s tasks return to their authors', async () => {
  const [writer, person] = [await somebody('manager'), await somebody('salesman')]
  const { id } = await add(writer.api, { text: 'Call', person: person.id })
  await superuser.delete(`/auth/users/delete/${person.id}`)
  expect((await writer.api.get(`/task/${id}`)).body).toMatchObject({ person: null, person_name: null })
  expect((await writer.api.put(`/task/${id}`, { person: writer.id })).status).toBe(200)
})
