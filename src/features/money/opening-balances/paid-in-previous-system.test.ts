import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { anOpening } from './testing/an-opening.ts'

const inkwell = await startTestInkwell()
const { pool } = inkwell

test('invoices partly paid in the previous system are due only for the rest', async () => {
  const api = await inkwell.as('admin')
  const ids: number[] = []
  for (const amount_usd of [-30, -80]) {
    const { customer } = await anOpening(api, { amount_usd })
    const invoice_products = [aLine({ quantity: 1, unit_price: 50 })]
    const { id } = await anInvoice(api, { customer, invoice_products })
    expect((await api.post(`/invoice/${id}/use-on-account`)).status).toBe(200)
    ids.push(id)
  }
  const shown = async () =>
    (
      await pool.query(
        `select e.document, e.outstanding, e.total_paid, t.shown_money, t.search from entry e join invoice_tracker t on t.invoice = e.document
        where e.kind = 'invoice' and e.side = '' order by e.document`,
      )
    ).rows
  const now = await shown()
  expect(now.map(({ outstanding }) => outstanding)).toEqual([20, 0])
  // The rows as the previous version left them. The triggers are off, so that they do not correct the rows.
  await pool.query('alter table entry disable trigger user')
  await pool.query(`update entry set received = 0 where kind = 'invoice'`)
  await pool.query('alter table entry enable trigger user')
  await pool.query('alter table invoice_tracker disable trigger user')
  await pool.query(`update invoice_tracker set shown_money = '0.00 50.00'`)
  expect(await faultsInMoney(pool)).toHaveLength(4)
  await pool.query(await readFile(join(packageRoot, 'migrations/0400-paid-in-the-old-book.sql'), 'utf8'))
  // Repeats what migration 0421 added to this column.
  await pool.query(`update invoice_tracker set shown_money = '50.00 ' || shown_money`)
  await pool.query('alter table invoice_tracker enable trigger user')
  expect(await faultsInMoney(pool)).toEqual([])
  expect(await shown()).toEqual(now)
})
