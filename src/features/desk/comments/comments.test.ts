import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aReceipt } from '../../money/receipts/testing/a-receipt.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { Comment, Nameable } from './comments.contract.ts'

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')
const salesman = await inkwell.as('salesman')

async function somebody(role: 'admin' | 'manager' | 'salesman') {
  const user = await aUser(inkwell.pool, { role })
  return { ...user, api: await inkwell.signIn(user.username) }
}
const writeComment = (api: Api, resource: string, record: number, text: string) =>
  api.post<Saved<Comment>>('/comment', { resource, record, text })
const commentsOn = (api: Api, resource: string, record: number) =>
  api.get<Listed<Comment>>(`/comment?resource=${resource}&record=${record}`)

test('a comment on a record is visible to users who see the record, newest first', async () => {
  const { id } = await aCustomer(superuser)
  const first = await writeComment(salesman, 'customer', id, 'They moved.\nAsk for the new address.')
  expect(first).toMatchObject({ status: 201, body: { data: { created_by_name: 'Test salesman' } } })
  await writeComment(superuser, 'customer', id, 'Asked.')
  const { body } = await commentsOn(superuser, 'customer', id)
  expect(body.results.map(({ text }) => text)).toEqual(['Asked.', 'They moved.\nAsk for the new address.'])
  expect(body.count).toBe(2)
  expect((await commentsOn(superuser, 'customer', (await aCustomer(superuser)).id)).body.count).toBe(0)
})

test('a user who may not see a record gets 404 for its comments', async () => {
  const { id } = await aReceipt(superuser)
  expect((await writeComment(superuser, 'receipt_voucher', id, 'In the safe')).status).toBe(201)
  for (const record of [id, 2_000_000_000]) {
    expect(await commentsOn(salesman, 'receipt_voucher', record)).toMatchObject({ status: 404 })
    expect(await writeComment(salesman, 'receipt_voucher', record, 'Mine')).toMatchObject({ status: 404 })
    expect(await salesman.get(`/comment/people?resource=receipt_voucher&record=${record}`)).toMatchObject({
      status: 404,
    })
  }
})

test('row policies apply, too: a report’s comments are for its author and superusers', async () => {
  const [writer, other] = [await somebody('salesman'), await somebody('admin')]
  const report = { week_ending: '2026-02-05', project_name: 'Fair', tasks_started: 'a', tasks_completed: 'b' }
  const { id } = (await writer.api.post<Saved<{ id: number }>>('/reports', report)).body.data
  expect((await writeComment(writer.api, 'weekly_report', id, 'Done')).status).toBe(201)
  expect((await commentsOn(superuser, 'weekly_report', id)).body.count).toBe(1)
  expect((await commentsOn(other.api, 'weekly_report', id)).status).toBe(404)
})

test('a name after @ is a mention if its user may see the record', async () => {
  const [custodian, seller] = [await somebody('manager'), await somebody('salesman')]
  const { id } = await aReceipt(superuser)
  const text = `@${custodian.username.toUpperCase()} and @${seller.username}: please count again`
  const { body } = await writeComment(superuser, 'receipt_voucher', id, text)
  expect(body.data.named.map((person) => person.id)).toEqual([custodian.id])
  expect((await commentsOn(superuser, 'receipt_voucher', id)).body.results[0]?.named).toEqual(body.data.named)
})

test('active users who may see the record can be mentioned', async () => {
  const { id } = await aReceipt(superuser)
  const [custodian, seller] = [await somebody('manager'), await somebody('salesman')]
  const gone = await aUser(inkwell.pool, { role: 'manager', user_status: 'hold' })
  const { results } = (
    await superuser.get<{ results: Nameable[] }>(`/comment/people?resource=receipt_voucher&record=${id}`)
  ).body
  const ids = results.map((person) => person.id)
  expect(ids).toContain(custodian.id)
  expect(ids).not.toContain(seller.id)
  expect(ids).not.toContain(gone.id)
})

test('a user deletes their own comment, and can restore it', async () => {
  const { id: record } = await aCustomer(superuser)
  const { id } = (await writeComment(salesman, 'customer', record, 'Wrong customer')).body.data
  expect((await superuser.delete(`/comment/${id}`)).status).toBe(403)
  expect((await salesman.delete(`/comment/${id}`)).status).toBe(204)
  expect((await salesman.delete(`/comment/${id}`)).status).toBe(404)
  expect((await commentsOn(salesman, 'customer', record)).body.count).toBe(0)
  expect((await superuser.post('/history/undo-deletion', { resource: 'comment', id })).status).toBe(403)
  await salesman.post('/history/undo-deletion', { resource: 'comment', id })
  expect((await commentsOn(salesman, 'customer', record)).body.results[0]?.text).toBe('Wrong customer')
})

test('comments on a deleted record are hidden until it is restored', async () => {
  const { id: record } = await aCustomer(superuser)
  await writeComment(superuser, 'customer', record, 'Closed down')
  await superuser.delete(`/customer/${record}`)
  expect((await commentsOn(superuser, 'customer', record)).status).toBe(404)
  await superuser.post('/history/undo-deletion', { resource: 'customer', id: record })
  expect((await commentsOn(superuser, 'customer', record)).body.count).toBe(1)
})

test('records without a page, empty comments and invalid keys are refused', async () => {
  const { id } = await aCustomer(superuser)
  expect((await writeComment(superuser, 'settings', 1, 'Hello')).status).toBe(400)
  expect((await writeComment(superuser, 'no_such_kind', 1, 'Hello')).status).toBe(400)
  expect((await writeComment(superuser, 'customer', id, '  ')).status).toBe(422)
  expect((await writeComment(superuser, 'customer', 0, 'Hello')).status).toBe(422)
  expect((await superuser.get('/comment?resource=customer&record=x')).status).toBe(400)
  expect((await superuser.get('/comment?resource=customer')).status).toBe(400)
})

test('an erased user’s name is removed from other users’ comments', async () => {
  const leaver = await somebody('manager')
  const { id: record } = await aCustomer(superuser)
  await writeComment(leaver.api, 'customer', record, 'I was here')
  await writeComment(superuser, 'customer', record, `Thank you @${leaver.username}!`)
  await superuser.delete(`/auth/users/delete/${leaver.id}`)
  expect((await superuser.post(`/auth/users/${leaver.id}/erase`)).status).toBe(200)
  const { results } = (await commentsOn(superuser, 'customer', record)).body
  expect(results.map(({ text }) => text)).toEqual([`Thank you @person-${leaver.id}!`, 'I was here'])
  expect(results[1]?.created_by_name).toBe(`Person #${leaver.id}`)
  const { rows } = await inkwell.pool.query(
    `select from history where owner_table = 'comment' and changes::text ilike '%' || $1 || '%'`,
    [leaver.username],
  )
  expect(rows).toEqual([])
})
