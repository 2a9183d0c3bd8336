import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsx } from 'hucre'
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

test('money in no account is in the books, which keep it after closing', async () => {
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

  // The state before petty cash in no cash box was posted to the ledger.
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

test('petty cash without a cash box asks first, and is named in the workbook of closed books', async () => {
  type Groups = { groups: { kind: string; count: number; iqd: number; results: Line[] }[] }
  type Line = {
    id: number
    version: number
    number: string
    usd: number
    iqd: number
    proposed_account: string
  }
  const groupIn = async (path: string) =>
    (await api.get<Groups>(path)).body.groups.find(({ kind }) => kind === 'no_cash_box')
  const november = '2026-11-10'
  const waiting = '/reconcile'
  const closing = '/books/before-closing?until=2026-11-15'
  const before = await groupIn(waiting)
  const cashBox = await api.post<Saved<{ id: number }>>('/bank-account', {
    name: 'Petty box',
    kind: 'petty',
    currency: 'IQD',
    opening_balance: 100_000,
    opening_date: '2026-11-01',
  })
  const first = (await spend('N-1', { date: november })).body.data
  const second = (await spend('N-2', { date: november, project_amount: 2250 })).body.data
  await api.put('/settings', { petty_cash_account: cashBox.body.data.id })
  const found = await groupIn(waiting)
  expect([found?.count, found?.iqd]).toEqual([(before?.count ?? 0) + 2, (before?.iqd ?? 0) - 7250])
  expect(found?.results.find(({ id }) => id === first.id)).toMatchObject({
    number: String(first.entry_no),
    usd: 0,
    iqd: -5000,
    proposed_account: 'Petty box',
  })
  expect((await groupIn(closing))?.results.map(({ id }) => id)).toEqual([first.id, second.id])

  // With a cash box, the entry is in its balance and leaves To Reconcile.
  const account = cashBox.body.data.id
  expect((await api.put(`/petty-cash/${first.id}`, { account })).status).toBe(200)
  expect((await api.get<{ balance: number }>(`/bank-account/${account}`)).body.balance).toBe(95_000)
  expect((await groupIn(closing))?.results.map(({ id }) => id)).toEqual([second.id])

  // Gaps in closed books remain: To Reconcile leaves them out, and the workbook lists them.
  expect((await api.post('/books/close', { until: '2026-11-15' })).status).toBe(201)
  expect((await groupIn(waiting))?.count).toBe(0)
  expect((await groupIn('/books/before-closing?until=2026-11-20'))?.count).toBe(0)
  const rows = await workbookRows('2026-11-01', '2026-11-15')
  expect(rows('Reconciliation')).toContainEqual(['Petty cash without a cash box', 'IQD', 1, -2250, -2250, 0])
  const homeless = rows('Petty Cash').filter((row) => row[4] === null)
  expect(homeless.map((row) => [row[1], row[5]])).toEqual([['N-2', 2250]])
  // The resolution: cancel on an open day and create a new document.
  expect((await api.post(`/petty-cash/${second.id}/cancel`, { reason: 'No cash box' })).status).toBe(200)
  expect((await spend('N-2', { date: '2026-11-20', project_amount: 2250, account })).status).toBe(201)
  expect((await api.get<{ balance: number }>(`/bank-account/${account}`)).body.balance).toBe(92_750)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

/** The rows of a period's workbook, by worksheet, without headings. */
async function workbookRows(from: string, to: string) {
  const answer = await api.fetch(`/api/v1/books/workbook?from=${from}&to=${to}`)
  const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  return (name: string) => sheets.find((sheet) => sheet.name === name)?.rows.slice(1) ?? []
}
