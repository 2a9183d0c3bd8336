import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import { today } from '../../../../kernel/contract/values/day.ts'
import type { Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { aProduct } from '../../../products/testing/a-product.ts'
import type { InvoiceRecord } from '../../invoices.contract.ts'
import { aLine, anInvoice } from '../../testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')

const duplicate = (id: number) => api.post<Saved<InvoiceRecord>>(`/invoice/${id}/duplicate`, {})

test('a duplicate is a draft of today for the same customer with the same lines', async () => {
  const customer = await aCustomer(api)
  const original = await anInvoice(api, {
    customer: customer.id,
    invoice_date: '2026-01-02',
    po_ref: 'PO 9',
    discount: 10,
    advance_cash: 30,
    is_shipping_required: true,
    delivery_country: 'Iraq',
    invoice_products: [aLine({ notes: 'engraved' }), aLine({ product_item: 'Set-up', unit_price: 0 })],
  })
  await api.put(`/customer/${customer.id}`, { name: 'Another name' })
  const { status, body } = await duplicate(original.id)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    status: 'draft',
    invoice_date: today('Asia/Baghdad'),
    invoice_no: null,
    order_no: null,
    po_ref: null,
    customer: customer.id,
    customer_name: 'Another name',
    grand_total: original.grand_total,
    discount: 10,
    advance_cash: 30,
    delivery_country: 'Iraq',
    company: null,
    invoice_products: [
      { product_item: 'Blue pen', quantity: 2, unit_price: 10, notes: 'engraved' },
      { product_item: 'Set-up', unit_price: 0, total: 0 },
    ],
  })
  expect(body.data.id).not.toBe(original.id)
  const keys = original.invoice_products.map(({ id }) => id)
  expect(body.data.invoice_products.filter(({ id }) => keys.includes(id))).toEqual([])
})

test('a draft shows its products’ current prices beside the agreed ones; an issued invoice does not', async () => {
  const pen = await aProduct(api, { unit_price: 4 })
  const line = aLine({ product: pen.id, product_item: pen.items, unit_price: 3.5 })
  const original = await anInvoice(api, { invoice_products: [line, aLine()] })
  expect(original.invoice_products.map(({ list_price }) => list_price)).toEqual([null, null])
  await api.put(`/product/${pen.id}`, { unit_price: 5 })
  const { data } = (await duplicate(original.id)).body
  expect(data.invoice_products).toMatchObject([
    { unit_price: 3.5, list_price: 5 },
    { unit_price: 10, list_price: null },
  ])
})

test('lines with a deleted product are copied without it', async () => {
  const owner = await inkwell.as('manager')
  const pen = await aProduct(owner)
  const original = await anInvoice(api, { invoice_products: [aLine({ product: pen.id })] })
  await owner.delete(`/product/${pen.id}`)
  expect((await duplicate(original.id)).body.data.invoice_products).toMatchObject([
    { product: null, product_item: 'Blue pen', quantity: 2 },
  ])
})

test('a draft is duplicated like an invoice, and a missing invoice is not', async () => {
  const { data } = (await api.post<Saved<InvoiceRecord>>('/invoice', { status: 'draft' })).body
  expect((await duplicate(data.id)).status).toBe(201)
  expect((await duplicate(2_147_483_647)).status).toBe(404)
})
