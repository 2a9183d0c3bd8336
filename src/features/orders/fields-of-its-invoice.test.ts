import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { history } from '../settings/history/history.contract.ts'
import type { order } from './orders.contract.ts'

type Order = Row<typeof order>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const owner = await inkwell.as('superuser')

const over = (amount: number) => ({ invoice_products: [aLine({ quantity: 1, unit_price: amount })] })
const list = async (query: string) =>
  (await api.get<Listed<Order>>(`/invoice-tracker?page_size=100&${query}`)).body
const orderOf = async (invoice: number) => (await list(`invoice=${invoice}`)).results[0]
const found = async (words: string) =>
  (await list(`search=${encodeURIComponent(words)}`)).results.map(({ invoice }) => invoice)

describe('lists ordered by a field of the invoice', () => {
  const { compare } = new Intl.Collator('und')
  const { compare: compareCodes } = new Intl.Collator('und', { numeric: true })
  const orderings: Partial<Record<keyof Order, (one: Order, other: Order) => number>> = {
    invoice_number: (one, other) => compare(one.invoice_number, other.invoice_number),
    date: (one, other) => compare(one.date, other.date),
    customer_name: (one, other) => compare(one.customer_name, other.customer_name),
    customer_code: (one, other) => compareCodes(one.customer_code ?? '', other.customer_code ?? ''),
    customer_email: (one, other) => compare(one.customer_email ?? '', other.customer_email ?? ''),
    invoice_amount: (one, other) => one.invoice_amount - other.invoice_amount,
  }

  test.each(Object.entries(orderings))('by %s, from both ends, without duplicates', async (name, by) => {
    for (const [amount, invoice_date] of [
      [300, '2026-02-01'],
      [100, '2026-03-01'],
      [300, '2026-01-01'],
      [1000, '2026-03-01'],
    ] as const) {
      await anInvoice(api, { customer: (await aCustomer(api)).id, invoice_date, ...over(amount) })
    }
    const { results, count } = await list(`ordering=${name}`)
    expect(results).toEqual(results.toSorted(by))
    expect((await list(`ordering=-${name}`)).results).toEqual(results.toReversed())
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / 3) }, async (_, page) => {
        const one = await api.get<Listed<Order>>(
          `/invoice-tracker?ordering=${name}&page_size=3&page=${page + 1}`,
        )
        return one.body.results
      }),
    )
    expect(pages.flat()).toEqual(results)
  })
})

test('changed fields of the invoice are searchable at once, and their old values no more', async () => {
  const [before, after] = [await aCustomer(api), await aCustomer(api)]
  const { id, invoice_no } = await anInvoice(api, {
    customer: before.id,
    invoice_date: '2019-05-06',
    ...over(4321.25),
  })
  const words = (day: string, amount: string, { name, code, email }: typeof before) =>
    [`${invoice_no} ${day}`, `${invoice_no} ${amount}`, name, code, email].map(String)
  const first = words('06/05/2019', '4321.25', before)
  for (const word of first) expect(await found(word), word).toContain(id)
  const changes = { customer: after.id, invoice_date: '2019-06-07', ...over(4322.75) }
  expect((await api.put(`/invoice/${id}`, changes)).status).toBe(200)
  for (const word of words('07/06/2019', '4322.75', after)) expect(await found(word), word).toContain(id)
  for (const word of first) expect(await found(word), word).not.toContain(id)
  expect(await found(String(invoice_no))).toEqual([id])
  const ofMonth = async (month: string) =>
    (await list(`date_from=${month}-01&date_to=${month}-30`)).results.map(({ invoice }) => invoice)
  expect([await ofMonth('2019-05'), await ofMonth('2019-06')]).toEqual([[], [id]])
})

test('an order shows its customer’s name of the invoice, also after a change', async () => {
  const customer = await aCustomer(api)
  const invoice = await anInvoice(api, { customer: customer.id, ...over(10) })
  const renamed = await api.put(`/customer/${customer.id}`, { name: `${customer.name} and Sons` })
  expect(renamed.status).toBe(200)
  const both = async () => [
    (await api.get<Listed<InvoiceRecord>>(`/invoice?search=${invoice.invoice_no}`)).body.results[0]
      ?.customer_name,
    (await orderOf(invoice.id))?.customer_name,
  ]
  expect(await both()).toEqual([customer.name, customer.name])
  await api.put(`/invoice/${invoice.id}`, over(11))
  expect(await both()).toEqual([customer.name, customer.name])
})

test('a changed amount is one change of the order, with the new outstanding amount', async () => {
  const { id } = await anInvoice(api, over(100))
  const order = await orderOf(id)
  expect((await api.put(`/invoice/${id}`, over(60))).status).toBe(200)
  expect(await orderOf(id)).toMatchObject({
    invoice_amount: 60,
    outstanding: 60,
    version: Number(order?.version) + 1,
  })
  const shown = await owner.get<ReplyOf<typeof history.read>>(
    `/history?resource=invoice_tracker&id=${order?.id}`,
  )
  const [last, ...earlier] = shown.body.results
  expect(last).toMatchObject({
    action: 'update',
    changes: { invoice_amount: [100, 60], outstanding: [100, 60] },
  })
  expect(earlier.map(({ action }) => action)).toEqual(['insert'])
})

test('saving an invoice without changes to its order’s fields leaves the order alone', async () => {
  const { id } = await anInvoice(api, over(100))
  const order = await orderOf(id)
  expect((await api.put(`/invoice/${id}`, { po_ref: 'PO-1' })).status).toBe(200)
  expect(await orderOf(id)).toEqual(order)
})
