import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { formOf, pictureFile } from '../../../kernel/server/testing/a-picture.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aProduct, type Product } from '../../products/testing/a-product.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'
import { aLine, anInvoice } from '../testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const read = async (id: number) => (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
const update = (id: number, changes: Record<string, unknown>) =>
  api.put<Saved<InvoiceRecord>>(`/invoice/${id}`, changes)

async function aProductWithPicture(): Promise<Product> {
  const { id } = await aProduct(api)
  return (await api.put<Saved<Product>>(`/product/${id}`, formOf({ image: await pictureFile() }))).body.data
}

const lineOf = (product: Product) => aLine({ product: product.id, product_item: product.items })

test('a line keeps the picture that its product had', async () => {
  const product = await aProductWithPicture()
  const { invoice_products: lines } = await anInvoice(api, { invoice_products: [lineOf(product)] })
  expect(lines[0]?.product_image).toBe(product.image)
})

test('later changes of product, customer and settings do not affect issued invoices', async () => {
  const product = await aProductWithPicture()
  const customer = await aCustomer(api)
  const invoice = await anInvoice(api, { customer: customer.id, invoice_products: [lineOf(product)] })

  const change = formOf({ items: 'Other', unit_price: 99, description: 'Other', image: await pictureFile() })
  expect((await api.put(`/product/${product.id}`, change)).status).toBe(200)
  expect((await api.put(`/customer/${customer.id}`, { name: 'Other', address: 'Other' })).status).toBe(200)
  await inkwell.pool.query(`update settings set address = 'Other'`)

  expect(await read(invoice.id)).toEqual(invoice)
  const { data } = (await update(invoice.id, { ...invoice, po_ref: 'touched' })).body
  expect(data).toEqual({ ...invoice, po_ref: 'touched', version: data.version, updated_at: data.updated_at })
})

test('a deleted product leaves the line unchanged, without the product', async () => {
  const product = await aProductWithPicture()
  const invoice = await anInvoice(api, { invoice_products: [lineOf(product)] })
  const [line] = invoice.invoice_products
  await api.delete(`/product/${product.id}`)
  expect((await read(invoice.id)).invoice_products).toEqual([{ ...line, product: null }])
  expect((await api.fetch(line?.product_image ?? '')).status).toBe(200)
})

test('a form opened before a product was deleted can still be saved', async () => {
  const product = await aProductWithPicture()
  const invoice = await anInvoice(api, { invoice_products: [lineOf(product)] })
  const [line] = invoice.invoice_products
  await api.delete(`/product/${product.id}`)
  const { status, body } = await update(invoice.id, {
    invoice_products: [{ ...line, quantity: 3, total: 30 }],
  })
  expect(status).toBe(200)
  expect(body.data.invoice_products).toEqual([{ ...line, product: null, quantity: 3, total: 30 }])
})

test('another customer sets its own name and address', async () => {
  const invoice = await anInvoice(api)
  const other = await aCustomer(api, { address: 'Erbil' })
  expect((await update(invoice.id, { customer: other.id })).body.data).toMatchObject({
    customer: other.id,
    customer_name: other.name,
    customer_address: 'Erbil',
  })
})

test('a form cannot set the copied details', async () => {
  const customer = await aCustomer(api)
  const invoice = await anInvoice(api, {
    customer: customer.id,
    customer_name: 'Somebody',
    company: { name: 'Nobody' },
    invoice_products: [aLine({ product_image: 'http://example.com/x.png' })],
  })
  expect(invoice).toMatchObject({
    customer_name: customer.name,
    company: { name: 'PEN-COMPANY' },
    invoice_products: [{ product_image: null }],
  })
})

test('a changed line keeps its key and picture, a new one gets its own, an omitted one is deleted', async () => {
  const [first, second, third] = [
    await aProductWithPicture(),
    await aProductWithPicture(),
    await aProductWithPicture(),
  ]
  const invoice = await anInvoice(api, { invoice_products: [lineOf(first), lineOf(second)] })
  const [a, b] = invoice.invoice_products
  await api.put(`/product/${second.id}`, { remove_image: true })
  const { data } = (
    await update(invoice.id, { invoice_products: [lineOf(third), { ...b, quantity: 5, total: 50 }] })
  ).body
  expect(data.invoice_products).toMatchObject([
    { product: third.id, product_image: third.image },
    { id: b?.id, product: second.id, product_image: second.image, quantity: 5 },
  ])
  expect(data.invoice_products.map(({ id }) => id)).not.toContain(a?.id)
})

test('a line with another product takes that product’s picture', async () => {
  const [first, second] = [await aProductWithPicture(), await aProductWithPicture()]
  const invoice = await anInvoice(api, { invoice_products: [lineOf(first)] })
  const [line] = invoice.invoice_products
  const changed = { ...line, product: second.id }
  const { data } = (await update(invoice.id, { invoice_products: [changed] })).body
  expect(data.invoice_products).toMatchObject([{ id: line?.id, product_image: second.image }])
})

test('the key of another invoice’s line copies nothing from it', async () => {
  const [mine, theirs] = [await anInvoice(api), await anInvoice(api)]
  const { status } = await update(mine.id, { invoice_products: theirs.invoice_products })
  expect(status).toBe(200)
  expect(await read(theirs.id)).toEqual(theirs)
})

test('the same key twice makes two lines', async () => {
  const invoice = await anInvoice(api)
  const [line] = invoice.invoice_products
  const { data } = (await update(invoice.id, { invoice_products: [line, line] })).body
  expect(data.subtotal).toBe(40)
  expect(new Set(data.invoice_products.map(({ id }) => id)).size).toBe(2)
})
