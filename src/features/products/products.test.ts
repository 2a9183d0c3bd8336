import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aProduct, type Product, productForm } from './testing/a-product.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

test('a product is created, read, changed and deleted', async () => {
  const created = await aProduct(api, { item_code: ' P-1 ', items: 'Blue\npen', unit_price: '٢٫٥٠' })
  expect(created).toMatchObject({ item_code: 'P-1', items: 'Blue pen', unit_price: 2.5, serial: created.id })
  expect((await api.get<Product>(`/product/${created.id}`)).body).toEqual(created)

  const updated = await api.put(`/product/${created.id}`, { items: 'Red pen' })
  expect(updated).toMatchObject({ status: 200, body: { message: 'Product Update Success' } })
  expect(updated.body).toMatchObject({ data: { items: 'Red pen', item_code: 'P-1', version: 2 } })

  const deleted = await api.delete(`/product/${created.id}`)
  expect(deleted).toMatchObject({ status: 200, body: { message: 'Delete Success' } })
  expect((await api.get(`/product/${created.id}`)).status).toBe(404)
  expect((await api.delete(`/product/${created.id}`)).status).toBe(404)
})

test('a creation has its message and status', async () => {
  expect(await api.post('/product', productForm())).toMatchObject({
    status: 201,
    body: { message: 'Product Added Successfully!' },
  })
})

test('a form may be multipart', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(productForm({ items: 'قلم' }))) form.append(name, String(value))
  expect(await api.post('/product', form)).toMatchObject({
    status: 201,
    body: { data: { items: 'قلم', unit_price: 1.5, image: null } },
  })
})

test('required fields are checked', async () => {
  const answer = await api.post('/product', { unit_price: 1 })
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: {
        item_code: ['Item Code is required.'],
        pen_type: ['Pen Type is required.'],
        items: ['Item Name is required.'],
      },
    },
  })
})

test('required fields may be left out of an update, but not cleared', async () => {
  const product = await aProduct(api)
  expect((await api.put(`/product/${product.id}`, { unit_price: 3 })).status).toBe(200)
  for (const empty of ['', '  ', null]) {
    expect(await api.put(`/product/${product.id}`, { item_code: empty })).toMatchObject({
      status: 422,
      body: { errors: { item_code: ['Item Code is required.'] } },
    })
  }
})

test('a cleared optional field is null', async () => {
  const product = await aProduct(api, { description: 'Writes', unit_price: 3 })
  const updated = await api.put(`/product/${product.id}`, { description: '', unit_price: '' })
  expect(updated.body).toMatchObject({ data: { description: null, unit_price: null } })
})

test('an item code is unique in any case', async () => {
  const first = await aProduct(api, { item_code: 'Ä-ink' })
  const taken = {
    status: 422,
    body: { code: 'validation_failed', errors: { item_code: [expect.any(String)] } },
  }
  expect(await api.post('/product', productForm({ item_code: 'ä-INK ' }))).toMatchObject(taken)
  const other = await aProduct(api)
  expect(await api.put(`/product/${other.id}`, { item_code: 'Ä-INK' })).toMatchObject(taken)
  expect((await api.put(`/product/${first.id}`, { item_code: 'Ä-INK' })).status).toBe(200)
})

test('leading zeros and formula characters stay as entered', async () => {
  expect(await aProduct(api, { item_code: '00123', items: '=1+1' })).toMatchObject({
    item_code: '00123',
    items: '=1+1',
  })
})

test.each([-0.01, 0.005, 1e12, 'two', true])('a unit price of %j is refused', async (unit_price) => {
  expect(await api.post('/product', productForm({ unit_price }))).toMatchObject({
    status: 422,
    body: { errors: { unit_price: [expect.any(String)] } },
  })
})

test('the list is filtered by pen type', async () => {
  const { items } = await aProduct(api, { pen_type: 'pen_pack_product' })
  const found = await api.get<Listed<Product>>('/product?pen_type=pen_pack_product')
  expect(found.body.results.map((product) => product.items)).toEqual([items])
  expect(found.body.count).toBe(1)
  expect((await api.get('/product?pen_type=pencil')).status).toBe(400)
})

test('a product on an invoice may be deleted; the invoice keeps its line', async () => {
  const product = await aProduct(api, { items: 'Fountain pen' })
  const { id: customer } = await aCustomer(api)
  const line = aLine({ product: product.id, product_item: product.items })
  const invoice = await anInvoice(api, { customer, invoice_products: [line] })
  expect((await api.delete(`/product/${product.id}`)).status).toBe(200)
  const { body } = await api.get(`/invoice/${invoice.id}`)
  expect(body).toMatchObject({
    results: { invoice_products: [{ product: null, product_item: 'Fountain pen', total: 20 }] },
  })
})

test('a record has its times of creation and change', async () => {
  const product = await aProduct(api)
  expect(product.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*Z$/)
  expect(Math.abs(Date.parse(product.created_at) - Date.now())).toBeLessThan(10_000)
})
