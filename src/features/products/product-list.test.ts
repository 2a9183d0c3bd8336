import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aProduct, type Product } from './testing/a-product.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')

async function search(words: string): Promise<string[]> {
  const { body } = await api.get<Listed<Product>>(
    `/product?search=${encodeURIComponent(words)}&page_size=100`,
  )
  expect(body.count).toBe(body.results.length)
  return body.results.map((product) => product.item_code)
}

const list = async (query: string) => (await api.get<Listed<Product>>(`/product?${query}`)).body

test.each([
  ['Crème brûlée', ['CREME', 'brulee', 'BRÛLÉE crème', 'ème br']],
  ['ÇA ÉTAIT', ['ca etait', 'ça']],
  ['İstanbul', ['istanbul', 'ISTANBUL']],
  ['أقلام إنتاج آلة', ['اقلام', 'أقلام', 'انتاج', 'الة', 'آله']],
  ['قلم على ورقة', ['علي', 'علی', 'ورقه', 'على ورقة']],
  ['پێنووس کوردی', ['كوردي', 'کوردی', 'پێنووس']],
  ['قـــلـــم', ['قلم']],
  ['قَلَمٌ', ['قلم', 'قلمٌ']],
  ['علبة ١٢', ['12', '١٢', '۱۲', '١٢ علبة']],
])('%s is found in any spelling', async (items, spellings) => {
  const { item_code } = await aProduct(api, { items })
  for (const spelling of spellings) expect(await search(spelling)).toContain(item_code)
})

test('percent, underscore and backslash are ordinary characters', async () => {
  const percent = await aProduct(api, { items: '100% wool' })
  const underscore = await aProduct(api, { items: 'a_b wool' })
  const backslash = await aProduct(api, { items: String.raw`a\b wool` })
  expect(await search('100%')).toEqual([percent.item_code])
  expect(await search('wool %')).toEqual([percent.item_code])
  expect(await search('a_b')).toEqual([underscore.item_code])
  expect(await search(String.raw`a\b`)).toEqual([backslash.item_code])
  expect(await search(String.raw`\ wool`)).toEqual([backslash.item_code])
})

test('all words must occur, in any order and any column', async () => {
  const { item_code } = await aProduct(api, { items: 'Silver ballpoint', description: 'for left hands' })
  expect(await search('hands silver left')).toEqual([item_code])
  expect(await search('silver right')).toEqual([])
  expect(await search(`${'silver '.repeat(11)} right`)).toEqual([])
})

test('numbers and types are found as displayed', async () => {
  const { item_code, id } = await aProduct(api, { unit_price: 4321.5, pen_type: 'pen_prom_product' })
  expect(await search('4321.50')).toEqual([item_code])
  expect(await search(`pen prom ${item_code}`)).toEqual([item_code])
  expect(await search(`${id} ${item_code}`)).toEqual([item_code])
})

test('blank, single-letter and vowel-only searches never fail', async () => {
  const all = (await list('')).count
  expect((await list('search=%20')).count).toBe(all)
  for (const odd of ['a', 'ـ', 'ً', '%', '٪', '🖋', '\u200f']) {
    expect((await api.get(`/product?search=${encodeURIComponent(odd)}`)).status).toBe(200)
  }
})

test('paging neither repeats nor loses a record, also with equal values', async () => {
  for (let count = 0; count < 25; count++) await aProduct(api, { unit_price: count % 3, items: 'Equal' })
  for (const ordering of [
    'unit_price',
    '-unit_price',
    'items',
    '-items',
    'pen_type',
    'description',
    'serial',
    '-id',
  ]) {
    const seen: number[] = []
    const { count } = await list('')
    for (let page = 1; page <= Math.ceil(count / 7); page++) {
      seen.push(...(await list(`ordering=${ordering}&page_size=7&page=${page}`)).results.map(({ id }) => id))
    }
    const all = await list(`ordering=${ordering}&page_size=100`)
    expect(seen).toEqual(all.results.map(({ id }) => id))
    expect(new Set(seen).size).toBe(count)
  }
})

test('the requested order is used, newest first by default', async () => {
  const prices = (await list('ordering=-unit_price&page_size=100')).results.map((p) => p.unit_price ?? 0)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  const ids = (await list('page_size=100')).results.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('names are ordered alphabetically, not by character code', async () => {
  for (const items of ['zz-éclair', 'zz-Eagle', 'zz-zebra', 'zz-fox']) await aProduct(api, { items })
  const { results } = await list('ordering=items&search=zz-&page_size=100')
  expect(results.map(({ items }) => items)).toEqual(['zz-Eagle', 'zz-éclair', 'zz-fox', 'zz-zebra'])
})

test('codes are ordered by the numbers in them, in any digits', async () => {
  const mark = `n${Date.now()}`
  const codes = ['A-10', 'A-2', 'A-١', 'A-02', 'B-1', 'A-2b'].map((code) => `${mark}-${code}`)
  for (const item_code of codes) await aProduct(api, { item_code })
  const { results } = await list(`ordering=item_code&search=${mark}&page_size=100`)
  expect(results.map(({ item_code }) => item_code.replace(`${mark}-`, ''))).toEqual([
    'A-١',
    'A-02',
    'A-2',
    'A-2b',
    'A-10',
    'B-1',
  ])
})

test('a page past the end is empty and has the count', async () => {
  const { count } = await list('')
  expect(await list('page=1000000')).toEqual({ results: [], count })
})

test('ten on a page by default, a hundred at most', async () => {
  expect((await list('')).results).toHaveLength(10)
  for (let more = (await list('')).count; more < 101; more++) await aProduct(api)
  expect((await list('page_size=1000')).results).toHaveLength(100)
})

test('the count is correct right after each write', async () => {
  for (const query of ['', 'pen_type=pen_print_product', 'search=counted']) {
    const { count } = await list(query)
    const product = await aProduct(api, { items: 'Counted' })
    expect((await list(query)).count).toBe(count + 1)
    await api.delete(`/product/${product.id}`)
    expect((await list(query)).count).toBe(count)
  }
})

test('the count follows a write on another node within two seconds', async () => {
  const other = await inkwell.startNode()
  const { count } = await list('')
  await aProduct(await other.signIn((await api.get<{ email: string }>('/auth/me')).body.email))
  await expect.poll(async () => (await list('')).count).toBe(count + 1)
})
