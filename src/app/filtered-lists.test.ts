import sql, { type Sql } from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct, type Product } from '../features/products/testing/a-product.ts'
import { product } from '../features/products/products.contract.ts'
import { KeptAnswers } from '../kernel/server/kept-answers.ts'
import { queryable } from '../kernel/server/database/query.ts'
import { listPage } from '../kernel/server/list.ts'
import { Live } from '../kernel/server/live.ts'
import type { Listed } from '../kernel/server/testing/api-client.ts'
import { startTestInkwell } from './testing/inkwell.ts'

const inkwell = await startTestInkwell()
const here = await inkwell.as('superuser')
const elsewhere = await (
  await inkwell.startNode()
).signIn((await here.get<{ email: string }>('/auth/me')).body.email)

const insert = (type: string, code: string, pool: { query: typeof inkwell.pool.query } = inkwell.pool) =>
  pool.query(`insert into product (pen_type, item_code, items) values ($1, $2, 'Fountain')`, [type, code])

/** The keys that a list shows, oldest first and newest first, and how many it says there are. */
async function listed(api: typeof here, filter: string) {
  const page = async (query: string) =>
    (await api.get<Listed<Product>>(`/product?${filter}&page_size=100&${query}`)).body
  const [up, down] = [await page('ordering=serial'), await page('ordering=-serial')]
  expect(down).toEqual({ ...up, results: up.results.toReversed() })
  expect(up.count).toBe(up.results.length)
  return up.results.map(({ id }) => id)
}

test.each(['pen_type=pen_prom_product', 'search=fountain%20prom'])(
  'a list of %s that is asked again and again follows every change at once, on every node',
  async (filter) => {
    const both = async () => {
      const ids = await listed(here, filter)
      expect(await listed(elsewhere, filter)).toEqual(ids)
      return ids
    }
    const prom = { pen_type: 'pen_prom_product', items: 'Fountain' }
    const before = await both()
    expect(await both()).toEqual(before)

    const { id: first } = await aProduct(here, prom)
    expect(await both()).toEqual([...before, first])
    const { id: second } = await aProduct(elsewhere, { ...prom, pen_type: 'pen_pack_product' })
    const { id: third } = await aProduct(elsewhere, prom)
    expect(await both()).toEqual([...before, first, third])
    // What comes in later may stand in the middle.
    await here.put(`/product/${second}`, { ...prom, item_code: `IN-${second}` })
    expect(await both()).toEqual([...before, first, second, third])
    await elsewhere.put(`/product/${first}`, {
      ...prom,
      item_code: `OUT-${first}`,
      pen_type: 'pen_print_product',
    })
    expect(await both()).toEqual([...before, second, third])
    await here.delete(`/product/${third}`)
    expect(await both()).toEqual([...before, second])
    await inkwell.pool.query(`update product set description = 'Seen' where id = $1`, [second])
    expect(await both()).toEqual([...before, second])
  },
)

test('what was begun before a list was read, and is there only afterwards, is on it afterwards', async () => {
  const filter = 'pen_type=pen_pack_product&search=fountain'
  const writer = await inkwell.pool.connect()
  onTestFinished(() => writer.release())
  await writer.query('begin')
  await insert('pen_pack_product', 'LATE', writer)
  await insert('pen_pack_product', 'EARLY')
  const without = await listed(here, filter)
  expect(await listed(here, filter)).toEqual(without)
  await insert('pen_pack_product', 'MEANWHILE')
  expect(await listed(here, filter)).toHaveLength(without.length + 1)
  await writer.query('commit')
  const all = await listed(here, filter)
  expect(all).toHaveLength(without.length + 2)
  expect(all).toEqual(expect.arrayContaining(without))
})

test('pages of a filtered list hold every record that was there throughout once, while others come and go', async () => {
  const filter = 'pen_type=pen_print_product&search=fountain'
  for (let index = 0; index < 30; index++) await insert('pen_print_product', `STAYS-${index}`)
  const staying = (await listed(here, filter)).slice(-30)
  let stopped = false
  const writers = [1, 2, 3].map(async (writer) => {
    for (let turn = 0; !stopped; turn++) {
      const code = `PASSES-${writer}-${turn}`
      await insert('pen_print_product', code)
      await inkwell.pool.query(`update product set pen_type = 'pen_pack_product' where item_code = $1`, [
        code,
      ])
      await inkwell.pool.query(`update product set pen_type = 'pen_print_product' where item_code = $1`, [
        code,
      ])
      await inkwell.pool.query('delete from product where item_code = $1', [code])
    }
  })
  try {
    for (let round = 0; round < 15; round++) {
      for (const api of [here, elsewhere]) {
        const { body } = await api.get<Listed<Product>>(`/product?${filter}&ordering=-serial&page_size=100`)
        const ids = body.results.map(({ id }) => id)
        expect(ids.filter((id) => staying.includes(id))).toEqual(staying.toReversed())
        expect(new Set(ids).size).toBe(ids.length)
        expect(body.count).toBe(ids.length)
      }
    }
  } finally {
    stopped = true
    await Promise.all(writers)
  }
  const ids = await listed(here, filter)
  expect(ids.slice(-30)).toEqual(staying)
  const page = async (number: number) =>
    (await here.get<Listed<Product>>(`/product?${filter}&ordering=serial&page=${number}`)).body
  const pages = await Promise.all([1, 2, 3, 4].map(page))
  expect(pages.flatMap(({ results }) => results.map(({ id }) => id)).slice(0, ids.length)).toEqual(
    ids.slice(0, 40),
  )
  expect(await page(Math.floor(ids.length / 10) + 2)).toEqual({ results: [], count: ids.length })
})

test('what a filter finds is not looked for again, but among what has changed', async () => {
  const live = new Live(inkwell.connection, () => {})
  onTestFinished(() => live.close())
  await live.start()
  const asked: string[] = []
  const db = queryable(inkwell.pool)
  const noting = {
    ...db,
    rows: <T>(query: Sql) => {
      asked.push(query.text)
      return db.rows<T>(query)
    },
  }
  const source = { db: noting, kept: new KeptAnswers(live) }
  const code = 'NOT-LOOKED-FOR'
  const page = async () => {
    asked.length = 0
    const query = { page: 1, page_size: 10, search: null, ordering: null }
    const found = await listPage<Product>(source, product, query, { where: [sql`t.item_code = ${code}`] })
    return {
      count: found.count,
      looks: asked.filter((text) => text.includes('where t.item_code =') && !text.includes('t.id = any'))
        .length,
    }
  }
  await insert('pen_pack_product', code)
  // Counted, and then found; from now on it is known.
  await page()
  await page()
  expect(await page()).toEqual({ count: 1, looks: 0 })
  expect(asked).toHaveLength(1)
  await inkwell.pool.query('update product set item_code = $1 where item_code = $2', ['ANOTHER', code])
  expect(await page()).toEqual({ count: 0, looks: 0 })
  expect(await page()).toEqual({ count: 0, looks: 0 })
})
