import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { addDays, today } from '../../kernel/contract/values/day.ts'
import { anInvoice } from '../../features/invoices/testing/an-invoice.ts'
import { aPayment } from '../../features/money/payments/testing/a-payment.ts'
import { aReceipt } from '../../features/money/receipts/testing/a-receipt.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { startTestInkwell } from '../testing/inkwell.ts'
import { faultsInMoney, fromBefore } from './check-money.server.ts'
import { faultsWith as faultsAfter } from './testing/faults-with.ts'

const inkwell = await startTestInkwell()
const { pool } = inkwell
const faultsWith = (change: string) => faultsAfter(inkwell.connection.database, change)

test('a document changed together with its entry is named, from the history', async () => {
  const api = await inkwell.as('superuser')
  const receipt = await aReceipt(api, { amount_usd_final: 18, date: '2026-11-03' })
  await api.put(`/receipt-voucher/${receipt.id}`, { amount_usd_final: 16, subject: 'Pens' })
  await aPayment(api, { amount_iqd: 250, date: '2026-11-03' })
  const paid = await aPayment(api, { amount_usd: 7, date: '2026-11-03' })
  expect(await faultsInMoney(pool)).toEqual([])
  const both = (table: string, id: number, set: string, entry: string) =>
    faultsWith(`update ${table} set ${set} where id = ${id};
      update entry set ${entry} where kind = '${table}' and document = ${id}`)
  // Reduces a receipt, with everything that follows from it.
  expect(
    await faultsWith(`
      update receipt_voucher set amount_usd_final = 6 where id = ${receipt.id};
      update entry set usd = -6, amount = 6, settled = 6 where kind = 'receipt_voucher' and document = ${receipt.id};
      update settlement set usd = 6 where credit = entry_of('receipt_voucher', ${receipt.id});
      update entry set settled = 6, received = 6 where kind = 'invoice' and document = ${receipt.invoice}`),
  ).toEqual([
    `receipt voucher ${receipt.voucher_no} has USD -6.00, in its account 6.00, but was last saved with USD -16.00, in its account 16.00.`,
  ])
  expect(await both('payment_voucher', paid.id, `date = '2026-11-04'`, `day = '2026-11-04'`)).toEqual([
    `payment voucher ${paid.voucher_no} has day 2026-11-04, but was last saved with day 2026-11-03.`,
  ])
  // A column that was empty when the document was written, and was set without the program.
  expect(await both('payment_voucher', paid.id, 'amount_iqd = 5000', 'stray = -5000')).toEqual([
    `payment voucher ${paid.voucher_no} has in no account -5000.00, but was last saved with in no account 0.00.`,
  ])
  // A document restored from the trash is as it was last written.
  expect((await api.delete(`/payment-voucher/${paid.id}`)).status).toBe(204)
  const undo = { resource: 'payment_voucher', id: paid.id }
  expect((await api.post('/history/undo-deletion', undo)).status).toBe(200)
  expect(await faultsInMoney(pool)).toEqual([])
})

test('an amount applied beyond a receipt on a past day is named, even if less is applied now', async () => {
  const api = await inkwell.as('superuser')
  const receipt = await aReceipt(api, { amount_usd_final: 18, date: '2026-11-03' })
  const credit = `entry_of('receipt_voucher', ${receipt.id})`
  const faults = await faultsWith(`
    insert into settlement (debit, credit, day, since, usd)
    select debit, credit, day + 1, since, -12 from settlement where credit = ${credit};
    update entry set settled = 6 where id = ${credit};
    update entry set settled = 6, received = 6 where kind = 'invoice' and document = ${receipt.invoice};
    update entry set usd = -6, amount = 6 where id = ${credit};
    update receipt_voucher set amount_usd_final = 6 where id = ${receipt.id}`)
  expect(faults.slice(1)).toEqual([
    `receipt voucher ${receipt.voucher_no} is for USD 6.00, but USD 18.00 of it was applied on 2026-11-03.`,
  ])
})

test('a rule broken before the upgrade is listed with its way out, one broken since is a fault', async () => {
  const api = await inkwell.as('superuser')
  const receipt = await aReceipt(api, { amount_usd_final: 20, date: '2026-11-03' })
  const late = await aPayment(api, { amount_usd: 7 })
  const other = await anInvoice(api)
  const ahead = addDays(today('Asia/Baghdad'), 9)
  const migration = readFileSync(join(packageRoot, 'migrations/0600-broken-before.sql'), 'utf8')
  const client = new pg.Client({ ...inject('postgres'), database: inkwell.connection.database })
  await client.connect()
  const moved = (by: number) => `update payment_voucher set date = date + ${by} where id = ${late.id};
    update entry set day = day + ${by} where kind = 'payment_voucher' and document = ${late.id};
    update history set changes = changes || jsonb_build_object('date', jsonb_build_array(null, (select date from payment_voucher where id = ${late.id})))
    where table_name = 'payment_voucher' and record_id = ${late.id}`
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(`${moved(9)};
      update entry set customer = ${other.customer} where kind = 'invoice' and document = ${receipt.invoice};
      update invoice set customer = ${other.customer} where id = ${receipt.invoice};
      update history set changes = changes || '{"customer": [null, ${other.customer}]}'
      where table_name = 'invoice' and record_id = ${receipt.invoice} and action = 'insert'`)
    const wrong = [
      `receipt voucher ${receipt.voucher_no} is applied to invoice ${receipt.invoice_no} of another customer.`,
      `payment voucher ${late.voucher_no} is dated ${ahead}, after today.`,
    ]
    expect(await faultsInMoney(client)).toEqual(wrong)
    expect(await fromBefore(client)).toEqual([])
    await client.query(`drop table broken_before; ${migration}`)
    expect(await faultsInMoney(client)).toEqual([])
    expect(await fromBefore(client)).toEqual([
      `${wrong[0]} Cancel receipt voucher ${receipt.voucher_no} and create a new one for the customer who owes.`,
      `${wrong[1]} Change its date to today or an earlier day.`,
    ])
    // The same row, with a new violation.
    await client.query(moved(1))
    expect(await faultsInMoney(client)).toEqual([
      `payment voucher ${late.voucher_no} is dated ${addDays(ahead, 1)}, after today.`,
    ])
  } finally {
    await client.query('rollback')
    await client.end()
  }
})
