import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aReceipt, receiptForm } from '../receipts/testing/a-receipt.ts'
import type { cashClose } from './cash-closing.contract.ts'

type Close = Row<typeof cashClose>
interface CashBox {
  id: number
  name: string
  balance: number
}

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const superuser = await inkwell.as('superuser')
const now = today('Asia/Baghdad')
const yesterday = addDays(now, -1)
let cashBoxes = 0

async function aCashBox(wanted: object = {}): Promise<CashBox> {
  const form = {
    name: `Box ${++cashBoxes}`,
    currency: 'IQD',
    kind: 'cash',
    opening_balance: 100_000,
    opening_date: '2026-01-01',
    ...wanted,
  }
  return (await api.post<Saved<CashBox>>('/bank-account', form)).body.data
}
const close = ({ id }: CashBox, form: object) =>
  api.post<Saved<Close> & Refused>('/cash-close', { account: id, ...form })
async function closed(cashBox: CashBox, form: object): Promise<Close> {
  const { status, body } = await close(cashBox, form)
  if (status !== 201) throw new Error(`The close was refused: ${JSON.stringify(body)}`)
  return body.data
}
const reopen = ({ id }: Close, by = superuser) =>
  by.post<Saved<Close> & Refused>(`/cash-close/${id}/reopen`, { reason: 'A slip was found' })
const balanceOf = async ({ id }: CashBox) => (await api.get<CashBox>(`/bank-account/${id}`)).body.balance
const refusedFor = (cashBox: CashBox, date: string) => ({
  status: 422,
  body: {
    errors: {
      date: [
        `${cashBox.name} is closed for ${date.split('-').toReversed().join('/')}. Enter a later date, or ask a superuser to reopen the day.`,
      ],
    },
  },
})

test('a day is closed by counting banknotes; the difference is an entry, and the next day begins with the counted amount', async () => {
  const cashBox = await aCashBox()
  await aReceipt(api, { to_account: cashBox.name, date: now, net_iqd: 25_250 })
  const query = `account=${cashBox.id}`
  expect((await api.get(`/cash-close/expected?${query}`)).body).toEqual({
    name: cashBox.name,
    currency: 'IQD',
    expected: 125_250,
    closed_until: null,
  })
  const notes = { '25000': 4, '10000': 2, '5000': 1 }
  expect((await close(cashBox, { notes })).body.errors).toMatchObject({ reason: [expect.any(String)] })
  const made = await closed(cashBox, { notes, reason: 'A note of 250 is missing' })
  expect(made).toMatchObject({
    date: now,
    account_name: cashBox.name,
    currency: 'IQD',
    notes,
    counted: 125_000,
    expected: 125_250,
    difference: -250,
    reopened_at: null,
  })
  expect(await balanceOf(cashBox)).toBe(125_000)
  const book = (
    await api.get<{ closing: number; entries: { kind: string; out: number }[] }>(
      `/bank-account/${cashBox.id}/cash-book`,
    )
  ).body
  expect([book.closing, book.entries.at(-1)]).toMatchObject([
    125_000,
    { kind: 'cash_close', document: made.id, out: 250 },
  ])
  expect((await api.get(`/cash-close/expected?${query}`)).body).toMatchObject({
    expected: 125_000,
    closed_until: now,
  })
})

test('a closed day refuses documents that are created, changed, moved into it, deleted or restored', async () => {
  const cashBox = await aCashBox()
  const form = { from_field: cashBox.name, amount_iqd: 1000 }
  const payment = await aPayment(api, { ...form, date: yesterday })
  const later = await aPayment(api, { ...form, date: now })
  const gone = await aPayment(api, { ...form, date: yesterday })
  await api.delete(`/payment-voucher/${gone.id}`)
  const untied = await aPayment(api, { ...form, from_field: 'Nobody', date: yesterday })
  await closed(cashBox, { date: yesterday, counted: 99_000 })
  const refused = refusedFor(cashBox, yesterday)

  const newVoucher = { ...form, subject: 'x', to: 'x', date: yesterday }
  expect(await api.post('/payment-voucher', newVoucher)).toMatchObject(refused)
  expect(await api.post('/payment-voucher', { ...newVoucher, date: addDays(now, -9) })).toMatchObject(
    refusedFor(cashBox, addDays(now, -9)),
  )
  const change = (id: number, changes: object) => api.put(`/payment-voucher/${id}`, changes)
  expect(await change(payment.id, { amount_iqd: 1 })).toMatchObject(refused)
  expect(await change(payment.id, { date: now })).toMatchObject(refused)
  expect(await change(payment.id, { from_field: 'Nobody' })).toMatchObject(refused)
  expect(await change(later.id, { date: yesterday })).toMatchObject(refused)
  expect(await change(untied.id, { from_field: cashBox.name })).toMatchObject(refused)
  expect(await api.delete(`/payment-voucher/${payment.id}`)).toMatchObject(refused)
  const [deletion] = (
    await api.get<Listed<{ id: number }>>(`/history?resource=payment_voucher&id=${gone.id}`)
  ).body.results
  expect(await api.post(`/history/${deletion?.id}/restore`)).toMatchObject(refused)
  expect(await api.put(`/bank-account/${cashBox.id}`, { opening_balance: 1 })).toMatchObject({ status: 422 })
  expect(await balanceOf(cashBox)).toBe(98_000)

  // Changes that affect no money remain possible, and so does the next day.
  expect((await change(payment.id, { subject: 'Rent of the shop' })).status).toBe(200)
  expect((await api.put(`/bank-account/${cashBox.id}`, { name: `${cashBox.name} renamed` })).status).toBe(200)
  expect((await change(later.id, { amount_iqd: 2000 })).status).toBe(200)
  expect(await balanceOf(cashBox)).toBe(97_000)
})

test('a closed day protects receipts, petty cash and both sides of a transfer as well', async () => {
  const cashBox = await aCashBox()
  const other = await aCashBox()
  const receipt = await aReceipt(api, { to_account: cashBox.name, date: now, net_iqd: 1000 })
  const gone = await aReceipt(api, { to_account: cashBox.name, date: now, net_iqd: 7000 })
  await api.delete(`/receipt-voucher/${gone.id}`)
  // In no cash box, so its day is not closed.
  const open = await aReceipt(api, { to_account: 'Nobody', date: now, net_iqd: 1000 })
  const moved = { subject: 'x', from_account: other.id, amount_out: 500, to_account: cashBox.id, date: now }
  const transfer = (await api.post<Saved<{ id: number }>>('/account-transfer', moved)).body.data
  await closed(cashBox, { counted: 101_500 })
  const refused = refusedFor(cashBox, now)
  expect(await api.put(`/receipt-voucher/${receipt.id}`, { net_iqd: 1 })).toMatchObject(refused)
  expect(await api.delete(`/receipt-voucher/${receipt.id}`)).toMatchObject(refused)
  const cancel = (id: number) => api.post(`/receipt-voucher/${id}/cancel`, { reason: 'Counted twice' })
  expect(await cancel(receipt.id)).toMatchObject(refused)
  expect((await cancel(open.id)).status).toBe(200)
  const [deletion] = (
    await api.get<Listed<{ id: number }>>(`/history?resource=receipt_voucher&id=${gone.id}`)
  ).body.results
  expect(await api.post(`/history/${deletion?.id}/restore`)).toMatchObject(refused)
  const another = { to_account: cashBox.name, date: now, net_iqd: 1 }
  expect(await api.post('/receipt-voucher', await receiptForm(api, another))).toMatchObject(refused)
  const spent = { project_name: 'Tea', project_amount: 1, receipt_no: '1', receipt_form: 'x' }
  expect(await api.post('/petty-cash', { ...spent, account: cashBox.id })).toMatchObject(refused)
  expect(await api.post('/account-transfer', moved)).toMatchObject(refused)
  expect(await api.put(`/account-transfer/${transfer.id}`, { amount_out: 1, amount_in: 1 })).toMatchObject(
    refused,
  )
  expect(await api.delete(`/account-transfer/${transfer.id}`)).toMatchObject(refused)
  expect((await api.put(`/account-transfer/${transfer.id}`, { subject: 'y' })).status).toBe(200)
  expect([await balanceOf(cashBox), await balanceOf(other)]).toEqual([101_500, 99_500])
})

test('a superuser reopens the last closed day with a reason, which removes its difference', async () => {
  const cashBox = await aCashBox()
  const first = await closed(cashBox, { date: yesterday, counted: 99_000, reason: 'Lost' })
  const second = await closed(cashBox, { date: now, counted: 99_000 })
  expect((await reopen(second, api)).status).toBe(403)
  expect(await reopen(first)).toMatchObject({ status: 422 })
  expect((await superuser.post(`/cash-close/${second.id}/reopen`, {})).status).toBe(422)
  expect((await reopen(second)).status).toBe(200)
  const log = await superuser.get<Listed<{ detail: string }>>(
    '/settings/security-log?kind=settings_changed&page_size=1',
  )
  expect(log.body.results[0]?.detail).toBe(
    `POST /api/v1/cash-close/${second.id}/reopen (reason: "A slip was found")`,
  )
  expect((await reopen(second)).status).toBe(422)
  const opened = (await reopen(first)).body.data
  expect(opened).toMatchObject({
    reopen_reason: 'A slip was found',
    reopened_at: expect.any(String),
    reopened_by_name: expect.any(String),
  })
  expect(await balanceOf(cashBox)).toBe(100_000)
  await aPayment(api, { from_field: cashBox.name, date: yesterday, amount_iqd: 1000 })
  expect(await closed(cashBox, { date: yesterday, counted: 99_000 })).toMatchObject({ difference: 0 })
})

test('an impossible count is refused', async () => {
  const cashBox = await aCashBox()
  const dollars = await aCashBox({ currency: 'USD', opening_balance: 0 })
  const refusals: [CashBox, object, string][] = [
    [cashBox, {}, 'counted'],
    [cashBox, { counted: 0.5 }, 'counted'],
    [cashBox, { counted: -1 }, 'counted'],
    [cashBox, { counted: 1, notes: { '25000': 4 } }, 'counted'],
    [cashBox, { notes: { '100': 1 } }, 'notes'],
    [cashBox, { notes: { '25000': 1.5 } }, 'notes'],
    [cashBox, { notes: [4] }, 'notes'],
    [dollars, { notes: { '250': 1 } }, 'notes'],
    [cashBox, { counted: 1, date: addDays(now, 1) }, 'date'],
    [cashBox, { counted: 100_000, expected: 99_999 }, 'counted'],
    [{ ...cashBox, id: 999_999 }, { counted: 1, notes: { '250': 1 } }, 'account'],
  ]
  for (const [of, form, field] of refusals) {
    const { status, body } = await close(of, form)
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(form)).toEqual([422, [field]])
  }
  expect((await close({ ...cashBox, id: 999_999 }, { counted: 1 })).status).toBe(422)
  expect((await api.get('/cash-close/expected?account=999999')).status).toBe(404)
  await closed(cashBox, { counted: 100_000 })
  expect(await close(cashBox, { counted: 100_000 })).toMatchObject(refusedFor(cashBox, now))
  expect((await api.delete(`/bank-account/${cashBox.id}`)).status).toBe(409)
})

test('documents recorded while a day is being closed, four or fifty, are counted or refused', async () => {
  for (const half of [2, 2, 2, 25]) {
    const cashBox = await aCashBox({ opening_balance: 0 })
    const write = () =>
      api.post('/payment-voucher', {
        subject: 'x',
        to: 'x',
        from_field: cashBox.name,
        amount_iqd: 1000,
        date: now,
      })
    const before = Array.from({ length: half }, write)
    const closing = close(cashBox, { counted: 0, reason: 'Counted while others wrote' })
    const after = Array.from({ length: half }, write)
    const made = await closing
    const answers = await Promise.all([...before, ...after])
    expect(made.status).toBe(201)
    const written = answers.filter(({ status }) => status === 201).length
    expect(answers.every(({ status }) => [201, 422].includes(status))).toBe(true)
    expect(made.body.data.expected).toBe(0 - written * 1000)
    expect(await balanceOf(cashBox)).toBe(0)
  }
})

test('the slip of a closed day is printed', async () => {
  const cashBox = await aCashBox()
  const { id } = await closed(cashBox, { notes: { '50000': 2 } })
  const answer = await api.fetch(`/api/v1/cash-close/generate-pdf/${id}?paper=a5`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
