import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aProduct } from '../../products/testing/a-product.ts'
import { aLine, anInvoice } from '../testing/an-invoice.ts'
import type { LineFromText } from './lines-from-text.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')
const pen = await aProduct(api, { item_code: 'RB-7', items: 'Rollerball pen, blue', unit_price: 0.35 })
const gel = await aProduct(api, { item_code: 'GEL', items: 'قلم حبر ٠٫٧', unit_price: 1 })
const box = await aProduct(api, { item_code: 'BX 1', items: 'Gift box', unit_price: null })

const read = async (text: string, customer?: number) => {
  const { status, body } = await api.post<{ lines: LineFromText[] }>('/invoice/lines-from-text', {
    text,
    ...(customer !== undefined && { customer }),
  })
  expect(status).toBe(200)
  return body.lines
}

test('rows of a spreadsheet become lines, by code or by name, in any digits', async () => {
  expect(await read('rb-7\t100\t0.3\nGIFT BOX\t٢٠\t٤\nقلم حبر 0.7 ١٬٢٠٠')).toMatchObject([
    {
      product: pen.id,
      product_item: pen.items,
      quantity: 100,
      unit_price: 0.3,
      list_price: 0.35,
      sure: true,
    },
    { product: box.id, quantity: 20, unit_price: 4, list_price: null, sure: true },
    // The number at the end of the name is not a quantity.
    { product: gel.id, quantity: 1200, unit_price: 1, sure: true },
  ])
})

test('an inexact name is a guess, and an unknown text stays as it is', async () => {
  expect(
    await read('• rollerball blue 50 @ 0.4\nUnheard of, 3, 2\nRB-7\nRB-7\t0\nRB-7\t1\t0,40'),
  ).toMatchObject([
    { text: '• rollerball blue 50 @ 0.4', product: pen.id, quantity: 50, unit_price: 0.4, sure: false },
    { product: null, product_item: 'Unheard of', quantity: 3, unit_price: 2, sure: false },
    { product: pen.id, quantity: null, unit_price: 0.35, sure: false },
    { product: pen.id, quantity: null, sure: false },
    { product: pen.id, quantity: 1, unit_price: 0.4, sure: false },
  ])
})

test.each(['rb\u20117', 'RB–7\u200f', 'R\u00adB-7', 'ＲＢ-٧', 'bx\u00a01', 'BX  1'])(
  'a code that looks the same is that code: %j',
  async (typed) => {
    const { id } = /^bx/i.test(typed) ? box : pen
    expect(await read(`${typed}\t5\t2`)).toMatchObject([{ product: id, quantity: 5, sure: true }])
  },
)

test('a line with an ambiguous number or an invalid quantity is a guess', async () => {
  expect(
    await read(
      'RB-7\t100\t0,125\nRB-7\t0,500\t1\nRB-7\t1.000\t0.72\nGift box\t2 dozen\t0.72\nRB-7\t10-12\t0.72',
    ),
  ).toMatchObject([
    // A price below a cent is none here, but nobody gave another one.
    { product: pen.id, quantity: 100, unit_price: 0.125, sure: false },
    { product: pen.id, quantity: 0.5, unit_price: 1, sure: false },
    { product: pen.id, quantity: 1000, unit_price: 0.72, sure: false },
    { product: box.id, quantity: null, unit_price: 0.72, sure: false },
    { product: pen.id, quantity: null, unit_price: 0.72, sure: false },
  ])
})

test('the customer’s last price is used if the text has none', async () => {
  const { id } = await aCustomer(api)
  const line = (unit_price: number) => aLine({ product: pen.id, product_item: pen.items, unit_price })
  await anInvoice(api, { customer: id, invoice_date: '2026-02-01', invoice_products: [line(0.31)] })
  await anInvoice(api, { customer: id, invoice_date: '2026-01-01', invoice_products: [line(0.29)] })
  expect(await read('RB-7 10', id)).toMatchObject([{ unit_price: 0.31, list_price: 0.35 }])
  expect(await read('RB-7 10')).toMatchObject([{ unit_price: 0.35 }])
})

test('two products with one name give a guess', async () => {
  const twin = { items: 'Twin marker', unit_price: 2 }
  await aProduct(api, { ...twin, item_code: 'TW-1' })
  const { id } = await aProduct(api, { ...twin, item_code: 'TW-2' })
  expect(await read('Twin marker 5')).toMatchObject([{ product: id, sure: false }])
})

test('archived products are not found', async () => {
  const old = await aProduct(api, { item_code: 'OLD-1', items: 'Old pencil' })
  await api.post(`/product/${old.id}/archive`)
  expect(await read('OLD-1 5')).toMatchObject([{ product: null, product_item: 'OLD-1', sure: false }])
})

test('no text is lost or causes an error, and more lines than an invoice allows are refused', async () => {
  const odd = ['%', '_ 5', "O'Neill; drop table", '""', '\\ 3', '9'.repeat(40), 'x'.repeat(900)]
  const lines = await read(odd.join('\n'))
  expect(lines.map(({ text }) => text)).toEqual(odd)
  const many = (count: number) => Array.from({ length: count }, () => 'RB-7 1').join('\n')
  expect(await read(many(500))).toHaveLength(500)
  expect(await api.post('/invoice/lines-from-text', { text: many(501) })).toMatchObject({
    status: 422,
    body: { errors: { text: ['Paste at most 500 lines at a time.'] } },
  })
  expect(await api.post('/invoice/lines-from-text', { text: ' \n ' })).toMatchObject({ status: 422 })
})
