import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aProduct } from './testing/a-product.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

interface Named {
  id: number
}

const found = async (path: string, search: string, page = '') => {
  const query = `search=${encodeURIComponent(search)}&ordering=match${page}`
  const { body } = await api.get<Listed<Named>>(`${path}?${query}`)
  return body.results.map(({ id }) => id)
}

test('exact names and numbers come before those that only contain the words', async () => {
  const byName = await aProduct(api, { items: 'Printer stand', pen_type: 'pen_pack_product' })
  const byCode = await aProduct(api, { items: 'Ruler', item_code: 'PRINT-7', pen_type: 'pen_pack_product' })
  const byKind = await aProduct(api, { items: 'Fountain', pen_type: 'pen_print_product' })
  const inside = await aProduct(api, { items: 'A blueprint tube', pen_type: 'pen_pack_product' })
  expect(await found('/product', 'print')).toEqual([byCode.id, byName.id, inside.id, byKind.id])
  expect(await found('/product', 'PRINT', '&page_size=3&page=2')).toEqual([byKind.id])
  expect(await found('/product', 'print', '&pen_type=pen_print_product')).toEqual([byKind.id])
})

test('a code that looks the same comes before longer ones', async () => {
  const same = await aCustomer(api, { code: 'LM-1' })
  const longer = await aCustomer(api, { code: 'LM-12' })
  for (const typed of ['lm\u20111', 'LM–1', 'L\u00adM-1', 'ＬＭ-١'])
    expect([typed, await found('/customer', typed)]).toEqual([typed, [same.id, longer.id]])
})

test('products are found in any spelling, and by several words', async () => {
  const customer = await aCustomer(api, { name: 'شركة الرافدين' })
  const other = await aCustomer(api, { address: 'شركة الرافدين' })
  expect(await found('/customer', 'شركه الراف')).toEqual([customer.id, other.id])
})

test('percent and underscore match only themselves, and without a search the usual order applies', async () => {
  const percent = await aCustomer(api, { name: '100% cotton' })
  const mention = await aCustomer(api, { address: 'At the 100% corner' })
  expect(await found('/customer', '100%')).toEqual([percent.id, mention.id])
  expect((await found('/customer', ''))[0]).toBe(mention.id)
})
