import { expect, test } from 'vitest'
import { aCustomer, type Customer } from '../../../features/customers/testing/a-customer.ts'
import { aProduct, type Product } from '../../../features/products/testing/a-product.ts'
import {
  counts,
  sendSpreadsheet,
} from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

// The export of opening balances is imported in their own test.
const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
await api.put('/settings', { price_decimals: 4 })

const customers: Partial<Customer>[] = [
  { code: '00713', name: '=1+1 "Pens", Erbil', phone: '+964 750 000 0005', website: 'roj.example/?a=1&b=2' },
  { code: '3/4', name: 'کۆمپانیای ڕۆژ', phone: '٠٧٥٠', work: 'a\nb', email: null, has_no_email: true },
  { code: '1E5', name: '-5', phone: '0770 1 / 0780 2', address: '1,250.50' },
  { code: '26.05.2026', name: "'Quoted'", work: 'N/A', website: '@roj' },
]
const products: Partial<Product>[] = [
  { item_code: '1,250', unit_price: 1250, items: 'One thousand two hundred and fifty' },
  { item_code: '007', unit_price: 0.125, items: '½ pen', description: 'a\n=b' },
  { item_code: 'TRUE-1', unit_price: 1.0005, pen_type: 'pen_pack_product' },
  { item_code: '2-3', unit_price: null, image: null },
]

test.each(['en', 'ar', 'ckb'])(
  'an export is imported without changes, in the language %s',
  async (language) => {
    await inkwell.pool.query('delete from customer')
    await inkwell.pool.query('delete from product')
    for (const each of customers) await aCustomer(api, each)
    for (const each of products) await aProduct(api, each)
    for (const path of ['/customer', '/product']) {
      for (const format of ['csv', 'xlsx']) {
        const file = await api.fetch(`/api/v1${path}/export?format=${format}&language=${language}`)
        const content = new Uint8Array(await file.arrayBuffer())
        const { status, body } = await sendSpreadsheet(api, path, { content, name: `list.${format}` })
        expect([path, format, status, body.changes, body.wrong_rows]).toEqual([path, format, 200, [], []])
        expect(counts(body)).toEqual([0, 0, 4, 0])
      }
    }
  },
)
