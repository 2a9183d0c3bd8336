import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aProduct } from '../../products/testing/a-product.ts'
import { aLine, anInvoice } from '../testing/an-invoice.ts'
import type { FoundProduct } from './found-products.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const make = (item_code: string, items: string, description: string | null = null) =>
  aProduct(api, { item_code, items, description, pen_type: 'pen_pack_product', unit_price: 1 })
const ballpoint = await make('B-1', 'Ballpoint pen')
const opener = await make('O-1', 'Letter opener')
const coded = await make('PEN-9', 'Refill')
const described = await make('D-1', 'Pouch', 'Holds a pen')
const typed = await make('T-1', 'Gift box')
const customer = await aCustomer(api)

const find = async (search: string, more = '') => {
  const { body } = await api.get<{ results: FoundProduct[]; count: number }>(
    `/invoice/products?search=${encodeURIComponent(search)}${more}`,
  )
  return body
}
const codes = async (search: string, more = '') =>
  (await find(search, more)).results.map(({ item_code }) => item_code)

test('a word of the name comes before the code, the code before the description, that before the type', async () => {
  expect(await codes('pen')).toEqual(
    [ballpoint, opener, coded, described, typed].map((each) => each.item_code),
  )
  expect(await find('pen', '&page_size=2&page=2')).toMatchObject({ count: 5, results: [coded, described] })
  expect(await codes('gift')).toEqual([typed.item_code])
})

test('products that the customer bought come first, with the last price, but never before an exact match', async () => {
  const marker = await make('M-10', 'Pen marker, wide')
  const whole = await make('M-1', 'Pen marker')
  const line = (unit_price: number) =>
    aLine({ product: marker.id, product_item: marker.items, quantity: 1, unit_price })
  const sold = { customer: customer.id, invoice_products: [line(0.8)], invoice_date: '2026-03-01' }
  await anInvoice(api, sold)
  await anInvoice(api, { ...sold, invoice_products: [line(0.7)], invoice_date: '2026-02-01' })
  await anInvoice(api, {
    ...sold,
    invoice_products: [line(0.1)],
    invoice_date: '2026-04-01',
    status: 'draft',
  })
  const his = `&customer=${customer.id}`
  expect((await find('pen', his)).results[0]).toMatchObject({
    id: marker.id,
    last_price: 0.8,
    last_on: '2026-03-01',
  })
  expect((await codes('', his))[0]).toBe(marker.item_code)
  expect((await codes('m-1', his))[0]).toBe(whole.item_code)
  expect((await find('pen')).results.every(({ last_price }) => last_price === null)).toBe(true)
})

test.each(['lk\u20111', 'LK–1', 'L\u00adK-1', 'ＬＫ-١', 'lk-1\u200f'])(
  'a code that looks the same as %j comes before longer ones',
  async (typed) => {
    const same = (await find('LK-1')).results[0] ?? (await make('LK-1', 'Lock'))
    await make(`LK-1${String(Math.random()).slice(2, 8)}`, 'Lock')
    expect((await find(typed)).results[0]?.id).toBe(same.id)
  },
)

test('a user who may not see invoices gets no prices of them', async () => {
  const salesman = await inkwell.as('salesman')
  await api.get('/invoice')
  const { body } = await salesman.get<{ results: FoundProduct[] }>(
    `/invoice/products?search=pen&customer=${customer.id}`,
  )
  expect(body.results[0]?.last_price).toBe(0.8)
})

test('odd searches find nothing, and cause no error', async () => {
  for (const search of ['%', '_', "'", '\\', '((', '٠٧٧٠١٢٣٤٥٦٧', 'ا'.repeat(200)]) {
    const { status } = await api.get(`/invoice/products?search=${encodeURIComponent(search)}`)
    expect(status).toBe(200)
  }
})
