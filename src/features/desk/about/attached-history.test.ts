import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { readHistory } from '../../../kernel/contract/endpoints/history.ts'
import type { Api, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { changes } from '../../activity/activity.contract.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aReceipt } from '../../money/receipts/testing/a-receipt.ts'
import { aUser } from '../../people/testing/a-user.ts'

type History = ReplyOf<typeof readHistory>

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')

async function somebody(role: 'admin' | 'manager' | 'salesman') {
  const user = await aUser(inkwell.pool, { role })
  return { ...user, api: await inkwell.signIn(user.username) }
}
const make = async (api: Api, path: string, form: object) => {
  const answer = await api.post<Saved<{ id: number }>>(path, form)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
const historyOf = async (api: Api, resource: string, id: number) =>
  await api.get<History>(`/history?resource=${resource}&id=${id}`)
const allow = async (resource: string, role: string, verbs: string[]) => {
  expect((await superuser.put(`/settings/permissions/${resource}/${role}`, { verbs })).status).toBe(200)
}
const rows = async (api: Api, resource: string, id: number) =>
  (await historyOf(api, resource, id)).body.results.map(({ table_name, action }) => `${table_name} ${action}`)

test('comments and tasks on a record are in its history, each action as a row', async () => {
  const [writer, reader] = [await somebody('manager'), await somebody('admin')]
  const { id: record } = await aCustomer(superuser)
  const about = { resource: 'customer', record }
  const { id: comment } = await make(writer.api, '/comment', { ...about, text: 'They moved.' })
  const { id: task } = await make(writer.api, '/task', { ...about, text: 'Visit them' })
  await writer.api.put(`/task/${task}`, { text: 'Call them' })
  await writer.api.put(`/task/${task}`, { done_at: '2026-03-05T09:00:00Z' })
  await writer.api.delete(`/task/${task}`)
  await writer.api.delete(`/comment/${comment}`)
  await writer.api.post('/history/undo-deletion', { resource: 'comment', id: comment })
  expect(await rows(reader.api, 'customer', record)).toEqual([
    'comment restore',
    'comment delete',
    'task delete',
    'task update',
    'task update',
    'task insert',
    'comment insert',
    'customer insert',
  ])
  const { results, count } = (await historyOf(reader.api, 'customer', record)).body
  expect(count).toBe(8)
  expect(results[3]).toMatchObject({
    user_name: 'Test manager',
    owner_table: 'customer',
    owner_id: record,
    changes: { done_at: [null, expect.any(String)] },
    part: { text: 'Call them' },
  })
  expect(results[0]?.part).toMatchObject({ text: 'They moved.' })
})

test('comments in the history are for users who see the record; without the history permission only their own', async () => {
  const [seller, custodian] = [await somebody('salesman'), await somebody('manager')]
  const { id: receipt } = await aReceipt(superuser)
  await make(custodian.api, '/comment', { resource: 'receipt_voucher', record: receipt, text: 'In the safe' })
  expect(await rows(custodian.api, 'receipt_voucher', receipt)).toContain('comment insert')
  expect((await historyOf(seller.api, 'receipt_voucher', receipt)).status).toBe(403)
  const { id: record } = await aCustomer(superuser)
  await make(custodian.api, '/comment', { resource: 'customer', record, text: 'Theirs' })
  await make(seller.api, '/comment', { resource: 'customer', record, text: 'Mine' })
  const own = (await historyOf(seller.api, 'customer', record)).body
  expect(own.results.map(({ part }) => part)).toEqual([expect.objectContaining({ text: 'Mine' })])
})

test('tasks about no record or another one are not in the history, and none are if the user may not view tasks', async () => {
  const [writer, reader] = [await somebody('manager'), await somebody('admin')]
  const [one, other] = [await aCustomer(superuser), await aCustomer(superuser)]
  await make(writer.api, '/task', { text: 'Buy flowers' })
  await make(writer.api, '/task', { text: 'Visit', resource: 'customer', record: other.id })
  expect(await rows(reader.api, 'customer', one.id)).toEqual(['customer insert'])
  expect(await rows(reader.api, 'customer', other.id)).toContain('task insert')
  await allow('tasks', 'admin', [])
  expect(await rows(reader.api, 'customer', other.id)).toEqual(['customer insert'])
})

test('the history of a task does not name its records to users who may not see them', async () => {
  const [writer, person] = [await somebody('manager'), await somebody('salesman')]
  const { id: receipt } = await aReceipt(superuser)
  const { id: customer } = await aCustomer(superuser)
  const form = { text: 'Bring it', person: person.id, resource: 'receipt_voucher', record: receipt }
  const { id } = await make(writer.api, '/task', form)
  await writer.api.put(`/task/${id}`, { resource: 'customer', record: customer })
  await person.api.put(`/task/${id}`, { done_at: '2026-03-05T09:00:00Z' })
  await person.api.delete(`/task/${id}`)
  await allow('history', 'salesman', ['view'])
  await allow('changes', 'salesman', ['view'])
  const shown = async (api: Api) => [
    ...(await historyOf(api, 'task', id)).body.results,
    ...(await api.get<History>('/trash')).body.results.filter(({ record_id }) => record_id === id),
    ...(await api.get<ReplyOf<typeof changes>>('/changes?resource=task')).body.results.flatMap((each) =>
      each.id === id ? each.changes : [],
    ),
  ]
  const named = (entries: History['results']) =>
    entries.filter((entry) => /"(resource|record)":/.test(JSON.stringify([entry.changes, entry.part])))
  const read = await shown(person.api)
  expect(read.length).toBeGreaterThan(4)
  expect(named(read)).toEqual([])
  expect(named(await shown(superuser)).length).toBeGreaterThan(2)
})
