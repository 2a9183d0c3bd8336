import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aPayment } from '../payments/testing/a-payment.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { MissingNumber } from './missing-numbers.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const manager = await inkwell.as('manager')
const salesman = await inkwell.as('salesman')
const me = (await api.get<{ full_name: string }>('/auth/me')).body.full_name

const missing = async (query: string) =>
  (await manager.get<Listed<MissingNumber>>(`/missing-numbers?${query}`)).body
const numbersIn = async (query: string) => (await missing(query)).results.map(({ number }) => number)

test('a deleted receipt leaves a missing number, with who deleted it, when, and its contents', async () => {
  const customer = await aCustomer(api, { name: 'Zagros Trading' })
  const invoice = await anInvoice(api, { customer: customer.id })
  const form = { invoice: invoice.id, from_account: customer.id, date: '2026-03-09', subject: 'First part' }
  const { id, voucher_no } = await aReceipt(api, { ...form, net_usd: 12.5 })
  expect((await api.delete(`/receipt-voucher/${id}`)).status).toBe(204)
  const after = await aReceipt(api, { ...form, net_usd: 1 })
  expect(after.voucher_no).toBe(voucher_no + 1)

  const [found] = (await missing('series=receipt')).results
  expect(found).toMatchObject({
    series: 'receipt',
    number: String(voucher_no),
    up_to: null,
    deleted_by: me,
    text: '09/03/2026 · Zagros Trading · First part · USD 12.50',
  })
  expect(Date.now() - Date.parse(found?.deleted_at ?? '')).toBeLessThan(60_000)
  expect(await numbersIn('series=receipt&year=2025')).toEqual([])
  expect(await numbersIn('series=receipt&year=2026')).toEqual([String(voucher_no)])
  expect(await numbersIn('search=zagros first')).toEqual([String(voucher_no)])
  expect(await numbersIn('search=nobody')).toEqual([])

  await api.post('/history/undo-deletion', { resource: 'receipt_voucher', id })
  expect(await numbersIn('series=receipt')).toEqual([])
})

test('skipped numbers name the user who entered the higher one; a confirmed large gap is one row', async () => {
  const first = await aPayment(api, { date: '2025-05-05' })
  await aPayment(api, { voucher_no: first.voucher_no + 3, date: '2025-06-06' })
  const skipped = await missing('series=payment&year=2025')
  expect(
    skipped.results.map(({ number, up_to, deleted_by, text }) => [number, up_to, deleted_by, text]),
  ).toEqual(
    [1, 2].map((step) => [
      String(first.voucher_no + step),
      null,
      me,
      `Skipped when ${first.voucher_no + 3} was created.`,
    ]),
  )
  const far = await aPayment(api, { voucher_no: first.voucher_no + 500_000, date: '2024-01-01' })
  expect((await missing('series=payment&year=2024')).results).toMatchObject([
    { number: String(first.voucher_no + 4), up_to: String(far.voucher_no - 1) },
  ])
  // An entered number beyond the highest possible one of a series skips nothing.
  await aPayment(api, { voucher_no: 2_147_483_647, date: '2024-01-01' })
  expect((await missing('series=payment&year=2024')).count).toBe(1)
})

test('every number sequence is listed: invoices by year, transfers and petty cash, also the last number', async () => {
  const draft = await anInvoice(api, { status: 'draft' })
  await api.delete(`/invoice/${draft.id}`)
  const gift = { invoice_date: '2026-07-01', invoice_products: [aLine({ unit_price: 0 })] }
  const invoice = await anInvoice(api, gift)
  await api.delete(`/invoice/${invoice.id}`)
  const transfer = { to_account: 1, amount_in: 5, subject: 'Owner', date: '2026-07-02' }
  const moved = (await api.post<Saved<{ id: number; transfer_no: number }>>('/account-transfer', transfer))
    .body.data
  await api.delete(`/account-transfer/${moved.id}`)
  const cash = {
    project_name: 'Tea',
    project_amount: 1000,
    receipt_form: 'Paper',
    receipt_no: '1',
    account: 2,
    date: '2026-07-03',
  }
  const spent = (await api.post<Saved<{ id: number; entry_no: number }>>('/petty-cash', cash)).body.data
  await api.delete(`/petty-cash/${spent.id}`)

  expect(await numbersIn('series=invoice&year=2026')).toEqual([invoice.invoice_no])
  expect(await numbersIn('series=invoice&year=2025')).toEqual([])
  const [transferred] = (await missing('series=transfer')).results
  expect(transferred).toMatchObject({
    number: String(moved.transfer_no),
    text: '02/07/2026 · Owner · USD 5.00',
  })
  const [tea] = (await missing('series=petty_cash')).results
  expect(tea).toMatchObject({ number: String(spent.entry_no), text: '03/07/2026 · Tea · IQD 1,000' })
  const order = (await missing('')).results.map(({ series }) => series)
  expect(order).toEqual(order.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)))
})
const all = ['receipt', 'payment', 'transfer', 'petty_cash', 'credit_note', 'invoice', 'bad_debt']

test('an unknown sequence, year or ordering is refused with a message', async () => {
  for (const wrong of ['series=shoes', 'year=x', 'ordering=shoes', 'page=0', 'year=99999999999']) {
    expect((await api.get(`/missing-numbers?${wrong}`)).status).toBe(400)
  }
  for (const right of ['ordering=-number', 'ordering=deleted_at', 'page_size=1&page=2', 'search=12345678']) {
    expect((await api.get(`/missing-numbers?${right}`)).status).toBe(200)
  }
})

test('a user sees no missing numbers of documents that they may not see', async () => {
  expect((await salesman.get('/missing-numbers')).status).toBe(403)
  const right = '/settings/permissions/payment_voucher/manager'
  expect((await api.put(right, { verbs: [] })).status).toBe(200)
  expect((await manager.get('/missing-numbers?series=payment')).status).toBe(403)
  expect((await missing('')).results.filter(({ series }) => series === 'payment')).toEqual([])
})

test('the list is exported as a file as well', async () => {
  for (const format of ['csv', 'xlsx']) {
    const answer = await api.fetch(`/api/v1/missing-numbers/export?format=${format}&series=transfer`)
    expect(answer.status).toBe(200)
    if (format === 'csv') expect(await answer.text()).toContain('Owner')
  }
})
