import { expect, test } from 'vitest'
import { makeEarlier } from '../../../app/testing/database/earlier-state.ts'
import { migrate } from '../../../kernel/server/database/upgrade/migrate.ts'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'

test('a database in use keeps its accounts and their vouchers', async () => {
  const { pool, drop } = await createTestDatabase()
  try {
    await pool.query('drop schema public cascade; create schema public')
    const client = await pool.connect()
    // The schema before vouchers stored the ids of their accounts.
    await makeEarlier(client, '0025')
    client.release()
    await pool.query(`
      insert into users (first_name, last_name, username, email, phone_number, role, user_status)
        values ('Shirin', 'Ali', 'shirin', 'shirin@inkwell.example', '0750', 'admin', 'active');
      insert into payment_voucher (voucher_no, subject, "to", from_field, amount_usd)
        values (1, 'Rent', 'Owner', ' bank ACCOUNT 2', 400), (2, 'Rent', 'Owner', 'The old safe', 5)`)
    const accounts = async () =>
      (await pool.query('select name, currency, opening_balance, version from bank_account order by id')).rows
    const vouchers = async () =>
      (await pool.query('select from_field, version, updated_at from payment_voucher order by id')).rows
    const history = async () =>
      (
        await pool.query<{ count: number }>(
          `select count(*)::int as count from history where table_name in ('bank_account', 'payment_voucher')`,
        )
      ).rows
    const balance = async () =>
      (await pool.query('select account_balance(a) as balance from bank_account a where id = 2')).rows
    const before = [await accounts(), await vouchers(), await history(), await balance()]
    await migrate(pool)
    expect([await accounts(), await vouchers(), await history(), await balance()]).toEqual(before)
    expect(await balance()).toEqual([{ balance: 9600 }])
  } finally {
    await drop()
  }
})
