import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import { formatAmount, formatDay } from '../../../kernel/contract/values/formats.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Api, Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aBadDebt } from '../bad-debts/testing/a-bad-debt.ts'
import { aCreditNote } from '../credit-notes/testing/a-credit-note.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { DayKind, DailySummary } from './daily-summary.contract.ts'
import { group, expectOk } from './testing/groups.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const manager = await inkwell.as('manager')
const now = today('Asia/Baghdad')
let cashBoxes = 0

const sheetOf = async (date?: string, reader: Api = api) =>
  (await reader.get<DailySummary>(`/day-sheet${date === undefined ? '' : `?date=${date}`}`)).body
const idsIn = (sheet: DailySummary, kind: DayKind) => group(sheet, kind)?.results.map(({ id }) => id)
async function aCashBox(currency = 'USD') {
  const form = {
    name: `Drawer ${++cashBoxes}`,
    currency,
    kind: 'cash',
    opening_balance: 1000,
    opening_date: '2020-01-01',
  }
  return (await expectOk(api.post<Saved<{ id: number; name: string }>>('/bank-account', form))).data
}
const owing = (amount: number, more = {}) =>
  anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: amount })], ...more })

test('receipts are grouped by cashier, cash box and currency, and equal the ledger', async () => {
  const cashBox = await aCashBox()
  await aReceipt(api, { to_account: cashBox.name, date: now, net_usd: 40 })
  await aReceipt(api, { to_account: cashBox.name, date: now, net_usd: 2.5 })
  const slip = await aReceipt(manager, { to_account: cashBox.name, date: now, net_usd: 7 })
  await expectOk(manager.post(`/receipt-voucher/${slip.id}/cancel`, { reason: 'Twice' }))
  const { date, takings } = await sheetOf()
  expect(date).toBe(now)
  const ofCashBox = takings.filter(({ account }) => account === cashBox.name)
  expect(ofCashBox).toMatchObject([
    { person: 'Test admin', currency: 'USD', count: 2, amount: 42.5, cancelled: 0, net: 42.5 },
    { person: 'Test manager', currency: 'USD', count: 1, amount: 7, cancelled: 7, net: 0 },
  ])
  // Two cashiers with the same name are listed separately.
  const { username } = await aUser(inkwell.pool, { role: 'manager' })
  await aReceipt(await inkwell.signIn(username), { to_account: cashBox.name, date: now, net_usd: 1 })
  const names = (await sheetOf()).takings.flatMap(({ account, person }) =>
    account === cashBox.name ? [person] : [],
  )
  expect(names).toHaveLength(3)
  const { closing } = await expectOk(api.get<{ closing: number }>(`/bank-account/${cashBox.id}/cash-book`))
  expect(closing).toBe(1043.5)
})

test('a day shows its cancellations, credits, manual payments, write-offs and bad debts', async () => {
  const cancelled = await owing(100)
  await expectOk(api.post(`/invoice/${cancelled.id}/cancel`, { reason: 'Wrong customer' }))
  const { id: credited } = await aCreditNote(api)
  const typed = await owing(50)
  const { results } = (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${typed.id}`)).body
  await expectOk(manager.put(`/invoice-tracker/${results[0]?.id}`, { total_paid: 30, outstanding: 15 }))
  const lost = await owing(60)
  const bad = await aBadDebt(api, { customer: lost.customer, invoice: lost.id, amount_usd: 60 })

  const sheet = await sheetOf(now)
  expect(group(sheet, 'cancelled')?.results).toContainEqual(
    expect.objectContaining({
      resource: 'invoice',
      id: cancelled.id,
      number: cancelled.invoice_no,
      usd: 100,
      person: 'Test admin',
    }),
  )
  expect(idsIn(sheet, 'credited')).toContain(credited)
  expect(group(sheet, 'typed')?.results).toContainEqual(
    expect.objectContaining({ resource: 'invoice', id: typed.id, usd: 30, person: 'Test manager' }),
  )
  const writtenOff = group(sheet, 'written_off')?.results ?? []
  expect(writtenOff).toContainEqual(
    expect.objectContaining({ resource: 'bad_debt', usd: 5, person: 'Test manager' }),
  )
  expect(writtenOff).toContainEqual(expect.objectContaining({ resource: 'bad_debt', id: bad.id, usd: 60 }))
  expect(group(sheet, 'written_off')?.usd).toBe(65)
})

test('deletions and backdated documents appear on the day of the action, with their amount', async () => {
  const cashBox = await aCashBox('IQD')
  const gone = await aReceipt(api, { to_account: cashBox.name, date: now, net_iqd: 25_000 })
  await expectOk(manager.delete(`/receipt-voucher/${gone.id}`))
  const late = await aReceipt(api, { to_account: cashBox.name, date: addDays(now, -3), net_iqd: 5000 })
  const moved = await aReceipt(api, { to_account: cashBox.name, date: now, net_iqd: 10_000 })
  await expectOk(manager.put(`/receipt-voucher/${moved.id}`, { date: addDays(now, -1) }))
  const sheet = await sheetOf()
  expect(group(sheet, 'deleted')?.results).toContainEqual(
    expect.objectContaining({
      resource: 'receipt_voucher',
      id: gone.id,
      iqd: 25_000,
      person: 'Test manager',
    }),
  )
  const earlier = group(sheet, 'back_dated')?.results ?? []
  expect(earlier).toContainEqual(
    expect.objectContaining({ id: late.id, day: addDays(now, -3), iqd: 5000, person: 'Test admin' }),
  )
  expect(earlier).toContainEqual(
    expect.objectContaining({ id: moved.id, day: addDays(now, -1), person: 'Test manager' }),
  )
  expect(idsIn(await sheetOf(addDays(now, -3)), 'back_dated')).toEqual([])
})

test('rate overrides, and closings with their difference, are shown', async () => {
  await expectOk(api.post('/exchange-rate', { date: now, iqd_per_usd: 1310 }))
  const cashBox = await aCashBox('IQD')
  const invoice = await owing(500)
  await expectOk(
    api.post('/receipt', {
      customer: invoice.customer,
      iqd: 140_000,
      rate: 1400,
      rate_reason: 'Agreed by phone',
      account_iqd: cashBox.name,
      settles: [invoice.id],
    }),
  )
  const drawer = await aCashBox('IQD')
  await expectOk(
    api.post('/cash-close', { account: drawer.id, counted: 750, reason: 'A note of 250 is gone' }),
  )
  const sheet = await sheetOf()
  expect(group(sheet, 'rates_off')?.results).toMatchObject([
    { resource: 'receipt_voucher', rate: 1400, day_rate: 1310, reason: 'Agreed by phone' },
  ])
  expect(sheet.closings).toContainEqual(
    expect.objectContaining({ account: drawer.name, expected: 1000, counted: 750, difference: -250 }),
  )
})

test('a day’s totals are on the first page in each language, with the figures of the screen', async () => {
  const cashBox = await aCashBox()
  for (let made = 0; made < 12; made += 1) {
    const slip = await aReceipt(api, { to_account: cashBox.name, date: addDays(now, -2), net_usd: made + 1 })
    if (made % 2 === 0) await expectOk(api.post(`/receipt-voucher/${slip.id}/cancel`, { reason: 'Twice' }))
  }
  const sheet = await sheetOf()
  for (const language of ['en', 'ar', 'ckb']) {
    const pdf = await api.fetch(`/api/v1/day-sheet/pdf?date=${now}&language=${language}`)
    expect(pdf.status).toBe(200)
    const pages = textOfPages(Buffer.from(await pdf.arrayBuffer()))
    expect(pages[0]).toContain(formatDay(now))
    for (const { usd } of sheet.groups) {
      if (usd > 0) expect(pages[0], language).toContain(formatAmount(usd, 'USD'))
    }
    // No line is missing.
    for (const { number } of group(sheet, 'cancelled')?.results ?? []) {
      expect(pages.join(' '), language).toContain(number)
    }
  }
})

test('a cancellation appears on the day of the action, with its booking date and reason', async () => {
  const cashBox = await aCashBox()
  const booked = addDays(now, -21)
  const slip = await aReceipt(api, { to_account: cashBox.name, date: booked, net_usd: 33 })
  const cancelling = { reason: 'Never came', date: booked }
  await expectOk(manager.post(`/receipt-voucher/${slip.id}/cancel`, cancelling))
  expect(group(await sheetOf(), 'cancelled')?.results).toContainEqual(
    expect.objectContaining({
      resource: 'receipt_voucher',
      id: slip.id,
      usd: 33,
      day: booked,
      reason: 'Never came',
      person: 'Test manager',
    }),
  )
  expect(idsIn(await sheetOf(booked), 'cancelled')).toEqual([])
})

test('money paid out or moved appears on the day on which it was recorded', async () => {
  const [from, to] = [await aCashBox(), await aCashBox()]
  const booked = addDays(now, -4)
  const payment = await aPayment(api, { amount_usd: 12, from_field: from.name, date: booked })
  const tea = { project_name: 'Tea', receipt_no: '1', receipt_form: 'A', project_amount: 7, date: now }
  const petty = await expectOk(api.post<Saved<{ id: number }>>('/petty-cash', { ...tea, account: from.id }))
  const moving = {
    subject: 'Takings',
    from_account: from.id,
    to_account: to.id,
    amount_out: 50,
    date: booked,
  }
  const moved = await expectOk(api.post<Saved<{ id: number }>>('/account-transfer', moving))
  const sheet = await sheetOf()
  const out = group(sheet, 'paid_out')?.results
  expect(out).toContainEqual(
    expect.objectContaining({ resource: 'payment_voucher', id: payment.id, usd: 12, day: booked, count: 1 }),
  )
  expect(out).toContainEqual(
    expect.objectContaining({ resource: 'petty_cash', id: petty.data.id, person: 'Test admin' }),
  )
  expect(group(sheet, 'moved')?.results).toContainEqual(
    expect.objectContaining({ resource: 'account_transfer', id: moved.data.id, usd: 50, day: booked }),
  )
  const earlier = await sheetOf(booked)
  expect([idsIn(earlier, 'paid_out'), idsIn(earlier, 'moved')]).toEqual([[], []])
})

test('an empty day is a summary without entries', async () => {
  const sheet = await sheetOf('1990-01-01')
  expect([sheet.takings, sheet.closings, sheet.groups.map(({ count }) => count)]).toEqual([
    [],
    [],
    Array.from({ length: 16 }, () => 0),
  ])
  const pdf = await api.fetch('/api/v1/day-sheet/pdf?date=1990-01-01&language=en')
  expect(textOfPages(Buffer.from(await pdf.arrayBuffer()))[0]).toContain('No receipts on this day.')
  expect((await api.get('/day-sheet?date=2026-02-31')).status).toBe(400)
})

test('admins and managers view the daily summary, and only with documents that they may see', async () => {
  expect((await (await inkwell.as('admin')).get('/day-sheet')).status).toBe(200)
  const salesman = await inkwell.as('salesman')
  expect((await salesman.get('/day-sheet')).status).toBe(403)
  expect((await salesman.fetch('/api/v1/day-sheet/pdf')).status).toBe(403)
  const lost = await owing(11)
  const bad = await aBadDebt(api, { customer: lost.customer, invoice: lost.id, amount_usd: 11 })
  // Managers may not view bad debts.
  const { groups } = await sheetOf(now, manager)
  expect(groups.flatMap(({ results }) => results).map(({ resource }) => resource)).not.toContain('bad_debt')
  expect(idsIn(await sheetOf(), 'written_off')).toContain(bad.id)
})
