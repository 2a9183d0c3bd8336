import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { today } from '../../../kernel/contract/values/day.ts'
import type { Refused } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { anOpening } from '../opening-balances/testing/an-opening.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aCreditNote } from './testing/a-credit-note.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')

const owing = async (customer: number, usd: number, more = {}) =>
  (
    await anInvoice(api, {
      customer,
      invoice_date: '2026-09-10',
      invoice_products: [aLine({ quantity: 1, unit_price: usd })],
      ...more,
    })
  ).id
const gift = (customer: number, usd: number, date = '2026-09-20') =>
  aCreditNote(api, {
    customer,
    date,
    lines: [{ description: 'Goodwill', quantity: 1, unit_price: usd }],
  })
const cancel = (id: number, values: object = {}) =>
  api.post<Refused>(`/credit-note/${id}/cancel`, { reason: 'Never agreed', ...values })
const done = async (path: string) => expect((await api.post(path)).status).toBe(200)
const accountOn = async (customer: number, on: string) =>
  (await api.get(`/customer/${customer}/account?on=${on}`)).body
const outstanding = async (id: number) =>
  (await api.get<{ results: { outstanding: number } }>(`/invoice/${id}`)).body.results.outstanding

test('a cancelled note’s amounts applied to another invoice and to an opening balance are due again from that day on', async () => {
  const { id: customer } = await aCustomer(api)
  const invoice = await owing(customer, 100)
  const debt = await anOpening(api, { customer, amount_usd: 50, date: '2026-09-01' })
  const note = await gift(customer, 130)
  await done(`/invoice/${invoice}/use-on-account`)
  await done(`/opening/${debt.id}/use-on-account`)
  expect(await outstanding(invoice)).toBe(0)
  expect(await accountOn(customer, now)).toMatchObject({ balance: 20, on_account: 0 })

  const yesterday = await cancel(note.id, { date: '2026-09-30' })
  expect([yesterday.status, Object.keys(yesterday.body.errors ?? {})]).toEqual([422, ['date']])
  expect(await cancel(note.id)).toMatchObject({
    status: 200,
    body: {
      data: { status: 'cancelled', cancelled_on: now, used_usd: 0, paid_back_usd: 0, settlements: [] },
    },
  })
  expect(await outstanding(invoice)).toBe(100)
  expect((await api.get(`/opening/${debt.id}`)).body).toMatchObject({ settled: 0, open: 50 })
  expect(await accountOn(customer, now)).toMatchObject({ balance: 150, on_account: 0 })
  expect(await accountOn(customer, '2026-09-30')).toMatchObject({ balance: 20, on_account: 130 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a note applied to its own invoice and then to the next one makes both due again', async () => {
  const { id: customer } = await aCustomer(api)
  const first = await owing(customer, 100)
  await api.post('/receipt', {
    customer,
    usd: 70,
    date: '2026-09-12',
    allocations: [{ invoice: first, amount_usd: 70 }],
  })
  const { results } = (
    await api.get<{ results: { invoice_products: { id: number }[] } }>(`/invoice/${first}`)
  ).body
  const note = await aCreditNote(api, {
    customer,
    invoice: first,
    date: '2026-09-20',
    reason: 'return',
    lines: [{ invoice_product: results.invoice_products[0]?.id, quantity: 1 }],
  })
  const next = await owing(customer, 60)
  await done(`/invoice/${next}/use-on-account`)
  expect([await outstanding(first), await outstanding(next)]).toEqual([0, 0])
  const october = await accountOn(customer, '2026-10-31')
  expect((await api.post('/books/close', { until: '2026-10-31' })).status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(note.id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  expect([await outstanding(first), await outstanding(next)]).toEqual([30, 60])
  expect(await accountOn(customer, '2026-10-31')).toMatchObject({ ...(october as object), is_closed: true })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a partly refunded note can be cancelled after its refund is cancelled', async () => {
  const { id: customer } = await aCustomer(api)
  const note = await gift(customer, 40, now)
  const refund = await aPayment(api, { customer, amount_usd: 15, date: now })
  const refused = await cancel(note.id)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['used_usd']])
  await api.post(`/payment-voucher/${refund.id}/cancel`, { reason: 'Not handed over' })
  expect((await cancel(note.id)).status).toBe(200)
  expect(await accountOn(customer, now)).toMatchObject({ balance: 0, on_account: 0 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
