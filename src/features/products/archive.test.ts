import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice, invoiceForm } from '../invoices/testing/an-invoice.ts'
import { aProduct } from './testing/a-product.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const codes = async (query: string) =>
  (await api.get<Listed<{ item_code: string }>>(`/product?${query}`)).body.results.map((row) => row.item_code)

test('an archived product is in no list of a pen type, unless requested', async () => {
  const { id, item_code, pen_type } = await aProduct(api)
  await api.post(`/product/${id}/archive`)
  expect(await codes(`pen_type=${pen_type}`)).not.toContain(item_code)
  expect(await codes(`pen_type=${pen_type}&archived=true`)).toContain(item_code)
})

test('an archived product gets no new line, and existing lines continue', async () => {
  const { id: product } = await aProduct(api)
  const invoice = await anInvoice(api, { invoice_products: [aLine({ product })] })
  await api.post(`/product/${product}/archive`)
  const { id: customer } = await aCustomer(api)
  const lines = [aLine(), aLine({ product, product_item: 'Old pen' })]
  expect(await api.post('/invoice', invoiceForm({ customer, invoice_products: lines }))).toMatchObject({
    status: 422,
    body: {
      errors: {
        'invoice_products.1.product': ['Old pen is archived. Unarchive it first, or choose another.'],
      },
    },
  })
  const [line] = invoice.invoice_products
  const changed = await api.put(`/invoice/${invoice.id}`, {
    invoice_products: [{ ...line, quantity: 5, total: 50 }],
  })
  expect(changed.status).toBe(200)
})
