import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aProduct } from '../../products/testing/a-product.ts'

const inkwell = await startTestInkwell()
/**
 * As if as many thousand records had been deleted as this one was, under other keys. Each statement is short on a slow
 * machine, too.
 */
async function deletedAgain(table: string, thousands: number): Promise<void> {
  for (let nth = 0; nth < thousands; nth++) await deletedThousand(table, 1_000_000 + 1000 * nth)
}

const deletedThousand = async (table: string, after: number) =>
  await inkwell.pool.query(
    `insert into history (owner_table, owner_id, table_name, record_id, action, changes)
     select table_name, n, table_name, n, action, changes || jsonb_build_object('text', jsonb_build_array('Brass pen ' || n, null))
     from (select * from history where table_name = $1 and action = 'delete' limit 1) of_one, generate_series($2::integer + 1, $2 + 1000) n`,
    [table, after],
  )

interface Explained {
  'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }]
}

/** The text and the values of a call of `query`, given apart or as one object. */
function statementOf([first, second]: readonly unknown[]): { text: string; values: unknown[] } {
  const { text, values } =
    typeof first === 'object' && first !== null
      ? { text: 'text' in first ? first.text : '', values: 'values' in first ? first.values : [] }
      : { text: first, values: second }
  return { text: String(text), values: Array.isArray(values) ? values : [] }
}

/**
 * The most pages of 8 kB that a statement of a request reads for deleted records, however fast the machine is. With
 * 50,000 of them a request takes some tens of milliseconds; without the indexes each record would be looked up.
 */
async function pagesReadBy(api: Api, path: string): Promise<{ pages: number; count: number }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const { status, body } = await api.get<Listed<unknown>>(path)
  const sent = spy.mock.calls.map(statementOf)
  spy.mockRestore()
  expect(status).toBe(200)
  const reads = sent.filter(
    ({ text }) => /^\s*(\(?select|with)\b/i.test(text) && /\b(trash|history)\b/.test(text),
  )
  expect(reads).not.toEqual([])
  const pages: number[] = []
  for (const { text, values } of reads) {
    const { rows } = await inkwell.pool.query<Explained>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    pages.push(plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Infinity)
  }
  return { pages: Math.max(...pages), count: body.count }
}

test('with 50,000 deleted records the trash opens and is searched without reading each; so are histories', async () => {
  const admin = await inkwell.as('admin')
  const { id: product } = await aProduct(admin)
  await admin.delete(`/product/${product}`)
  const [record, other] = [(await aCustomer(admin)).id, (await aCustomer(admin)).id]
  const form = { resource: 'customer', record, text: 'Call them' }
  const comment = (await admin.post<Saved<{ id: number }>>('/comment', form)).body.data.id
  await admin.delete(`/comment/${comment}`)
  await deletedAgain('product', 40)
  // Who sees which comment depends on what it is about.
  await deletedAgain('comment', 10)
  await inkwell.pool.query('analyze trash, history')
  const { rows } = await inkwell.pool.query('select count(*)::integer as many from trash')
  expect(rows).toEqual([{ many: 50_002 }])
  for (const role of ['superuser', 'admin', 'manager'] as const) {
    const api = await inkwell.as(role)
    for (const query of ['', '?page=1900', '?search=brass', '?search=brass pen', '?search=pen 1009998']) {
      const { pages, count } = await pagesReadBy(api, `/trash${query}`)
      expect(count).toBeGreaterThan(0)
      expect(pages, `/trash${query}`).toBeLessThan(30_000)
    }
  }
  const flooded = await pagesReadBy(admin, `/history?resource=customer&id=${record}`)
  expect(flooded.count).toBe(501)
  expect(flooded.pages).toBeLessThan(5000)
  const quiet = await pagesReadBy(admin, `/history?resource=customer&id=${other}`)
  expect(quiet.count).toBe(1)
  expect(quiet.pages).toBeLessThan(100)
}, 300_000)
