import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { creditNote } from '../../../features/money/credit-notes/credit-notes.contract.ts'
import { badDebt } from '../../../features/money/bad-debts/bad-debts.contract.ts'
import { invoice } from '../../../features/invoices/invoices.contract.ts'
import { order } from '../../../features/orders/orders.contract.ts'
import { orderOf } from '../../../kernel/server/lists/list-order.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()

test.each([
  [invoice, 'invoice_no'],
  [invoice, 'order_no'],
  [invoice, 'po_ref'],
  [order, 'invoice_number'],
  [order, 'customer_code'],
  [creditNote, 'credit_note_no'],
  [badDebt, 'bad_debt_no'],
] as const)('$0.name is ordered by $1 with an index', async (entity, name) => {
  const client = await inkwell.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      sql`explain select t.id from ${raw(`"${entity.name}"`)} t order by ${orderOf(entity, name).forward} limit 10`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(`using ${entity.name}_${name}`)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
