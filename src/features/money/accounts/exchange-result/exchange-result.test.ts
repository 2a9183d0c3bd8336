import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { Saved } from '../../../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../../../invoices/testing/an-invoice.ts'
import type { ExchangeResult } from './exchange-result.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const anAccount = async (currency: string, name: string) =>
  (
    await api.post<Saved<{ id: number }>>('/bank-account', {
      name,
      currency,
      opening_balance: 0,
      kind: 'cash',
    })
  ).body.data.id
const resultOf = async (account: number, days = '') =>
  await api.get<ExchangeResult>(`/bank-account/${account}/exchange-result${days}`)
const transfer = async (form: object) => {
  const { status, body } = await api.post('/account-transfer', { confirmed: true, ...form })
  if (status !== 201) throw new Error(JSON.stringify(body))
}

test('without a rate there is no exchange gain or loss yet, and none for an account in dollars', async () => {
  expect(await resultOf(await anAccount('IQD', 'No rates yet'))).toMatchObject({ status: 404 })
  const dollars = await resultOf(await anAccount('USD', 'Box of dollars'))
  expect(dollars).toMatchObject({
    status: 422,
    body: { errors: { currency: ['Exchange gain/loss is available only for accounts in IQD.'] } },
  })
})

test('dinars lose in dollars while the rate rises, each entry at its own rate or the daily rate', async () => {
  for (const [date, iqd_per_usd] of [
    ['2026-01-01', 1300],
    ['2026-02-01', 1310],
    ['2026-03-01', 1320],
  ] as const) {
    await api.post('/exchange-rate', { date, iqd_per_usd, note: 'Market' })
  }
  const cashBox = await anAccount('IQD', 'Box of dinars')
  const safe = await anAccount('USD', 'Safe')
  const { id, customer } = await anInvoice(api, { invoice_date: '2026-01-02' })
  // A receipt with its own rate: IQD 131,000 as USD 100.
  const received = await api.post('/receipt', {
    customer,
    iqd: 131_000,
    rate: 1310,
    iqd_account: 'Box of dinars',
    date: '2026-01-05',
    unusual_date: true,
    allocations: [{ invoice: id, amount_usd: 20 }],
  })
  expect(received.status).toBe(201)
  // Exchanged for dollars: the USD side of the transfer is the value of the dinars.
  await transfer({
    date: '2026-02-10',
    from_account: cashBox,
    amount_out: 66_000,
    to_account: safe,
    amount_in: 49,
    subject: 'Changed',
  })
  // This transfer has no rate and no other side, so the closest daily rate is used.
  await transfer({ date: '2026-02-11', to_account: cashBox, amount_in: 13_100, subject: 'From the owner' })

  const { body } = await resultOf(cashBox, '?from=2026-01-01&to=2026-03-31')
  expect(body).toEqual({
    opening: { iqd: 0, usd: 0 },
    came_in: { iqd: 144_100, usd: 110 },
    went_out: { iqd: 66_000, usd: 49 },
    closing: { iqd: 78_100, usd: 59.17 },
    result_usd: -1.83,
    rates: {
      opening: 1300,
      opening_on: '2026-01-01',
      closing: 1320,
      closing_on: '2026-03-01',
      of_entries: 2,
      near_days: 1,
    },
  })
  // The closing balance of one period is the opening balance of the next.
  const february = (await resultOf(cashBox, '?from=2026-02-01&to=2026-02-28')).body
  const january = (await resultOf(cashBox, '?from=2026-01-01&to=2026-01-31')).body
  expect(february.opening).toEqual(january.closing)
  expect(february.rates.opening).toBe(january.rates.closing)
})
