import { expect, test } from 'vitest'
import { Concerns } from '../kernel/server/concerns.ts'
import type { Saved } from '../kernel/server/testing/api-client.ts'
import { aReceipt } from '../features/receipt-voucher/testing/a-receipt.ts'
import { faultsInMoney } from './check-money.server.ts'
import { MoneyWatch } from './money-watch.server.ts'
import { startTestInkwell } from './testing/inkwell.ts'

const inkwell = await startTestInkwell()
const { pool } = inkwell
let boxes = 0

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

test('a closing that is not what its documents come to is named with its box and day', async () => {
  const api = await inkwell.as('superuser')
  const name = `Box ${++boxes}`
  const form = { name, currency: 'IQD', kind: 'cash', opening_balance: 100_000 }
  const { id } = (await api.post<Saved<{ id: number }>>('/bank-account', form)).body.data
  const receipt = await aReceipt(api, { to_account: name, date: '2026-03-02', net_iqd: 25_250 })
  const close = async (date: string, rest: object) =>
    expect((await api.post('/cash-close', { account: id, date, ...rest })).status).toBe(201)
  await close('2026-03-02', { notes: { '25000': 5 }, reason: '250 is missing' })
  await close('2026-03-03', { counted: 125_000 })
  expect(await faultsInMoney(pool)).toEqual([])

  const first = `where account = ${id} and date = '2026-03-02'`
  const damage = async (set: string) =>
    await faultsWith('cash_close', `update cash_close set ${set} ${first}`)
  // As if one had never been forgiven: the day after began with another sum.
  expect((await damage('expected = expected + 250, difference = difference - 250')).join('\n')).toContain(
    `The closing of ${name} on 02/03/2026 says that IQD 125500.00 should be there; the documents come to 125250.00.`,
  )
  expect((await damage('counted = counted + 250, difference = difference + 250')).join('\n')).toContain(
    `The closing of ${name} on 02/03/2026 says that 125250.00 was counted; its notes come to 125000`,
  )
  const touched = await faultsWith(
    'receipt_voucher',
    `update receipt_voucher set net_iqd = net_iqd + 1000 where id = ${receipt.id}`,
  )
  expect(touched.filter((fault) => fault.includes(name))).toHaveLength(2)
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
