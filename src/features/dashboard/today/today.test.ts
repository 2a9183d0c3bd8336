import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today as dayNow } from '../../../kernel/contract/values/day.ts'
import type { Api, Saved } from '../../../kernel/server/testing/api-client.ts'
import { setLimits } from '../../approvals/testing/set-limits.ts'
import { proposedWeek } from '../../employee-reports/week/proposed-week.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aPayment } from '../../money/payments/testing/a-payment.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { today, TodayKind } from './today.contract.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')
const now = dayNow('Asia/Baghdad')

async function somebody(role: 'admin' | 'manager' | 'salesman') {
  const { id, username } = await aUser(inkwell.pool, { role })
  return { id, api: await inkwell.signIn(username) }
}
const waits = async (api: Api, kind: TodayKind) =>
  (await api.get<ReplyOf<typeof today>>('/today')).body.groups.find((group) => group.kind === kind)
const late = (api: Api, amount: number) =>
  anInvoice(api, {
    invoice_date: addDays(now, -40),
    age_days: 5,
    invoice_products: [aLine({ quantity: 1, unit_price: amount })],
  })

test('a draft is listed for its author until it is issued', async () => {
  const [writer, other] = [await somebody('salesman'), await somebody('manager')]
  const { body } = await writer.api.post<Saved<{ id: number }>>('/invoice', { status: 'draft' })
  expect(await waits(writer.api, 'drafts')).toMatchObject({
    count: 1,
    results: [{ resource: 'invoice', id: body.data.id, title: null }],
  })
  expect(await waits(other.api, 'drafts')).toBeUndefined()
  await writer.api.delete(`/invoice/${body.data.id}`)
  await superuser.delete(`/invoice/${body.data.id}`)
  expect(await waits(writer.api, 'drafts')).toBeUndefined()
})

test('past due invoices are listed for their salesman, and all of them for users who may see receivables', async () => {
  const [seller, other, manager] = [
    await somebody('salesman'),
    await somebody('salesman'),
    await somebody('manager'),
  ]
  const sold = await late(seller.api, 75)
  await late(other.api, 25)
  expect(await waits(seller.api, 'past_due')).toMatchObject({
    count: 1,
    results: [
      {
        resource: 'invoice_tracker',
        title: sold.customer_name,
        detail: sold.invoice_no,
        day: addDays(now, -35),
        usd: 75,
      },
    ],
  })
  expect((await waits(manager.api, 'past_due'))?.count).toBe(2)
  await superuser.post('/receipt', { customer: sold.customer, usd: 75, settles: [sold.id] })
  expect(await waits(seller.api, 'past_due')).toBeUndefined()
})

test('past due invoices are sorted by amount times days, without small amounts', async () => {
  const { api } = await somebody('salesman')
  const due = async (amount: number, days: number) =>
    (
      await anInvoice(api, {
        invoice_date: addDays(now, -days - 5),
        age_days: 5,
        invoice_products: [aLine({ quantity: 1, unit_price: amount })],
      })
    ).invoice_no
  await due(9.99, 300)
  const [long, short, large] = [await due(10, 90), await due(20, 1), await due(500, 2)]
  const calls = async () => (await waits(api, 'past_due'))?.results.map(({ detail }) => detail)
  expect(await calls()).toEqual([large, long, short])
  await superuser.put('/settings', { call_from_usd: 20 })
  expect(await calls()).toEqual([large, short])
  await superuser.put('/settings', { call_from_usd: 10 })
})

test('a transfer is listed for the custodian of its cash box alone, until it is confirmed', async () => {
  const [custodian, other] = [await somebody('manager'), await somebody('manager')]
  const box = async (form: object) =>
    (
      await superuser.post<Saved<{ id: number; name: string }>>('/bank-account', {
        currency: 'USD',
        kind: 'cash',
        opening_balance: 500,
        opening_date: '2020-01-01',
        ...form,
      })
    ).body.data
  const [from, into] = [
    await box({ name: 'Safe of today' }),
    await box({ name: 'Desk of today', keeper: custodian.id }),
  ]
  const { body } = await superuser.post<Saved<{ id: number }>>('/account-transfer', {
    subject: 'Takings',
    from_account: from.id,
    to_account: into.id,
    amount_out: 200,
  })
  expect(await waits(custodian.api, 'transfers')).toMatchObject({
    count: 1,
    results: [
      {
        resource: 'account_transfer',
        id: body.data.id,
        title: from.name,
        detail: 'Takings',
        usd: 200,
        iqd: null,
      },
    ],
  })
  const listed = async ({ api }: typeof custodian) =>
    (await api.get<{ count: number }>('/account-transfer?to_confirm=true')).body.count
  expect([await listed(custodian), await listed(other)]).toEqual([1, 0])
  expect(await waits(other.api, 'transfers')).toBeUndefined()
  expect((await custodian.api.post(`/account-transfer/${body.data.id}/confirm`)).status).toBe(200)
  expect(await waits(custodian.api, 'transfers')).toBeUndefined()
})

test('a due task is listed for its user until it is done', async () => {
  const [person, other] = [await somebody('salesman'), await somebody('manager')]
  const task = { text: 'Call the printer', person: person.id }
  const { body } = await other.api.post<Saved<{ id: number }>>('/task', { ...task, due_on: now })
  await other.api.post('/task', { ...task, due_on: addDays(now, 1) })
  expect(await waits(person.api, 'tasks')).toMatchObject({
    count: 1,
    results: [
      { resource: 'task', id: body.data.id, title: 'Call the printer', detail: 'Test manager', day: now },
    ],
  })
  const due = await person.api.get<{ results: { id: number }[] }>('/task?due=true')
  expect(due.body.results.map(({ id }) => id)).toEqual([body.data.id])
  expect(await waits(other.api, 'tasks')).toBeUndefined()
  await person.api.put(`/task/${body.data.id}`, { done_at: new Date().toISOString() })
  expect(await waits(person.api, 'tasks')).toBeUndefined()
})

test('new registrations are listed for users who may approve them', async () => {
  const { id } = await aUser(inkwell.pool, { role: 'salesman', user_status: 'pending' })
  const admin = await somebody('admin')
  expect((await waits(admin.api, 'people'))?.results.map((row) => row.id)).toContain(id)
  expect(await waits((await somebody('manager')).api, 'people')).toBeUndefined()
})

test('the report of the ended week is due until it is written, and never for a superuser', async () => {
  const { id, api } = await somebody('salesman')
  const week_ending = proposedWeek(now, 'thursday', null)
  expect(await waits(api, 'report')).toBeUndefined()
  // A user who joined after the end of the week reports from the next week on.
  await inkwell.pool.query(`update users set created_at = now() - interval '30 days' where id = $1`, [id])
  expect(await waits(api, 'report')).toMatchObject({
    count: 1,
    results: [{ resource: 'weekly_report', id: null, day: week_ending }],
  })
  const report = { week_ending, project_name: 'Fair', tasks_started: 'a', tasks_completed: 'b' }
  expect((await api.post('/reports', report)).status).toBe(201)
  expect(await waits(api, 'report')).toBeUndefined()
  await inkwell.pool.query(`update users set created_at = now() - interval '30 days' where is_superuser`)
  expect(await waits(superuser, 'report')).toBeUndefined()
})

test('a missing daily rate is listed for users who may enter it, until one has', async () => {
  const [manager, salesman] = [await somebody('manager'), await somebody('salesman')]
  const yesterday = addDays(now, -1)
  await superuser.post('/exchange-rate', { date: yesterday, iqd_per_usd: 1310 })
  expect(await waits(manager.api, 'rate')).toMatchObject({
    count: 1,
    results: [{ id: null, day: yesterday }],
  })
  expect(await waits(salesman.api, 'rate')).toBeUndefined()
  await superuser.post('/exchange-rate', { date: now, iqd_per_usd: 1312 })
  expect(await waits(manager.api, 'rate')).toBeUndefined()
})

test('a document beyond a limit is listed for its approvers, and not for its author', async () => {
  await setLimits(superuser, { discount: 10, payment_usd: 100 })
  const [writer, admin] = [await somebody('salesman'), await somebody('admin')]
  const { id, invoice_no } = await anInvoice(writer.api, {
    discount: 60,
    invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
  })
  expect((await waits(admin.api, 'approvals'))?.results).toContainEqual(
    expect.objectContaining({ resource: 'invoice', id, label: 'Invoice', number: invoice_no }),
  )
  // A payment without a party still says what it is.
  const manager = (await somebody('manager')).api
  const payment = await aPayment(manager, { amount_usd: 600, below_zero: true })
  expect((await waits(admin.api, 'approvals'))?.results).toContainEqual(
    expect.objectContaining({ title: null, label: 'Payment Voucher', number: String(payment.voucher_no) }),
  )
  expect(await waits(writer.api, 'approvals')).toBeUndefined()
})

test('a user without the permission sees no records and no counts of them', async () => {
  const { api } = await somebody('salesman')
  await late(api, 10)
  await api.post('/invoice', { status: 'draft' })
  for (const resource of ['invoices', 'invoice_tracker'])
    await superuser.put(`/settings/permissions/${resource}/salesman`, { verbs: [] })
  expect([await waits(api, 'past_due'), await waits(api, 'drafts')]).toEqual([undefined, undefined])
  expect((await inkwell.anyone.get('/today')).status).toBe(401)
})
