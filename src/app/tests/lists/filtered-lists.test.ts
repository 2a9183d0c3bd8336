import sql, { type Sql } from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct, type Product } from '../../../features/products/testing/a-product.ts'
import { product } from '../../../features/products/products.contract.ts'
import { QueryCache } from '../../../kernel/server/lists/query-cache.ts'
import { queryable } from '../../../kernel/server/database/query.ts'
import { listPage } from '../../../kernel/server/lists/list.ts'
import { Live } from '../../../kernel/server/live/live.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const here = await inkwell.as('superuser')
const elsewhere = await (
  await inkwell.startNode()
).signIn((await here.get<{ email: string }>('/auth/me')).body.email)

const insert = (type: string, code: string, pool: { query: typeof inkwell.pool.query } = inkwell.pool) =>
  pool.query(`insert into product (pen_type, item_code, items) values ($1, $2, 'Fountain')`, [type, code])

/** Enough rows for the matches of a filter to be cached. */
const many = 600
await inkwell.pool.query(
  `insert into product (pen_type, item_code, items)
  select type, type || n, 'Fountain' from unnest($1::text[]) type, generate_series(1, $2) n`,
  [['pen_prom_product', 'pen_pack_product', 'pen_print_product'], many],
)

/** The keys of a list over all pages; checks that both orders agree, and the count too. */
async function listed(api: typeof here, filter: string) {
  const keys = async (ordering: string, page = 1): Promise<number[]> => {
    const query = `/product?${filter}&page_size=100&ordering=${ordering}&page=${page}`
    const { results, count } = (await api.get<Listed<Product>>(query)).body
    const ids = results.map(({ id }) => id)
    const others = page * 100 < count ? await keys(ordering, page + 1) : []
    if (page === 1) expect(ids.length + others.length).toBe(count)
    return [...ids, ...others]
  }
  const up = await keys('serial')
  expect(await keys('-serial')).toEqual(up.toReversed())
  return up
}

test.each(['pen_type=pen_prom_product', 'search=fountain%20prom'])(
  'a cached list of %s follows every change at once, on every node',
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
    // A row that matches later may be in the middle.
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

test('a row inserted by a transaction older than the cached list appears after its commit', async () => {
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

test('pages of a filtered list contain every unchanged record once, while others are added and deleted', async () => {
  const filter = 'pen_type=pen_print_product&search=fountain'
  for (let index = 0; index < 30; index++) await insert('pen_print_product', `STAYS-${index}`)
  const before = await listed(here, filter)
  const staying = before.slice(-30)
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
        expect(body.count).toBeGreaterThanOrEqual(before.length)
        expect(body.count).toBeLessThanOrEqual(before.length + 3)
      }
    }
  } finally {
    stopped = true
    await Promise.all(writers)
  }
  const ids = await listed(here, filter)
  expect(ids.slice(-30)).toEqual(staying)
  const behind = await here.get(`/product?${filter}&ordering=serial&page=${Math.floor(ids.length / 10) + 2}`)
  expect(behind.body).toEqual({ results: [], count: ids.length })
})

/** A list that counts how often the matches of a filter are searched among all records. */
async function watchedList(search: string | null = null) {
  const live = new Live(inkwell.connection, () => {})
  onTestFinished(() => live.close())
  await live.start()
  const asked: string[] = []
  const db = queryable(inkwell.pool)
  const recordInSecurityLog = {
    ...db,
    rows: <T>(query: Sql) => {
      asked.push(query.text)
      return db.rows<T>(query)
    },
  }
  const source = { db: recordInSecurityLog, queryCache: new QueryCache(live) }
  return async (code: string) => {
    asked.length = 0
    const query = { page: 1, page_size: 10, search, ordering: null }
    const options = { where: [sql`t.description = ${code}`], asksOwnRow: true }
    const { count } = await listPage<Product>(source, product, query, options)
    const isLook = (text: string) => text.includes('where t.description =') && !text.includes('t.id = any')
    return { count, looks: asked.filter(isLook).length, statements: asked.length }
  }
}

const pack = (from: string | null, to: string, most: number) =>
  inkwell.pool.query(
    `update product set description = $2 where id in (
      select id from product where description is not distinct from $1 order by id limit $3)`,
    [from, to, most],
  )

test('a large filter result is cached, and only changed records are checked again', async () => {
  const page = await watchedList()
  await pack(null, 'NOT-LOOKED-FOR', many)
  // Found; from now on they are cached.
  await page('NOT-LOOKED-FOR')
  expect(await page('NOT-LOOKED-FOR')).toEqual({ count: many, looks: 0, statements: 1 })
  await pack('NOT-LOOKED-FOR', 'ANOTHER', 1)
  expect(await page('NOT-LOOKED-FOR')).toMatchObject({ count: many - 1, looks: 0 })
  expect(await page('NOT-LOOKED-FOR')).toEqual({ count: many - 1, looks: 0, statements: 1 })
})

test('a small result and its count are read in one statement each time', async () => {
  const page = await watchedList()
  await pack(null, 'FEW', 20)
  await page('FEW')
  await pack('FEW', 'ANOTHER', 1)
  expect(await page('FEW')).toEqual({ count: 19, looks: 1, statements: 1 })
})

test('a search result is cached, however small it is', async () => {
  const page = await watchedList('fountain')
  await pack(null, 'WORDS', 20)
  await page('WORDS')
  expect(await page('WORDS')).toEqual({ count: 20, looks: 0, statements: 1 })
})

test('a search that may be an owner’s phone number reads the owners each time', async () => {
  const page = await watchedList('0770 123 4567')
  await pack(null, 'OWNED', many)
  for (let time = 0; time < 2; time++) expect(await page('OWNED')).toMatchObject({ looks: 1 })
})
