import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aProduct } from '../../products/testing/a-product.ts'

const inkwell = await startTestInkwell()
const enoughMs = 100

/** As if as many records had been deleted as this one was, under other keys. */
const deletedAgain = async (table: string, many: number) =>
  await inkwell.pool.query(
    `insert into history (owner_table, owner_id, table_name, record_id, action, changes)
     select table_name, n, table_name, n, action, changes || jsonb_build_object('text', jsonb_build_array('Brass pen ' || n, null))
     from (select * from history where table_name = $1 and action = 'delete' limit 1) of_one, generate_series(1000001, 1000000 + $2) n`,
    [table, many],
  )

/** How many records or entries there are; on a busy machine the quickest of some calls tells what one costs. */
async function quickly(api: Api, path: string): Promise<number> {
  let [ms, count] = [Infinity, 0]
  for (let nth = 0; nth < 5; nth++) {
    const since = performance.now()
    const { status, body } = await api.get<Listed<unknown>>(path)
    ms = Math.min(ms, performance.now() - since)
    expect(status).toBe(200)
    ;({ count } = body)
  }
  expect({ path, isQuick: ms < enoughMs }).toEqual({ path, isQuick: true })
  return count
}

test('with 50,000 deleted records the trash opens, and is searched, within a tenth of a second; histories too', async () => {
  const admin = await inkwell.as('admin')
  const { id: product } = await aProduct(admin)
  await admin.delete(`/product/${product}`)
  const [record, other] = [(await aCustomer(admin)).id, (await aCustomer(admin)).id]
  const form = { resource: 'customer', record, text: 'Call them' }
  const comment = (await admin.post<Saved<{ id: number }>>('/comment', form)).body.data.id
  await admin.delete(`/comment/${comment}`)
  await deletedAgain('product', 40_000)
  // Who sees which comment depends on what it is about.
  await deletedAgain('comment', 10_000)
  await inkwell.pool.query('analyze trash, history')
  const { rows } = await inkwell.pool.query('select count(*)::integer as many from trash')
  expect(rows).toEqual([{ many: 50_002 }])
  for (const role of ['superuser', 'admin', 'manager'] as const) {
    const api = await inkwell.as(role)
    for (const query of ['', '?page=1900', '?search=brass', '?search=brass pen', '?search=pen 1009998'])
      expect(await quickly(api, `/trash${query}`)).toBeGreaterThan(0)
  }
  // The newest of what was said about a record stand in its history.
  expect(await quickly(admin, `/history?resource=customer&id=${record}`)).toBe(501)
  expect(await quickly(admin, `/history?resource=customer&id=${other}`)).toBe(1)
}, 120_000)
