import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aPayment } from '../../payments/testing/a-payment.ts'
import { aReceipt } from '../../receipts/testing/a-receipt.ts'
import type { bankAccount } from '../bank-accounts.contract.ts'
import type { cashBookEndpoints } from './cash-book.contract.ts'

type Account = Row<typeof bankAccount>
type CashBook = ReplyOf<typeof cashBookEndpoints.read>

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')

async function anAccount(name: string, wanted: object = {}): Promise<Account> {
  const form = { name, currency: 'USD', opening_balance: 0, ...wanted }
  return (await api.post<Saved<Account>>('/bank-account', form)).body.data
}
/** An account from before opening dates existed: its opening balance comes before all days. */
async function anOldAccount(name: string, wanted: object): Promise<Account> {
  const { id } = await anAccount(name, wanted)
  return (await api.put<Saved<Account>>(`/bank-account/${id}`, { opening_date: null })).body.data
}
const bookOf = async ({ id }: Account, query = '') =>
  (await api.get<CashBook>(`/bank-account/${id}/cash-book?${query}`)).body
const balanceOf = async ({ id }: Account) => (await api.get<Account>(`/bank-account/${id}`)).body.balance

test('a cash book lists each document between opening and closing balance', async () => {
  const cashBox = await anOldAccount('Desk', { opening_balance: 100, kind: 'cash' })
  const first = await aReceipt(api, { to_account: 'desk', date: '2026-03-01', amount_usd_final: 50.5 })
  const rent = await aPayment(api, {
    from_field: 'Desk',
    date: '2026-03-02',
    amount_usd: 200,
    amount_iqd: 9000,
    below_zero: true,
  })
  const last = await aReceipt(api, { to_account: 'Desk', date: '2026-03-02', net_iqd: 5000 })
  await aPayment(api, { from_field: 'PEN-COMPANY', date: '2026-03-02', amount_usd: 7 })

  const book = await bookOf(cashBox)
  expect(book).toMatchObject({ name: 'Desk', currency: 'USD', opening: 100, closing: -49.5, left_out: 0 })
  expect(
    book.entries.map(({ kind, document, in: came, out, stray, balance }) => [
      kind,
      document,
      came,
      out,
      stray,
      balance,
    ]),
  ).toEqual([
    ['receipt_voucher', first.id, 50.5, 0, 0, 150.5],
    ['payment_voucher', rent.id, 0, 200, -9000, -49.5],
    ['receipt_voucher', last.id, 0, 0, 5000, -49.5],
  ])
  expect(await balanceOf(cashBox)).toBe(book.closing)
})

test('earlier days are in the opening balance of a cash book, later days not in its closing balance', async () => {
  const cashBox = await anOldAccount('Days', { opening_balance: 10 })
  for (const [date, amount_usd] of Object.entries({ '2026-01-31': 1, '2026-02-01': 2, '2026-03-01': 4 })) {
    await aPayment(api, { from_field: 'Days', date, amount_usd })
  }
  const february = await bookOf(cashBox, 'from=2026-02-01&to=2026-02-28')
  expect(february).toMatchObject({ opening: 9, closing: 7 })
  expect(february.entries.map(({ out }) => out)).toEqual([2])
  expect(await bookOf(cashBox, 'from=2026-02-02&to=2026-02-28')).toMatchObject({
    opening: 7,
    entries: [],
    closing: 7,
  })
  expect(await bookOf(cashBox, 'to=2025-12-31')).toMatchObject({ opening: 10, entries: [], closing: 10 })
  expect((await api.get(`/bank-account/${cashBox.id}/cash-book?from=soon`)).status).toBe(400)
  expect((await api.get('/bank-account/999999/cash-book')).status).toBe(404)
})

test('a cash book is exported as a file, from opening to closing balance', async () => {
  const cashBox = await anOldAccount('Created on', { opening_balance: 10 })
  await aPayment(api, {
    from_field: 'Created on',
    date: '2026-02-01',
    amount_usd: 2,
    subject: 'إيجار',
    to: '=1+1',
  })
  await aReceipt(api, { to_account: 'Created on', date: '2026-02-02', net_usd: 5.5 })
  const file = (format: string) =>
    api.fetch(`/api/v1/bank-account/${cashBox.id}/cash-book/export?from=2026-02-01&${format}`)
  const csv = (await (await file('format=csv')).text()).split('\n').map((line) => line.trim())
  expect(csv.slice(0, 5)).toEqual([
    expect.stringMatching(
      /Date,Document,No,From or to,Subject,In,Out,Balance,Currency,Amount in the other currency/,
    ),
    expect.stringMatching(/Balance brought forward,,,10,USD/),
    expect.stringMatching(/Payment Voucher,.*إيجار,0,2,8,USD/),
    expect.stringMatching(/Receipt Voucher,.*,5.5,0,13.5,USD/),
    expect.stringMatching(/Closing balance,,,13.5,USD/),
  ])
  const xlsx = await file('')
  expect(xlsx.headers.get('content-disposition')).toMatch(
    /"PEN-COMPANY Cash Book .* USD From 01 02 2026 \d{4}-\d\d-\d\d\.xlsx"/,
  )
  expect((await file('format=pdf')).status).toBe(400)
  expect((await api.get('/bank-account/999999/cash-book/export')).status).toBe(404)
})

test('an account has its kind, its custodian and whether it is active', async () => {
  const plain = await anAccount('Plain')
  expect(plain).toMatchObject({ kind: 'bank', keeper: null, keeper_name: null, active: true })
  const me = (await api.get<{ id: number; full_name: string }>('/auth/me')).body
  const cashBox = await anAccount('Kept', { kind: 'petty', keeper: me.id })
  expect(cashBox).toMatchObject({ kind: 'petty', keeper: me.id, keeper_name: me.full_name })
  const left = await anAccount('Remaining', { opening_balance: 1, opening_date: '2020-01-01' })
  await api.put(`/bank-account/${left.id}`, { active: false })
  const closed = await api.put<Saved<Account>>(`/bank-account/${plain.id}`, { active: false })
  expect(closed.body.data.active).toBe(false)
  const names = async (query: string) =>
    (await api.get<{ results: Account[] }>(`/bank-account?${query}`)).body.results.map(({ name }) => name)
  expect(await names('kind=petty')).toEqual(['Kept'])
  expect(await names(`keeper=${me.id}`)).toEqual(['Kept'])
  expect(await names('active=false')).toEqual(expect.arrayContaining(['Plain', 'Remaining']))
  for (const wrong of [{ kind: 'sock' }, { keeper: 999_999 }]) {
    expect((await api.put(`/bank-account/${cashBox.id}`, wrong)).status).toBe(422)
  }
  const cards = async () =>
    (await api.get<{ accounts: { results: Account[] } }>('/dashboard')).body.accounts.results.map(
      ({ name }) => name,
    )
  // The dashboard shows an inactive account until its balance is zero.
  expect(await cards()).toEqual(expect.arrayContaining(['Remaining']))
  expect(await cards()).not.toContain('Plain')
})

test('a receipt without an account goes to the one in the settings, whatever its name', async () => {
  const named = async () => (await aReceipt(api, { net_usd: 1 })).to_account
  const company = async () =>
    (await api.get<{ default_account: string }>('/settings/company')).body.default_account
  expect([await named(), await company()]).toEqual(['PEN-COMPANY', 'PEN-COMPANY'])
  await api.put('/bank-account/1', { name: 'PEN-COMPANY USD' })
  expect([await named(), await company()]).toEqual(['PEN-COMPANY USD', 'PEN-COMPANY USD'])
  const other = await anAccount('The other')
  expect((await api.put('/settings', { default_account: other.id })).status).toBe(200)
  expect([await named(), await company()]).toEqual(['The other', 'The other'])
  expect((await api.put('/settings', { default_account: 999_999 })).status).toBe(422)
})
