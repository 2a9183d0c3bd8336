import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { setLimits } from '../../approvals/testing/set-limits.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aReceipt } from '../../money/receipts/testing/a-receipt.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { readNotifications } from './notifications.contract.ts'

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')

async function somebody(role: 'admin' | 'manager' | 'salesman') {
  const user = await aUser(inkwell.pool, { role })
  return { ...user, api: await inkwell.signIn(user.username) }
}
const notifications = async (api: Api) => (await api.get<ReplyOf<typeof readNotifications>>('/notice')).body
const writeComment = async (api: Api, resource: string, record: number, text: string) =>
  (await api.post<Saved<{ id: number }>>('/comment', { resource, record, text })).body.data.id
/** Moves the time of the notifications back by these minutes. */
const minutesAgo = (person: number, minutes: number) =>
  inkwell.pool.query(
    `update notice set begun_at = now() - make_interval(mins => $2), at = now() - make_interval(mins => $2) where person = $1`,
    [person, minutes],
  )

test('a mentioned user is notified with the author, the text and the record', async () => {
  const { id: record, name } = await aCustomer(superuser)
  const { username, api } = await somebody('salesman')
  await writeComment(superuser, 'customer', record, `@${username} they moved`)
  expect(await notifications(api)).toMatchObject({
    unread: 1,
    results: [
      {
        kind: 'named',
        resource: 'customer',
        record,
        resource_label: 'Customer',
        label: expect.stringContaining(name),
        text: `Test admin: @${username} they moved`,
        read_at: null,
      },
    ],
  })
  expect((await api.get('/auth/me')).body).toMatchObject({ unread_notices: 1 })
  expect((await notifications(await inkwell.as('manager'))).unread).toBe(0)
})

test('a user is not notified of their own actions', async () => {
  const { id } = await aCustomer(superuser)
  const { username, api } = await somebody('salesman')
  await writeComment(api, 'customer', id, `Note for @${username}`)
  expect((await notifications(api)).results).toEqual([])
})

test('within five minutes a record has one notification, which becomes unread again; then a new one', async () => {
  const { id } = await aCustomer(superuser)
  const person = await somebody('salesman')
  const mention = (text: string) => writeComment(superuser, 'customer', id, `@${person.username} ${text}`)
  await mention('one')
  await person.api.post('/notice/read', { all: true })
  await mention('two')
  expect(await notifications(person.api)).toMatchObject({ unread: 1, results: [{ read_at: null }] })
  expect((await notifications(person.api)).results[0]?.text).toContain('two')
  await minutesAgo(person.id, 6)
  await mention('three')
  expect((await notifications(person.api)).results).toHaveLength(2)
})

test('comments of several users on a record at the same moment give one notification', async () => {
  const { id: record } = await aCustomer(superuser)
  const [person, other] = [await somebody('salesman'), await somebody('salesman')]
  const both = [person, other].map(({ username }) => `@${username}`)
  const texts = Array.from({ length: 40 }, (_, n) => `${(n % 2 ? both : both.toReversed()).join(' ')} ${n}`)
  await Promise.all(texts.map((text) => writeComment(superuser, 'customer', record, text)))
  for (const { api } of [person, other])
    expect(await notifications(api)).toMatchObject({ unread: 1, results: [{ record }] })
})

test('a mention replaces no other notification, and its deletion removes no other', async () => {
  const { id } = await aCustomer(superuser)
  const [person, other] = [await somebody('salesman'), await somebody('manager')]
  const wanted = { person: person.id, text: 'Call them', resource: 'customer', record: id }
  expect((await superuser.post('/task', wanted)).status).toBe(201)
  await writeComment(superuser, 'customer', id, `@${person.username} please`)
  const mention = await writeComment(other.api, 'customer', id, `@${person.username} never mind`)
  expect((await notifications(person.api)).results).toHaveLength(3)
  await other.api.delete(`/comment/${mention}`)
  expect((await notifications(person.api)).results.map(({ kind, text }) => [kind, text])).toEqual([
    ['named', `Test admin: @${person.username} please`],
    ['task', 'Test admin assigned you this task.'],
  ])
})

test('five notifications of one user in an hour are separate, tasks first; further ones are combined', async () => {
  const [person, flooder] = [await somebody('salesman'), await somebody('manager')]
  for (let nth = 0; nth < 12; nth++)
    await writeComment(flooder.api, 'customer', (await aCustomer(superuser)).id, `@${person.username} ${nth}`)
  const task = await flooder.api.post('/task', { person: person.id, text: 'Look' })
  expect(task.status).toBe(201)
  await writeComment(superuser, 'customer', (await aCustomer(superuser)).id, `@${person.username} quiet`)
  // All within one hour, whatever the current time.
  await inkwell.pool.query(`update notice set begun_at = '2024-01-01 10:00' where person = $1`, [person.id])
  const { unread, results } = await notifications(person.api)
  expect(unread).toBe(7)
  const folded = results.find(({ text }) => String(text) === '8 more notifications from Test manager.')
  expect(results.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'named'),
    'task',
  ])
  const { body } = await person.api.post<ReplyOf<typeof readNotifications>>('/notice/read', {
    ids: [folded?.id],
  })
  expect(body.unread).toBe(6)
  expect(body.results.find(({ id }) => id === folded?.id)).toMatchObject({ read_at: expect.any(String) })
})

test('a notification read on one device is read on all, singly or all at once', async () => {
  const person = await somebody('salesman')
  for (const text of ['one', 'two', 'three'])
    await writeComment(superuser, 'customer', (await aCustomer(superuser)).id, `@${person.username} ${text}`)
  const other = await inkwell.signIn(person.username)
  const [newest] = (await notifications(person.api)).results
  expect((await person.api.post('/notice/read', { ids: [newest?.id] })).status).toBe(200)
  const seen = await notifications(other)
  expect(seen.unread).toBe(2)
  expect(seen.results.map(({ read_at }) => read_at === null)).toEqual([false, true, true])
  expect((await other.post('/notice/read', { all: true })).body).toMatchObject({ unread: 0 })
  expect((await notifications(person.api)).unread).toBe(0)
})

test('a user cannot read another user’s notifications', async () => {
  const [one, other] = [await somebody('salesman'), await somebody('salesman')]
  await writeComment(superuser, 'customer', (await aCustomer(superuser)).id, `@${one.username}`)
  const ids = (await notifications(one.api)).results.map(({ id }) => id)
  await other.api.post('/notice/read', { ids })
  expect((await notifications(one.api)).unread).toBe(1)
})

test('a user who lost the permission gets no notification of its records, and no count', async () => {
  const person = await somebody('manager')
  const { id } = await aReceipt(superuser)
  await writeComment(superuser, 'receipt_voucher', id, `@${person.username} count it`)
  expect((await notifications(person.api)).unread).toBe(1)
  await inkwell.pool.query(`update users set role = 'salesman' where id = $1`, [person.id])
  await expect.poll(async () => await notifications(person.api)).toEqual({ results: [], unread: 0 })
})

test('a user who may not see a record is not notified of comments on it', async () => {
  const { id, username, api } = await somebody('salesman')
  await writeComment(superuser, 'receipt_voucher', (await aReceipt(superuser)).id, `@${username} look`)
  expect((await notifications(api)).results).toEqual([])
  const { rows } = await inkwell.pool.query('select from notice where person = $1', [id])
  expect(rows).toEqual([])
})

test('a deleted comment’s notification is hidden until the comment is restored', async () => {
  const { username, api } = await somebody('salesman')
  const id = await writeComment(superuser, 'customer', (await aCustomer(superuser)).id, `@${username} oops`)
  await superuser.delete(`/comment/${id}`)
  expect(await notifications(api)).toEqual({ results: [], unread: 0 })
  await superuser.post('/history/undo-deletion', { resource: 'comment', id })
  expect((await notifications(api)).unread).toBe(1)
})

test('the custodian is notified of a transfer in transit, until they confirm it', async () => {
  const custodian = await somebody('manager')
  const box = async (form: object) =>
    (
      await superuser.post<Saved<{ id: number }>>('/bank-account', {
        currency: 'USD',
        kind: 'cash',
        opening_balance: 500,
        opening_date: '2020-01-01',
        ...form,
      })
    ).body.data.id
  const { id } = (
    await superuser.post<Saved<{ id: number }>>('/account-transfer', {
      subject: 'Takings',
      from_account: await box({ name: 'Safe of notices' }),
      to_account: await box({ name: 'Desk of notices', keeper: custodian.id }),
      amount_out: 200,
    })
  ).body.data
  expect(await notifications(custodian.api)).toMatchObject({
    unread: 1,
    results: [{ kind: 'transfer', resource: 'account_transfer', record: id }],
  })
  await custodian.api.post(`/account-transfer/${id}/confirm`)
  expect((await notifications(custodian.api)).unread).toBe(0)
})

test('the author of a document beyond a limit is notified of the decision, and nobody else', async () => {
  await setLimits(superuser, { discount: 10 })
  const [writer, decider] = [await somebody('salesman'), await somebody('admin')]
  const beyond = () =>
    anInvoice(writer.api, { discount: 60, invoice_products: [aLine({ quantity: 1, unit_price: 100 })] })
  const [one, two] = [await beyond(), await beyond()]
  await decider.api.post(`/invoice/${one.id}/approve`, { reason: 'A fair' })
  await decider.api.post(`/invoice/${two.id}/decline`, { reason: 'Too much' })
  expect(
    (await notifications(writer.api)).results.map(({ kind, record, text }) => [kind, record, text]),
  ).toEqual([
    ['declined', two.id, 'Test admin declined this document.'],
    ['approved', one.id, 'Test admin approved this document.'],
  ])
  expect((await notifications(decider.api)).results).toEqual([])
})

test('the salesman is notified when another user puts the order on hold, or it is past due', async () => {
  const [seller, manager] = [await somebody('salesman'), await somebody('manager')]
  const { invoice_no } = await anInvoice(seller.api)
  const [order] = (await seller.api.get<Listed<{ id: number }>>(`/invoice-tracker?search=${invoice_no}`)).body
    .results
  const become = (api: Api, from: string, to: string) =>
    api.put(`/invoice-tracker/${order?.id}/status`, { from, to })
  await become(seller.api, 'Pending', 'On_hold')
  expect((await notifications(seller.api)).unread).toBe(0)
  await become(seller.api, 'On_hold', 'Start_process')
  expect((await become(manager.api, 'Start_process', 'On_hold')).status).toBe(200)
  expect((await notifications(seller.api)).results[0]).toMatchObject({
    kind: 'on_hold',
    resource: 'invoice_tracker',
    record: order?.id,
    text: 'Test manager put this order on hold.',
  })
  await become(manager.api, 'On_hold', 'Overdue')
  expect((await notifications(seller.api)).results).toMatchObject([{ kind: 'late' }, { kind: 'on_hold' }])
})

test('live events of a notification go to its user, and to nobody else', async () => {
  const [person, other] = [await somebody('salesman'), await somebody('admin')]
  const { id } = await aCustomer(superuser)
  const leaving = new AbortController()
  const heard = async (api: Api) => {
    const shown = { text: '' }
    const response = await api.fetch('/api/v1/live', { signal: leaving.signal })
    void (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) shown.text += decoder.decode(chunk, { stream: true })
    })().catch(() => undefined)
    return shown
  }
  const [own, others] = [await heard(person.api), await heard(other.api)]
  await writeComment(superuser, 'customer', id, `@${person.username} look`)
  await expect.poll(() => own.text).toContain(`{"topic":"notice","ids":[${person.id}]}`)
  await expect.poll(() => others.text).toContain('"topic":"comment"')
  expect(others.text).not.toContain('"topic":"notice"')
  leaving.abort()
})

test('a request that names neither one notification nor all is refused', async () => {
  for (const body of [
    {},
    { ids: 'x' },
    { ids: [0] },
    { ids: [1.5] },
    { ids: [99_999_999_999] },
    { all: false },
  ])
    expect((await superuser.post('/notice/read', body)).status).toBe(422)
  expect((await superuser.post('/notice/read', { ids: [2_000_000_000] })).status).toBe(200)
  expect((await inkwell.anyone.get('/notice')).status).toBe(401)
})
