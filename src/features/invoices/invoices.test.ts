import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { today } from '../../kernel/contract/values/day.ts'
import type { Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from './invoices.contract.ts'
import { aLine, anInvoice, invoiceForm } from './testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const customer = await aCustomer(api, { name: 'Al Rafidain', address: 'Karrada\nBaghdad' })

const read = async (id: number) => (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
const create = (wanted: Record<string, unknown>) =>
  api.post<Saved<InvoiceRecord>>('/invoice', invoiceForm({ customer: customer.id, ...wanted }))
const update = (id: number, changes: Record<string, unknown>) =>
  api.put<Saved<InvoiceRecord>>(`/invoice/${id}`, changes)
const refusedOn = (...fields: string[]) => ({
  status: 422,
  body: { errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])) },
})

test('an invoice is created with its lines and read back', async () => {
  const { status, body } = await create({
    po_ref: 'PO 7',
    discount: 12.5,
    advance_cash: 40,
    invoice_products: [
      aLine(),
      aLine({ product_item: 'قلم', quantity: 1.5, unit_price: 3, notes: 'engraved' }),
    ],
  })
  expect({ status, message: body.message }).toEqual({ status: 201, message: 'Invoice Create Success' })
  expect(body.data).toMatchObject({
    status: 'issued',
    customer_name: 'Al Rafidain',
    customer_address: 'Karrada\nBaghdad',
    subtotal: 24.5,
    grand_total: 21.44,
    advance_cash: 40,
    delivery_cash: 60,
    company: { name: 'PEN-COMPANY' },
    invoice_products: [
      { product_item: 'Blue pen', total: 20 },
      { product_item: 'قلم', quantity: 1.5, total: 4.5, notes: 'engraved' },
    ],
  })
  expect(await read(body.data.id)).toEqual(body.data)
})

test('an update keeps fields that it leaves out, lines included', async () => {
  const invoice = await anInvoice(api, { customer: customer.id, po_ref: 'PO 8', discount: 10 })
  const { status, body } = await update(invoice.id, { payment_method: 'bank_transfer' })
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Invoice Updated Successfully' })
  expect(body.data).toEqual({
    ...invoice,
    payment_method: 'bank_transfer',
    version: invoice.version + 1,
    updated_at: body.data.updated_at,
    invoice_products: invoice.invoice_products,
  })
  expect((await update(invoice.id, { discount: 50 })).body.data.grand_total).toBe(10)
})

test('the whole record that was read can be sent back', async () => {
  const invoice = await anInvoice(api, { customer: customer.id, advance_cash: 20 })
  expect((await update(invoice.id, { ...(await read(invoice.id)) })).body.data).toMatchObject({
    subtotal: invoice.subtotal,
    invoice_products: invoice.invoice_products,
  })
})

describe('an issued invoice needs', () => {
  test.each(['customer', 'invoice_type', 'payment_method', 'age_days'])('%s', async (field) => {
    expect(await create({ [field]: null })).toMatchObject(refusedOn(field))
    const invoice = await anInvoice(api, { customer: customer.id })
    expect(await update(invoice.id, { [field]: '' })).toMatchObject(refusedOn(field))
  })

  test('at least one line, with an item and a quantity above 0', async () => {
    expect(await create({ invoice_products: [] })).toMatchObject(refusedOn('invoice_products'))
    expect(await create({ invoice_products: [{ quantity: 0, unit_price: -1 }] })).toMatchObject(
      refusedOn(
        'invoice_products.0.product_item',
        'invoice_products.0.quantity',
        'invoice_products.0.unit_price',
      ),
    )
  })

  test('at most 500 lines', async () => {
    const invoice_products = Array.from({ length: 500 }, () => aLine({ quantity: 1, unit_price: 1 }))
    expect((await create({ invoice_products })).body.data.subtotal).toBe(500)
    expect(await create({ invoice_products: [...invoice_products, aLine()] })).toMatchObject(
      refusedOn('invoice_products'),
    )
  })

  test('a date, which is the company’s today by default and is not cleared by an update', async () => {
    const { body } = await create({ invoice_date: undefined })
    expect(body.data.invoice_date).toBe(today('Asia/Baghdad'))
    expect(await update(body.data.id, { invoice_date: '' })).toMatchObject(refusedOn('invoice_date'))
    expect((await update(body.data.id, { po_ref: 'x' })).body.data.invoice_date).toBe(body.data.invoice_date)
  })

  test('an existing customer', async () => {
    expect(await create({ customer: 2_147_483_647 })).toMatchObject(refusedOn('customer'))
  })

  test('age days from 0 to 3650', async () => {
    expect((await create({ age_days: 3650 })).status).toBe(201)
    for (const age_days of [-1, 3651, 1.5])
      expect(await create({ age_days })).toMatchObject(refusedOn('age_days'))
  })
})

describe('advance cash', () => {
  test.each([1, 100, '٥٠'])('of %j leaves the rest for the delivery', async (advance_cash) => {
    const { data } = (await create({ advance_cash })).body
    expect((data.advance_cash ?? 0) + (data.delivery_cash ?? 0)).toBe(100)
  })

  test.each([0, 101, 12.5, -1, null, ''])(
    'of %j counts as none, without delivery cash',
    async (advance_cash) => {
      const { data } = (await create({ advance_cash, delivery_cash: 50 })).body
      expect([data.advance_cash, data.delivery_cash]).toEqual([null, null])
    },
  )

  test('removed clears the delivery cash', async () => {
    const invoice = await anInvoice(api, { customer: customer.id, advance_cash: 30 })
    expect((await update(invoice.id, { advance_cash: '' })).body.data).toMatchObject({
      advance_cash: null,
      delivery_cash: null,
    })
  })
})

describe('shipping', () => {
  test('needs a country that is on the list', async () => {
    expect(await create({ is_shipping_required: true })).toMatchObject(refusedOn('delivery_country'))
    const wrong = { is_shipping_required: true, delivery_country: 'Atlantis' }
    expect(await create(wrong)).toMatchObject(refusedOn('delivery_country'))
    const right = await create({ is_shipping_required: true, delivery_country: 'Iraq' })
    expect(right.body.data).toMatchObject({ is_shipping_required: true, delivery_country: 'Iraq' })
  })

  test('that is not required has no country', async () => {
    expect((await create({ delivery_country: 'Iraq' })).body.data.delivery_country).toBe(null)
    const shipped = await anInvoice(api, {
      customer: customer.id,
      is_shipping_required: true,
      delivery_country: 'Iraq',
    })
    const { data } = (await update(shipped.id, { is_shipping_required: false })).body
    expect(data).toMatchObject({ is_shipping_required: false, delivery_country: null })
    expect(await update(shipped.id, { is_shipping_required: true })).toMatchObject(
      refusedOn('delivery_country'),
    )
  })
})

test('a deleted invoice is deleted with its lines and its order', async () => {
  const invoice = await anInvoice(api, { customer: customer.id })
  expect(await api.delete(`/invoice/${invoice.id}`)).toMatchObject({
    status: 200,
    body: { message: 'Delete Success' },
  })
  expect((await api.get(`/invoice/${invoice.id}`)).status).toBe(404)
  const { rows } = await inkwell.pool.query(
    `select 1 from invoice_product where invoice = $1 union all select 1 from invoice_tracker where invoice = $1`,
    [invoice.id],
  )
  expect(rows).toEqual([])
})

test('an invoice and a draft have a PDF', async () => {
  const issued = await anInvoice(api, { customer: customer.id })
  const { id: empty } = (await api.post<Saved<InvoiceRecord>>('/invoice', { status: 'draft' })).body.data
  for (const id of [issued.id, empty]) {
    const answer = await api.fetch(`/api/v1/invoice/generate-pdf/${id}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await answer.text()).startsWith('%PDF-')).toBe(true)
  }
  expect((await api.get('/invoice/generate-pdf/2147483647')).status).toBe(404)
})
