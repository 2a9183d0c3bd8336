import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')
const [september, october, november] = ['2026-09-30', '2026-10-31', '2026-11-15']

const customer = (await aCustomer(api, { name: 'Office of the Past' })).id
const cashBox = (
  await api.post<{ data: { id: number; name: string } }>('/bank-account', {
    name: 'Till of the past',
    kind: 'cash',
    currency: 'USD',
    opening_balance: 10,
    opening_date: '2020-01-01',
  })
).body.data
const invoice = await anInvoice(api, {
  customer,
  invoice_date: '2026-09-10',
  age_days: 10,
  invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
})
const receive = async (usd: number, date: string) => {
  const form = { customer, usd, date, settles: [invoice.id], usd_account: cashBox.name }
  const { status, body } = await api.post<{ data: { vouchers: { id: number }[] } }>('/receipt', form)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.vouchers[0]?.id
}
const voucher = await receive(60, '2026-10-05')
await receive(40, '2026-11-02')

const found = async <T>(path: string): Promise<T> => {
  const { status, body } = await api.get<T>(path)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const owed = (on: string) =>
  found<Listed<{ d1_30: number; d31_60: number; total: number }> & { is_closed: boolean }>(
    `/receivables?search=Office%20of%20the%20Past&on=${on}`,
  )
const accountOn = (on: string) => found<Record<string, unknown>>(`/customer/${customer}/account?on=${on}`)
const inBox = async (on: string) =>
  (await found<{ balance: number }>(`/bank-account/${cashBox.id}?on=${on}`)).balance

test('receivables, an account and a cash box show the figures of a given day', async () => {
  expect(await owed('2026-09-01')).toMatchObject({ count: 0, on: '2026-09-01', is_closed: false })
  expect((await owed(september)).results).toMatchObject([{ d1_30: 100, total: 100 }])
  expect((await owed(october)).results).toMatchObject([{ d31_60: 40, total: 40 }])
  expect((await owed(november)).results).toEqual([])
  expect((await owed('')).results).toEqual([])

  expect(await accountOn(october)).toMatchObject({
    on: october,
    is_closed: false,
    balance: 40,
    ages: { d31_60: 40 },
    open_invoices: [{ invoice: invoice.id, outstanding: 40 }],
    last_entries: [{ credit: 60 }],
  })
  expect(await found(`/customer/${customer}/account`)).toMatchObject({
    on: null,
    balance: 0,
    open_invoices: [],
  })

  for (const [on, balance] of [
    [september, 10],
    [october, 70],
    [november, 110],
    ['', 110],
  ] as const) {
    expect(await inBox(on), on).toBe(balance)
  }
  const list = await found<Listed<{ id: number; balance: number }>>(
    `/bank-account?on=${october}&page_size=100`,
  )
  expect(list).toMatchObject({ on: october, is_closed: false })
  expect(list.results.find(({ id }) => id === cashBox.id)).toMatchObject({ balance: 70 })
  expect((await api.fetch(`/api/v1/bank-account/export?format=csv&on=${october}`)).status).toBe(200)
  expect((await api.get('/receivables?on=2026-02-30')).status).toBe(400)
})

test('money refunded before it was received is due between the two days', async () => {
  const payer = (await aCustomer(api)).id
  const paid = await api.post('/receipt', {
    customer: payer,
    usd: 30,
    date: '2026-11-10',
    usd_account: cashBox.name,
  })
  expect(paid.status).toBe(201)
  const refund = await aPayment(api, {
    customer: payer,
    amount_usd: 30,
    date: '2026-11-05',
    from_field: cashBox.name,
  })
  const between = await found(`/customer/${payer}/account?on=2026-11-08`)
  expect(between).toMatchObject({
    balance: 30,
    on_account: 0,
    ages: { d1_30: 30 },
    open_invoices: [
      {
        invoice: null,
        opening: null,
        refund: refund.id,
        invoice_no: String(refund.voucher_no),
        due_date: '2026-11-05',
        outstanding: 30,
      },
    ],
  })
  expect(await found(`/customer/${payer}/account?on=2026-11-10`)).toMatchObject({
    balance: 0,
    open_invoices: [],
  })
})

test('on no day more is applied than an amount, whatever is cancelled later', async () => {
  const payer = (await aCustomer(api)).id
  const owing = async (unit_price: number) =>
    (
      await anInvoice(api, {
        customer: payer,
        invoice_date: '2026-11-02',
        invoice_products: [aLine({ quantity: 1, unit_price })],
      })
    ).id
  const pay = async (date: string, form: object) => {
    const { body } = await api.post<{ data: { vouchers: { id: number }[] } }>('/receipt', {
      customer: payer,
      date,
      ...form,
    })
    return body.data.vouchers[0]?.id
  }
  const cancel = async (path: string) =>
    expect((await api.post(`${path}/cancel`, { reason: 'Bounced', date: '2026-11-10' })).status).toBe(200)
  const shown = async (on: string) => {
    const { balance, on_account, ages } = await found<Record<string, unknown>>(
      `/customer/${payer}/account?on=${on}`,
    )
    return { balance, on_account, ages }
  }
  const none = { not_due: 0, d1_30: 0, d31_60: 0, d61_90: 0, over_90: 0 }

  const first = await owing(100)
  const bounced = await pay('2026-11-03', { usd: 100, settles: [first] })
  await cancel(`/receipt-voucher/${bounced}`)
  // Dated before the first receipt was cancelled: on that day the first receipt still paid the invoice.
  await pay('2026-11-05', { usd: 100, settles: [first] })
  expect(await shown('2026-11-07')).toEqual({ balance: -100, on_account: 100, ages: none })
  expect(await shown('2026-11-10')).toEqual({ balance: 0, on_account: 0, ages: none })

  const second = await owing(100.05)
  await pay('2026-11-05', { iqd: 131_000, rate: 1310, iqd_account: 'Cash IQD', settles: [second] })
  await cancel(`/invoice/${second}`)
  expect(await shown('2026-11-07')).toEqual({ balance: -100, on_account: 100, ages: none })
  expect(await shown('2026-11-10')).toEqual({ balance: -100, on_account: 100, ages: none })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('printed receivables of an open day are marked as still changeable', async () => {
  const pdf = await api.fetch(`/api/v1/receivables/pdf?language=en&on=${october}`)
  const words = textOfPages(Buffer.from(await pdf.arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
  expect(words).toContain('31/10/2026')
  expect(words).toContain('still open for this date')
})

test('those of closed books stay the same, whatever is cancelled later', async () => {
  const shown = async () => [await owed(october), await accountOn(october), await inBox(october)]
  expect((await api.post('/books/close', { until: october })).status).toBe(201)
  const before = await shown()
  expect(before).toMatchObject([{ is_closed: true, count: 1 }, { is_closed: true, balance: 40 }, 70])
  const cancelled = await api.post(`/receipt-voucher/${voucher}/cancel`, { reason: 'Bounced' })
  expect(cancelled, JSON.stringify(cancelled.body)).toMatchObject({ status: 200 })
  expect(await shown()).toEqual(before)
  expect((await owed(addDays(now, -1))).results).toEqual([])
  expect((await owed(now)).results).toMatchObject([{ total: 60 }])
  expect(await inBox(now)).toBe(50)
})
