import { expect, test } from 'vitest'
import { Concerns } from '../kernel/server/concerns.ts'
import { aReceipt } from '../features/receipt-voucher/testing/a-receipt.ts'
import { faultsInMoney } from './check-money.server.ts'
import { MoneyWatch } from './money-watch.server.ts'
import { startTestInkwell } from './testing/inkwell.ts'

const inkwell = await startTestInkwell()
const { pool } = inkwell

/** Changes a row behind the back of all triggers, and puts it back after a look. */
async function faultsWith(table: string, change: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`alter table ${table} disable trigger user`)
    await client.query(change)
    return await faultsInMoney(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a stored sum that is not what its rows come to is named with its record', async () => {
  const api = await inkwell.as('superuser')
  const receipt = await aReceipt(api, { amount_usd_final: 10 })
  const no = receipt.invoice_no
  expect(
    await faultsWith('receipt_settlement', 'update receipt_settlement set amount_usd = amount_usd + 1'),
  ).toContainEqual(
    expect.stringContaining(`${no} says that vouchers settle USD 10.00; its rows come to USD 11.00`),
  )
  const order = `where invoice = ${receipt.invoice}`
  for (const column of ['total_paid', 'outstanding', 'invoice_amount']) {
    const faults = await faultsWith(
      'invoice_tracker',
      `update invoice_tracker set ${column} = ${column} + 1 ${order}`,
    )
    expect(faults.join('\n'), column).toContain(no)
  }
  const lines = await faultsWith(
    'invoice_product',
    `update invoice_product set quantity = quantity + 1 ${order}`,
  )
  expect(lines).toEqual([expect.stringContaining(`The lines of ${no}`)])
})

test('a nightly check is made once, and superusers see what it found', async () => {
  const owner = await inkwell.as('superuser')
  const watch = new MoneyWatch(pool, new Concerns({ query: () => undefined } as never))
  await watch.look()
  await watch.close()
  const { body } = await owner.get<{ money_check: { faults: number } | null }>('/dashboard')
  expect(body.money_check).toMatchObject({ faults: 0 })
  const manager = await (await inkwell.as('manager')).get<{ money_check: unknown }>('/dashboard')
  expect(manager.body.money_check).toBeNull()
})
