import { afterAll, expect, inject, test } from 'vitest'
import { faultsInMoney } from '../../../../app/doctor/check-money.server.ts'
import { makeEarlier } from '../../../../app/testing/database/earlier-state.ts'
import { migrate } from '../../../../kernel/server/database/upgrade/migrate.ts'
import { connectionTo } from '../../../../kernel/server/database/connection/open.ts'
import { onServer, testPool } from '../../../../kernel/server/testing/database.ts'

const name = `test_before_settlements_${process.pid}`
await onServer(`create database ${name} template template0`)
const pool = testPool({ ...connectionTo({ ...inject('postgres'), database: name }), max: 3 })
afterAll(async () => {
  await pool.end()
  await onServer(`drop database ${name} with (force)`)
})

/** Orders as entered manually: amount, paid, outstanding, and the dollars and dinars of their vouchers. */
const orders = [
  { amount: 1130, paid: 339, outstanding: 791, usd: [], iqd: 444_090 },
  { amount: 500, paid: 300, outstanding: 200, usd: [100, 200], iqd: 0 },
  { amount: 500, paid: 0, outstanding: 500, usd: [300, 300.55], iqd: 0 },
  { amount: 100, paid: 130, outstanding: 0, usd: [130], iqd: 0 },
  { amount: 100, paid: 90, outstanding: 0, usd: [90], iqd: 250 },
  { amount: 100, paid: 20, outstanding: 300, usd: [], iqd: 0 },
  { amount: 0, paid: 0, outstanding: 0, usd: [5], iqd: 0 },
]

async function writeByHand(): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into customer (name, code, email, address) values ('Nada', 'N-1', 'n@example.com', 'Erbil') returning id`,
  )
  const customer = rows[0]?.id
  let number = 0
  for (const { amount, paid, outstanding, usd, iqd } of orders) {
    const no = `INV-2026-${String(++number).padStart(5, '0')}`
    const invoice = await pool.query<{ id: number }>(
      `insert into invoice (status, invoice_date, invoice_no, order_no, customer, customer_name, invoice_type,
        payment_method, age_days, company, subtotal, grand_total)
      values ('issued', '2026-03-05', $1, $1, $2, 'Nada', 'direct', 'cash', 7, '{}', $3, $3) returning id`,
      [no, customer, amount],
    )
    const id = invoice.rows[0]?.id
    await pool.query(
      `insert into invoice_product (invoice, position, product_item, quantity, unit_price, total)
      values ($1, 0, 'Pens', 1, $2, $2)`,
      [id, amount],
    )
    await pool.query(
      `insert into invoice_tracker (invoice, invoice_number, date, customer_name, invoice_amount, total_paid,
        outstanding, age_days) values ($1, $2, '2026-03-05', 'Nada', $3, $4, $5, 7)`,
      [id, no, amount, paid, outstanding],
    )
    for (const dollars of usd) await writeReceipt(id, no, customer, dollars, null)
    if (iqd > 0) await writeReceipt(id, no, customer, null, iqd)
  }
}

let vouchers = 0
async function writeReceipt(
  invoice: number | undefined,
  no: string,
  customer: number | undefined,
  usd: number | null,
  iqd: number | null,
): Promise<void> {
  await pool.query(
    `insert into receipt_voucher (voucher_no, invoice, invoice_no, subject, from_account, from_account_name, net_usd,
      net_iqd) values ($1, $2, $3, 'Payment', $4, 'Nada', $5, $6)`,
    [++vouchers, invoice, no, customer, usd, iqd],
  )
}

const shown = async (where = 'order_with_money') =>
  (await pool.query(`select version, total_paid, outstanding from ${where} order by id`)).rows

test('a migration adds settlements without changing a figure, a version or the history', async () => {
  const client = await pool.connect()
  await makeEarlier(client, '0082')
  client.release()
  await writeByHand()
  const [figures, entries] = [
    await shown('invoice_tracker'),
    await pool.query('select count(*) from history'),
  ]

  await migrate(pool)
  // An order with more outstanding than its invoice total stays so: the difference is a negative manual payment.
  expect(await shown()).toEqual(
    figures.map((order) => (order.outstanding === 300 ? { ...order, total_paid: -200 } : order)),
  )
  // Only write-offs of orders and the excess of manual payments got new history entries.
  const documents = await pool.query(
    `select count(*) from history where not (table_name = 'bad_debt' or table_name = 'typed_payment' and action = 'insert' and changes ? 'excess')`,
  )
  expect(documents.rows).toEqual(entries.rows)
  expect(await faultsInMoney(pool)).toEqual([])
  const made = await pool.query<{ made: number[] }>(
    `select array[settled, typed_paid, written_off]::float8[] as made from order_with_money order by id`,
  )
  expect(made.rows.map((row) => row.made)).toEqual([
    [0, 339, 0],
    [300, 0, 0],
    [500, -500, 0],
    [100, 30, 0],
    [90, 0, 10],
    [0, -200, 0],
    [0, 0, 0],
  ])
})
