import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { aPayment } from '../payments/testing/a-payment.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const october = '2026-10-15'

const pettyCash = { project_name: 'Ink', project_amount: 5000, receipt_form: 'Bill', date: october }
const spend = (receipt_no: string, more = {}) =>
  api.post<Saved<{ id: number; entry_no: number }> & Refused>('/petty-cash', {
    ...pettyCash,
    account: null,
    receipt_no,
    ...more,
  })
const bytes = async () => {
  const answer = await api.fetch('/api/v1/books/workbook?from=2026-10-01&to=2026-10-31')
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
const refusedOn = ({ status, body }: { status: number; body: Refused }) => [
  status,
  Object.keys(body.errors ?? {}),
]

test('what is in no account stands in the books, which keep it once they are closed', async () => {
  const cash = (await spend('B-1')).body.data
  const slip = (await spend('B-2')).body.data
  const paid = await aPayment(api, {
    date: october,
    from_field: 'A box of old',
    amount_usd: 7,
    amount_iqd: 250,
  })
  expect((await api.delete(`/petty-cash/${slip.id}`)).status).toBe(200)
  const missing = await api.get<{ results: { number: string; text: string }[] }>(
    '/missing-numbers?series=petty_cash',
  )
  expect(missing.body.results).toMatchObject([
    { number: String(slip.entry_no), text: expect.stringContaining('IQD 5,000') },
  ])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])

  const before = await bytes()
  expect((await api.post('/books/close', { until: '2026-10-31' })).status).toBe(201)
  const one = `/petty-cash/${cash.id}`
  const closed = [422, ['date']]
  expect(refusedOn(await spend('B-3'))).toEqual(closed)
  expect(refusedOn(await api.put<Refused>(one, { project_amount: 6000 }))).toEqual(closed)
  expect(refusedOn(await api.put<Refused>(one, { account: 2, below_zero: true }))).toEqual(closed)
  expect(refusedOn(await api.put<Refused>(one, { date: '2026-11-02' }))).toEqual(closed)
  expect(refusedOn(await api.delete<Refused>(one))).toEqual(closed)
  for (const changes of [{ amount_usd: 8 }, { amount_iqd: 500 }]) {
    expect(refusedOn(await api.put<Refused>(`/payment-voucher/${paid.id}`, changes))).toEqual(closed)
  }
  expect((await api.put(one, { description: 'For the printer' })).status).toBe(200)
  expect((await api.post(`${one}/cancel`, { reason: 'Twice' })).status).toBe(200)
  expect((await api.post(`/payment-voucher/${paid.id}/cancel`, { reason: 'Twice' })).status).toBe(200)
  expect((await bytes()).equals(before)).toBe(true)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])

  // As it was before such documents stood in the books.
  const { pool } = inkwell
  const migration = readFileSync(join(packageRoot, 'migrations/0410-petty-cash-in-no-box.sql'), 'utf8')
  await pool.query(`
    alter table entry disable trigger user;
    delete from entry where kind = 'petty_cash' and account is null;
    update entry set stray = 0, iqd = null where kind = 'payment_voucher' and account is null`)
  expect(await faultsInMoney(pool)).not.toEqual([])
  await pool.query(`${migration}; alter table entry enable trigger user`)
  expect(await faultsInMoney(pool)).toEqual([])
  expect((await bytes()).equals(before)).toBe(true)
})
