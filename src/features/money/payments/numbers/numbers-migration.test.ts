import { afterAll, expect, inject, test } from 'vitest'
import { makeEarlier } from '../../../../app/testing/database/earlier-state.ts'
import { migrate } from '../../../../kernel/server/database/upgrade/migrate.ts'
import { connectionTo } from '../../../../kernel/server/database/connection/open.ts'
import { onServer, testPool } from '../../../../kernel/server/testing/database.ts'

const name = `test_before_numbers_${process.pid}`
await onServer(`create database ${name} template template0`)
const pool = testPool({ ...connectionTo({ ...inject('postgres'), database: name }), max: 3 })
afterAll(async () => {
  await pool.end()
  await onServer(`drop database ${name} with (force)`)
})

test('documents from before number sequences keep their numbers, and the sequences continue from the highest', async () => {
  const client = await pool.connect()
  await makeEarlier(client, '0245')
  client.release()
  await pool.query(`insert into payment_voucher (voucher_no, subject, "to", from_field)
    values (7, 'x', 'x', 'x'), (9, 'x', 'x', 'x'), (2147483647, 'x', 'x', 'x')`)
  await pool.query('delete from payment_voucher where voucher_no = 9')
  await pool.query(`insert into petty_cash (project_name, project_amount, receipt_no, receipt_form, created_at) values
    ('second', 1, '1', 'x', '2026-02-02'), ('first', 1, '1', 'x', '2026-02-01'), ('third', 1, '1', 'x', '2026-02-03')`)
  await pool.query(`insert into account_transfer (to_account, amount_in, subject) values (1, 5, 'Owner')`)
  await migrate(pool)

  const { rows: cash } = await pool.query('select project_name, entry_no from petty_cash order by entry_no')
  expect(cash.map(({ project_name }) => project_name)).toEqual(['first', 'second', 'third'])
  const { rows } = await pool.query('select series, value from counter where year = 0 order by series')
  expect(rows).toEqual([
    { series: 'payment', value: 9 },
    { series: 'petty_cash', value: 3 },
    { series: 'transfer', value: 1 },
  ])
})
