import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { today } from '../../../kernel/contract/values/day.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

/**
 * A receipt of 01/02 with 50.00 applied to an invoice of 01/02. After those days are closed, `left` of it remains
 * applied.
 */
async function takenBack(left: number) {
  const customer = (await aCustomer(api)).id
  const invoice_products = [aLine({ quantity: 1, unit_price: 100 })]
  const { id: invoice } = await anInvoice(api, { customer, invoice_date: '2026-02-01', invoice_products })
  const payment = { customer, usd: 50, date: '2026-02-01' }
  const [voucher] = (await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', payment)).body.data
    .vouchers
  const path = `/receipt-voucher/${voucher?.id}`
  expect((await api.post('/books/close', { until: '2026-02-28' })).status).toBe(201)
  const allocations = left > 0 ? [{ invoice, amount_usd: left }] : []
  expect((await api.put(`${path}/settlements`, { allocations })).status).toBe(200)
  expect((await api.post('/books/reopen', { until: null, reason: 'A slip was found' })).status).toBe(201)
  return { customer, path }
}

test.each([0, 20])(
  'a receipt of which all but %s was unapplied later moves past that day with the same figures',
  async (left) => {
    const { customer, path } = await takenBack(left)
    expect((await api.put<Refused>(path, { date: today('Asia/Baghdad') })).body).toMatchObject({
      message: 'Receipt voucher updated.',
    })
    expect((await api.get(`/customer/${customer}/account`)).body).toMatchObject({
      balance: 50,
      on_account: 50 - left,
    })
    expect((await api.get(`/customer/${customer}/account?on=2026-03-01`)).body).toMatchObject({
      balance: 100,
      on_account: 0,
    })
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  },
)

test('a receipt cannot be lowered below the amount applied from it on a past day', async () => {
  const customer = (await aCustomer(api)).id
  const invoice_products = [aLine({ quantity: 1, unit_price: 1000 })]
  const { id: invoice } = await anInvoice(api, { customer, invoice_date: '2026-02-01', invoice_products })
  const payment = { customer, usd: 1000, date: '2026-02-01' }
  const [voucher] = (
    await api.post<Saved<{ vouchers: { id: number; voucher_no: number }[] }>>('/receipt', payment)
  ).body.data.vouchers
  const path = `/receipt-voucher/${voucher?.id}`
  const cancelled = await api.post(`/invoice/${invoice}/cancel`, {
    reason: 'Ordered twice',
    date: '2026-02-20',
  })
  expect(cancelled.status).toBe(200)
  const lowered = await api.put<Refused>(path, { amount_usd_final: 100, amount_usd_advance: 0 })
  expect(JSON.stringify(lowered.body).replaceAll('\u00a0', ' ')).toContain(
    `USD 1,000.00 was applied on 01/02/2026. Cancel receipt ${voucher?.voucher_no} and create a new one.`,
  )
  expect(lowered.status).toBe(422)
  expect((await api.get(`/customer/${customer}/account?on=2026-02-10`)).body).toMatchObject({
    balance: 0,
    on_account: 0,
  })
  expect((await api.put<Refused>(path, { amount_usd_final: 1100, amount_usd_advance: 0 })).status).toBe(200)
})

test('an invoice cannot be lowered below the amount applied to it on a past day', async () => {
  const customer = (await aCustomer(api)).id
  const invoice_products = [aLine({ quantity: 1, unit_price: 1000 })]
  const { id: invoice } = await anInvoice(api, { customer, invoice_date: '2026-02-01', invoice_products })
  const payment = { customer, usd: 1000, date: '2026-02-01' }
  const [voucher] = (await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', payment)).body.data
    .vouchers
  await api.post(`/receipt-voucher/${voucher?.id}/cancel`, { reason: 'Bounced', date: '2026-02-20' })
  const lower = { invoice_products: [aLine({ quantity: 1, unit_price: 100 })] }
  const { status, body } = await api.put<{ errors: Record<string, string[]> }>(`/invoice/${invoice}`, lower)
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty('grand_total')
  expect((await api.get(`/customer/${customer}/account?on=2026-02-10`)).body).toMatchObject({
    balance: 0,
    on_account: 0,
  })
})

test('moving a receipt to another day leaves its allocation to a later invoice on its day', async () => {
  const customer = (await aCustomer(api)).id
  const anInvoiceOf = async (invoice_date: string) =>
    (
      await anInvoice(api, {
        customer,
        invoice_date,
        invoice_products: [aLine({ quantity: 1, unit_price: 30 })],
      })
    ).id
  const [first, later] = [await anInvoiceOf('2026-02-01'), await anInvoiceOf('2026-02-20')]
  const payment = { customer, usd: 60, date: '2026-01-20' }
  const [voucher] = (await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', payment)).body.data
    .vouchers
  expect((await api.post(`/invoice/${first}/cancel`, { reason: 'Ordered twice' })).status).toBe(200)
  const changed = await api.put(`/receipt-voucher/${voucher?.id}`, { date: '2026-02-05' })
  expect(changed.status).toBe(200)
  expect((await api.get(`/customer/${customer}/account?on=2026-02-21`)).body).toMatchObject({
    balance: 0,
    on_account: 0,
    open_invoices: [],
  })
  expect((await api.get(`/invoice/${later}`)).body).toMatchObject({ results: { outstanding: 0 } })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
