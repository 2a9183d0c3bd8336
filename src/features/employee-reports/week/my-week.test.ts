import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import { type Api, apiClient } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { weeklyReportEndpoints } from '../employee-reports.contract.ts'

type Week = ReplyOf<typeof weeklyReportEndpoints.myWeek>

const inkwell = await startTestInkwell()
const now = today('Asia/Baghdad')

const weekOf = async (api: Api, ending: string) =>
  (await api.get<Week>(`/reports/my-week?week_ending=${ending}`)).body

async function someone(role: 'manager' | 'salesman') {
  return await inkwell.signIn((await aUser(inkwell.pool, { role })).username)
}

async function sell(api: Api, invoice_date: string, unit_price: number) {
  const { id: customer } = await aCustomer(api)
  const lines = { invoice_products: [aLine({ quantity: 1, unit_price })] }
  return await anInvoice(api, { ...lines, customer, invoice_date })
}

test('a week contains the invoices issued, money received and orders delivered by the user in seven days', async () => {
  const [me, other] = [await someone('manager'), await someone('manager')]
  const sold = await sell(me, now, 100)
  await sell(me, addDays(now, -6), 20)
  await sell(me, addDays(now, -7), 3)
  await sell(other, now, 500)
  const { customer } = sold
  expect(await me.post('/receipt', { customer, usd: 40, iqd: 13_100, rate: 1310, date: now })).toMatchObject({
    status: 201,
  })
  const { rows } = await inkwell.pool.query<{ id: number }>(
    'select id from invoice_tracker where invoice = $1',
    [sold.id],
  )
  await other.put(`/invoice-tracker/${rows[0]?.id}`, { status: 'Delivered' })
  expect(await weekOf(me, now)).toEqual({
    issued: 2,
    issued_usd: 120,
    collected_usd: 40,
    collected_iqd: 13_100,
    delivered: 1,
    open: 2,
  })
  expect(await weekOf(me, addDays(now, -7))).toMatchObject({
    issued: 1,
    issued_usd: 3,
    collected_usd: 0,
    delivered: 0,
  })
})

test('records that the user may not view are not counted', async () => {
  const salesman = await someone('salesman')
  await sell(salesman, now, 10)
  const week = await weekOf(salesman, now)
  expect(week).toMatchObject({ issued: 1, issued_usd: 10, collected_usd: 0 })
  expect((await apiClient(inkwell.address).get(`/reports/my-week?week_ending=${now}`)).status).toBe(401)
  expect((await salesman.get('/reports/my-week?week_ending=never')).status).toBe(400)
})
