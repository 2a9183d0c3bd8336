import { expect, test } from 'vitest'
import type { InvoiceRecord } from '../../features/invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../../features/invoices/testing/an-invoice.ts'
import { aCustomer } from '../../features/customers/testing/a-customer.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

interface Order {
  id: number
  version: number
  updated_at: string
  invoice: number
}

/** Returns an invoice with everything that a save could change. */
async function traces(id: number) {
  const { results } = (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body
  const orders = (await api.get<Listed<Order>>(`/invoice-tracker?page_size=100`)).body.results
  const { rows } = await inkwell.pool.query('select max(id) as last from history')
  return { invoice: results, order: orders.find((order) => order.invoice === id), history: rows }
}

const twoLines = [aLine(), aLine({ product_item: 'Red pen', notes: 'engraved' })]

test('saving an unchanged invoice changes nothing, neither in itself nor in its order', async () => {
  const { id } = await anInvoice(api, { invoice_products: twoLines })
  const before = await traces(id)
  const form = { ...before.invoice, version: before.invoice.version }
  expect((await api.put(`/invoice/${id}`, form)).status).toBe(200)
  expect(await traces(id)).toEqual(before)
})

test('lines sent without their keys are recognized as the same lines', async () => {
  const { id } = await anInvoice(api, { invoice_products: twoLines })
  const before = await traces(id)
  expect((await api.put(`/invoice/${id}`, { invoice_products: twoLines })).status).toBe(200)
  expect(await traces(id)).toEqual(before)
  const swapped = await api.put<Saved<InvoiceRecord>>(`/invoice/${id}`, {
    invoice_products: twoLines.toReversed(),
  })
  expect(swapped.body.data.invoice_products.map((line) => line.id)).toEqual(
    before.invoice.invoice_products.map((line) => line.id).toReversed(),
  )
  expect(swapped.body.data.version).toBe(2)
})

test('a change of an invoice that its order does not show leaves the order unchanged', async () => {
  const { id } = await anInvoice(api)
  const { order } = await traces(id)
  await api.put(`/invoice/${id}`, { po_ref: 'new', invoice_products: [aLine({ notes: 'note' })] })
  const after = await traces(id)
  expect(after.invoice.version).toBe(2)
  expect(after.order).toEqual(order)
  expect((await api.put(`/invoice-tracker/${order?.id}`, { notes: 'n', version: 1 })).status).toBe(200)
})

test('a save without changes sends no notifications', async () => {
  const { id, name } = await aCustomer(api)
  const invoice = await anInvoice(api)
  const client = await inkwell.pool.connect()
  const shown: string[] = []
  client.on('notification', ({ payload }) => shown.push(payload ?? ''))
  await client.query('listen change')
  await api.put(`/customer/${id}`, { name })
  await api.put(`/invoice/${invoice.id}`, { ...invoice })
  await api.put(`/customer/${id}`, { name: `${name} & sons` })
  await expect.poll(() => shown.length).toBeGreaterThan(0)
  await client.query('unlisten change')
  client.release(true)
  expect(shown.map((payload) => JSON.parse(payload) as unknown)).toEqual([{ topic: 'customer', ids: [id] }])
})
