import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Received = ReplyOf<typeof receiveMoneyEndpoints.receive>['data']

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')

const noteIs = async (usd_note: number) => (await api.put('/settings', { usd_note })).status
const owing = async (amount: number) =>
  await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: amount })] })
const pay = async (owed: number, usd: number) => {
  const { id, customer } = await owing(owed)
  const { body } = await api.post<Saved<Received>>('/receipt', { customer, usd, settles: [id] })
  const left = (await api.get<{ results: { outstanding: number } }>(`/invoice/${id}`)).body.results
    .outstanding
  return { ...body.data, left }
}

test('the smallest dollar banknote is 0, 1 or 5, and none by default', async () => {
  expect((await api.get<{ usd_note: number }>('/settings')).body.usd_note).toBe(0)
  expect(await pay(100.4, 100)).toMatchObject({ rounding_usd: 0, left: 0.4 })
  expect(await noteIs(2)).toBe(422)
  expect(await noteIs(6)).toBe(422)
})

test('a payment in dollars alone pays a debt in full if it differs by at most half of the smallest banknote', async () => {
  expect(await noteIs(1)).toBe(200)
  const less = await pay(100.5, 100)
  expect(less).toMatchObject({ rounding_usd: 0.5, on_account_usd: 0, left: 0 })
  expect(less.vouchers).toMatchObject([{ amount_usd_final: 100, usd_value: 100, rounding_usd: 0.5 }])
  // One banknote too many: the amount above the debt is cash rounding, not unapplied credit.
  expect(await pay(99.6, 100)).toMatchObject({ rounding_usd: -0.4, on_account_usd: 0, left: 0 })
  expect(await pay(100.51, 100)).toMatchObject({ rounding_usd: 0, left: 0.51 })
  expect(await noteIs(5)).toBe(200)
  expect(await pay(102.5, 100)).toMatchObject({ rounding_usd: 2.5, left: 0 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('credit below the smallest banknote stays, and is not offered for an invoice', async () => {
  expect(await noteIs(0)).toBe(200)
  const creditOf = async (usd: number) => {
    const { id: customer } = await aCustomer(api)
    expect((await api.post('/receipt', { customer, usd })).status).toBe(201)
    const read = async () =>
      (await api.get<ReplyOf<typeof receiveMoneyEndpoints.open>>(`/receipt/open?customer=${customer}`)).body
    return { read, customer }
  }
  const small = await creditOf(0.18)
  // Without a daily rate nobody knows how much a banknote of dinars is.
  expect(await small.read()).toMatchObject({ on_account_usd: 0.18, offered_usd: 0.18 })
  expect((await api.post('/exchange-rate', { date: '2026-01-02', iqd_per_usd: 1320 })).status).toBe(201)
  expect(await small.read()).toMatchObject({ on_account_usd: 0.18, offered_usd: 0 })
  const enough = await creditOf(0.19)
  expect(await enough.read()).toMatchObject({ on_account_usd: 0.19, offered_usd: 0.19 })
  // The call itself takes every credit.
  const { id } = await anInvoice(api, {
    customer: small.customer,
    invoice_products: [aLine({ quantity: 1, unit_price: 10 })],
  })
  expect(await api.post(`/invoice/${id}/use-on-account`, {})).toMatchObject({
    status: 200,
    body: { data: { used_usd: 0.18 } },
  })
})
