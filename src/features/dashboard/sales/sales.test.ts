import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, addMonths, today } from '../../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { dashboard } from '../dashboard.contract.ts'

type Dashboard = ReplyOf<typeof dashboard>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const now = today('Asia/Baghdad')
const lastMonth = addMonths(`${now.slice(0, 7)}-01`, -1)

const shown = async () => (await api.get<Dashboard>('/dashboard')).body
const monthOf = async (day: string) =>
  (await shown()).sales?.months.find(({ month }) => month === day.slice(0, 7))
const topOf = async (customer: number) =>
  (await shown()).top_customers?.results.find((each) => each.customer === customer)

const sale = (customer: number, amount: number, invoice_date: string) =>
  anInvoice(api, { customer, invoice_date, invoice_products: [aLine({ quantity: 1, unit_price: amount })] })
const credit = async (form: object) => {
  const { status, body } = await api.post('/credit-note', { reason: 'return', ...form })
  if (status !== 201) throw new Error(JSON.stringify(body))
}

test('returns reduce sales on their own day, and gross and net sales are both shown', async () => {
  const customer = (await aCustomer(api)).id
  const invoice = await sale(customer, 1000, lastMonth)
  await sale(customer, 50, now)
  const sold = { gross: 1000, taken_back: 0, amount: 1000, count: 1 }
  expect(await monthOf(lastMonth)).toMatchObject(sold)

  const line = invoice.invoice_products[0]?.id
  await credit({ customer, invoice: invoice.id, date: now, lines: [{ invoice_product: line, quantity: 1 }] })
  // After a full return, the month of the sale is unchanged and the month of the return is reduced.
  expect(await monthOf(lastMonth)).toMatchObject(sold)
  expect(await monthOf(now)).toMatchObject({ gross: 50, taken_back: 1000, amount: -950, count: 1 })
  expect(await topOf(customer)).toMatchObject({ gross: 1050, taken_back: 1000, amount: 50 })
  expect((await api.get(`/customer/${customer}/account`)).body).toMatchObject({
    sales: { gross: 1050, taken_back: 1000, amount: 50 },
  })
})

test('a cancelled invoice is a sale on its day and a return on the day of cancelling', async () => {
  const customer = (await aCustomer(api)).id
  const before = { last: await monthOf(lastMonth), now: await monthOf(now) }
  const invoice = await sale(customer, 300, addDays(lastMonth, 1))
  expect((await topOf(customer))?.amount).toBe(300)
  expect((await api.post(`/invoice/${invoice.id}/cancel`, { reason: 'Ordered twice' })).status).toBe(200)
  expect((await monthOf(lastMonth))?.gross).toBe((before.last?.gross ?? 0) + 300)
  expect(await monthOf(now)).toMatchObject({
    taken_back: (before.now?.taken_back ?? 0) + 300,
    amount: (before.now?.amount ?? 0) - 300,
  })
  // A customer who returned everything is not listed.
  expect(await topOf(customer)).toBeUndefined()
})

test('a cancelled credit note is no return, and drafts are no sales', async () => {
  const customer = (await aCustomer(api)).id
  await sale(customer, 80, now)
  await anInvoice(api, { customer, status: 'draft', invoice_products: [aLine({ unit_price: 7 })] })
  await credit({ customer, date: now, lines: [{ description: 'Goodwill', quantity: 1, unit_price: 30 }] })
  expect(await topOf(customer)).toMatchObject({ gross: 80, taken_back: 30, amount: 50 })
})

test('the sales list agrees with each figure of the dashboard: gross, returns and net', async () => {
  const customer = (await aCustomer(api)).id
  const invoice = await sale(customer, 700, lastMonth)
  await sale(customer, 90, addDays(lastMonth, 2))
  await sale(customer, 25, now)
  const line = invoice.invoice_products[0]?.id
  await credit({ customer, invoice: invoice.id, date: now, lines: [{ invoice_product: line, quantity: 1 }] })
  const ordered = await sale(customer, 40, addDays(lastMonth, 3))
  await api.post(`/invoice/${ordered.id}/cancel`, { reason: 'Ordered twice' })

  const listed = async (filters: Record<string, string | number | null | undefined>) => {
    const given = Object.entries(filters).flatMap(([name, value]) =>
      value ? [[name, String(value)] as [string, string]] : [],
    )
    const query = new URLSearchParams([['sold', 'true'], ...given])
    return (await api.get<Record<string, number | null>>(`/invoice/totals?${query.toString()}`)).body
  }
  const { sales, top_customers } = await shown()
  for (const { date_from, date_to, gross, taken_back, amount } of sales?.months ?? []) {
    expect(await listed({ date_from, date_to })).toMatchObject({
      grand_total: gross,
      taken_back,
      net: amount,
    })
  }
  const top = top_customers?.results.find((each) => each.customer === customer)
  expect(top).toMatchObject({ gross: 855, taken_back: 740, amount: 115 })
  const { date_from, date_to } = top_customers ?? {}
  const ofCustomer = { customer, date_from, date_to }
  expect(await listed(ofCustomer)).toMatchObject({ grand_total: 855, taken_back: 740, net: 115 })
  // Returns cannot be computed for the part of the invoices that a search finds.
  expect(await listed({ ...ofCustomer, search: 'Customer' })).toMatchObject({ taken_back: null, net: null })
  const found = (await api.get<Listed<object>>(`/invoice?sold=true&customer=${customer}`)).body
  expect(found.count).toBe(4)
})
