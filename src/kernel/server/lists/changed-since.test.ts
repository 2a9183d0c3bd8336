import { expect, onTestFinished, test } from 'vitest'
import { isUnchanged, unchangedSince } from './changed-since.ts'
import { queryable } from '../database/query.ts'
import { createTestDatabase } from '../testing/database.ts'

const entries = `
  insert into history (owner_table, owner_id, table_name, record_id, action, changes, transaction)
  select 'shelf', n, 'shelf', n, 'update', '{}', (n % 100)::text::xid8 from generate_series(1, 20000) n`

test('changes are found by the transaction index, however long the history is', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await pool.query(entries)
  const { rows } = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  const seen = { snapshot: rows[0]?.snapshot ?? '', tables: ['shelf'] }
  for (const state of ['not analysed', 'analysed']) {
    const plan = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) select 1 where ${unchangedSince(seen).text}`,
    )
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines, state).toContain('Index Scan using history_transaction')
    expect(lines, state).not.toContain('Seq Scan')
    await pool.query('analyze history')
  }
  expect(await isUnchanged(queryable(pool), seen)).toBe(true)
  await pool.query(`
    insert into history (owner_table, owner_id, table_name, record_id, action, changes)
    values ('shelf', 1, 'shelf', 1, 'update', '{}')`)
  expect(await isUnchanged(queryable(pool), seen)).toBe(false)
  expect(await isUnchanged(queryable(pool), { ...seen, tables: ['page'] })).toBe(true)
})
