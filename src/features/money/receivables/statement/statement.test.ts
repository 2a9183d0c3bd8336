import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import { addDays } from '../../../../kernel/contract/values/day.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { readRows } from '../../../../kernel/server/spreadsheet/read-rows.ts'
import { sheetFile } from '../../../../kernel/server/spreadsheet/testing/spreadsheet-file.ts'
import type { Listed, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { textOfPages } from '../../../../kernel/server/pdf/testing/read-pdf.ts'
import { translators } from '../../../../i18n/translators.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import type { statementEndpoints } from './statement.contract.ts'

type Account = ReplyOf<typeof statementEndpoints.account>
type Statement = ReplyOf<typeof statementEndpoints.statement>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const today = async () =>
  (await inkwell.pool.query<{ today: string }>('select company_today()::text as today')).rows[0]?.today ?? ''

const over = (customer: number, amount: number, wanted: object = {}) =>
  anInvoice(api, { customer, invoice_products: [aLine({ quantity: 1, unit_price: amount })], ...wanted })
const pay = async (payment: object) => {
  const { status, body } = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', payment)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.vouchers[0]?.id
}
const orderOf = async (invoice: number) =>
  (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]?.id
const accountOf = async (id: number) => (await api.get<Account>(`/customer/${id}/account`)).body
const statementOf = async (id: number, query = '') =>
  (await api.get<Statement>(`/customer/${id}/statement?${query}`)).body

test('an account shows balance, unapplied credit, open invoices and the last payments', async () => {
  const { id } = await aCustomer(api)
  expect(await accountOf(id)).toMatchObject({
    balance: 0,
    on_account: 0,
    open_invoices: [],
    last_entries: [],
  })
  const late = await over(id, 300, { invoice_date: '2026-02-01', age_days: 90 })
  const early = await over(id, 200, { invoice_date: '2026-03-01', age_days: 0 })
  await pay({ customer: id, usd: 50, date: '2026-03-02', settles: null })
  const { balance, open_invoices, last_entries } = await accountOf(id)
  expect(balance).toBe(450)
  expect(open_invoices.map(({ invoice, outstanding, due_date }) => [invoice, outstanding, due_date])).toEqual(
    [
      [early.id, 150, '2026-03-01'],
      [late.id, 300, '2026-05-02'],
    ],
  )
  expect(last_entries).toMatchObject([{ kind: 'receipt_voucher', credit: 50, date: '2026-03-02' }])
  await pay({ customer: id, usd: 500, date: '2026-03-03' })
  expect(await accountOf(id)).toMatchObject({ balance: -50, on_account: 50, open_invoices: [] })
  expect((await api.get('/customer/999999/account')).status).toBe(404)
})

test('a statement lists each entry between opening and closing balance, dinars with their rate', async () => {
  const { id, name, code } = await aCustomer(api)
  const first = await over(id, 1130, { invoice_date: '2026-01-10' })
  await pay({ customer: id, iqd: 444_090, rate: 1310, date: '2026-01-20', subject: 'Deposit' })
  await over(id, 100, { invoice_date: '2026-02-01', po_ref: 'PO-7' })
  await pay({ customer: id, usd: 20.5, date: '2026-02-03' })
  const all = await statementOf(id)
  expect(all).toMatchObject({
    customer: { name, code },
    opening: 0,
    closing: 870.5,
    left_out: 0,
    on_account: 0,
  })
  expect(
    all.entries.map(({ kind, debit, credit, balance, text }) => [kind, debit, credit, balance, text]),
  ).toEqual([
    ['invoice', 1130, 0, 1130, null],
    ['receipt_voucher', 0, 339, 791, 'Deposit'],
    ['invoice', 100, 0, 891, 'PO-7'],
    ['receipt_voucher', 0, 20.5, 870.5, expect.any(String)],
  ])
  expect(all.entries[0]).toMatchObject({ document: first.id, number: first.invoice_no })
  expect(all.entries[1]?.remark).toBe('IQD\u00a0444,090 at 1,310.00')
  const february = await statementOf(id, 'from=2026-02-01&to=2026-02-02')
  expect(february).toMatchObject({ opening: 791, closing: 891 })
  expect(february.entries).toHaveLength(1)
  expect(await statementOf(id, 'from=2027-01-01')).toMatchObject({
    opening: 870.5,
    entries: [],
    closing: 870.5,
  })
  expect((await api.get(`/customer/${id}/statement?from=soon`)).status).toBe(400)
})

test('manual payments, write-offs, and invoices without an order are in the account', async () => {
  const { id } = await aCustomer(api)
  const typed = await over(id, 1000)
  await api.put(`/invoice-tracker/${await orderOf(typed.id)}`, { total_paid: 400, outstanding: 500 })
  const day = await today()
  const { entries, closing } = await statementOf(id)
  expect(entries.slice(1)).toMatchObject([
    { kind: 'bad_debt', credit: 100, date: day },
    {
      kind: 'typed_payment',
      credit: 400,
      date: day,
      document: await orderOf(typed.id),
      number: typed.invoice_no,
    },
  ])
  expect(closing).toBe(500)
  // A manual payment beyond the invoice total is listed, and its excess is not owed to anybody.
  await api.put(`/invoice-tracker/${await orderOf(typed.id)}`, { total_paid: 1200 })
  expect((await statementOf(id)).entries.slice(1)).toMatchObject([
    { kind: 'typed_payment', credit: 400, balance: 600 },
    { kind: 'typed_payment', credit: 800, balance: -200 },
    { kind: 'typed_payment', debit: 200, balance: 0, remark: 'Manual payment exceeds the invoice total' },
  ])
  expect(await accountOf(id)).toMatchObject({ balance: 0, on_account: 0, open_invoices: [] })

  const orderless = await over(id, 70)
  const paid = await pay({ customer: id, usd: 70, allocations: [{ invoice: orderless.id, amount_usd: 70 }] })
  await api.delete(`/invoice-tracker/${await orderOf(orderless.id)}`)
  await api.post(`/receipt-voucher/${paid}/cancel`, { reason: 'A mistake' })
  await pay({ customer: id, usd: 30, allocations: [{ invoice: orderless.id, amount_usd: 30 }] })
  expect(await accountOf(id)).toMatchObject({
    balance: 40,
    open_invoices: [{ invoice: orderless.id, invoice_no: orderless.invoice_no, outstanding: 40 }],
  })
})

test('the aging at the foot is by due date, as of today', async () => {
  const { id } = await aCustomer(api)
  const day = await today()
  const due = { 0: 1, 1: 2, 30: 4, 31: 8, 60: 16, 61: 32, 90: 64, 91: 128 }
  for (const [ago, amount] of Object.entries(due)) {
    await over(id, amount, { invoice_date: addDays(day, -Number(ago) - 10), age_days: 10 })
  }
  const ages = { not_due: 1, d1_30: 6, d31_60: 24, d61_90: 96, over_90: 128 }
  expect((await statementOf(id)).ages).toEqual(ages)
  expect((await accountOf(id)).ages).toEqual(ages)
})

test('a cancelled receipt is not counted, and one without a rate is listed without a value', async () => {
  const { id } = await aCustomer(api)
  await over(id, 100)
  await pay({ customer: id, iqd: 131_000, date: '2026-04-01' })
  const [, waiting] = (await statementOf(id)).entries
  expect(waiting).toMatchObject({ kind: 'receipt_voucher', credit: 0, iqd: 131_000, balance: 100 })
  expect(waiting?.remark).toBe('IQD\u00a0131,000 without exchange rate')
  const inArabic = (await statementOf(id, 'language=ar')).entries[1]?.remark
  expect(inArabic).toBe(translators.ar('{amount} without exchange rate', { amount: 'IQD\u00a0131,000' }))
  await api.post(`/receipt-voucher/${waiting?.document}/cancel`, { reason: 'Counted twice' })
  const [, stays, reversal] = (await statementOf(id)).entries
  expect(stays).toMatchObject({ kind: 'receipt_voucher', date: '2026-04-01', reversal: false })
  expect(reversal).toMatchObject({
    kind: 'receipt_voucher',
    reversal: true,
    remark: 'Cancelled',
    balance: 100,
  })
})

test('a cancelled document is reversed on its day, and unchanged on the days before', async () => {
  const { id } = await aCustomer(api)
  await over(id, 100, { invoice_date: '2026-03-05' })
  const paid = await pay({ customer: id, usd: 100, date: '2026-04-01' })
  const before = await statementOf(id, 'to=2026-04-30')
  expect(before).toMatchObject({ closing: 0, ages: { over_90: 0 } })
  await api.post(`/receipt-voucher/${paid}/cancel`, { reason: 'Bounced', date: '2026-05-03' })
  expect(await statementOf(id, 'to=2026-04-30')).toEqual(before)
  const after = await statementOf(id)
  expect(after.entries.map(({ date, reversal, balance }) => [date, reversal, balance])).toEqual([
    ['2026-03-05', false, 100],
    ['2026-04-01', false, 0],
    ['2026-05-03', true, 100],
  ])
  expect(after.closing).toBe(100)
})

test('a document cancelled on its own day is left out of a statement, unless requested', async () => {
  const { id } = await aCustomer(api)
  await over(id, 100, { invoice_date: '2026-03-05' })
  const paid = await pay({ customer: id, usd: 40 })
  await api.post(`/receipt-voucher/${paid}/cancel`, { reason: 'Typed twice' })
  expect((await statementOf(id)).entries).toHaveLength(1)
  expect((await statementOf(id, 'with_cancelled=true')).entries).toHaveLength(3)
})

test('a statement is printed, and exported to a file', async () => {
  const { id, code } = await aCustomer(api, { name: 'شركة النور للطباعة' })
  await over(id, 1130, { invoice_date: '2026-01-10' })
  await pay({ customer: id, iqd: 444_090, rate: 1310, date: '2026-01-20' })
  const pdf = await api.fetch(`/api/v1/customer/${id}/statement/pdf?from=2026-01-01`)
  expect(pdf.headers.get('content-disposition')).toContain(`Statement ${code}`)
  const [page = ''] = textOfPages(Buffer.from(await pdf.arrayBuffer()))
  const written = page.replaceAll('\u00a0', ' ').toLowerCase()
  for (const words of [
    'Statement of Account',
    'IQD 444,090 at 1,310.00',
    '791.00',
    'From 01/01/2026',
    'Over 90 days',
  ]) {
    expect(written).toContain(words.toLowerCase())
  }

  const file = await api.fetch(`/api/v1/customer/${id}/statement/export?to=2026-12-31`)
  expect(file.headers.get('content-type')).toMatch(/spreadsheetml/)
  const { rows } = await readRows(sheetFile(new Uint8Array(await file.arrayBuffer())))
  expect(rows[0]?.cells.slice(1, 8)).toEqual([
    'Date',
    'Document',
    'No',
    'Description',
    'Debit',
    'Credit',
    'Balance',
  ])
  expect(rows.slice(1).map(({ cells }) => [cells[2], cells[7]])).toMatchObject([
    ['', { exact: '0' }],
    ['Invoice', { exact: '1130' }],
    ['Receipt Voucher', { exact: '791' }],
    ['', { exact: '791' }],
  ])
})

test('a statement of a past period labels open amounts with the last day of the period', async () => {
  const { id } = await aCustomer(api)
  await over(id, 600, { invoice_date: '2026-03-05' })
  await over(id, 400, { invoice_date: '2026-05-10' })
  expect(await statementOf(id, 'to=2026-04-30')).toMatchObject({ closing: 600, ages_on: '2026-04-30' })
  const now = await statementOf(id)
  expect(now).toMatchObject({ closing: 1000, ages_on: now.today })
  const pdf = await api.fetch(`/api/v1/customer/${id}/statement/pdf?to=2026-04-30`)
  const [page = ''] = textOfPages(Buffer.from(await pdf.arrayBuffer()))
  const written = page.replaceAll('\u00a0', ' ').toLowerCase()
  expect(written).toContain('open on 30/04/2026')
  expect(written).toContain('balance on 30/04/2026')
  expect(written).not.toContain(`open on ${formatDay(now.today)}`)
})

test('customers’ accounts are for users who may view them and all their documents', async () => {
  const { id } = await aCustomer(api)
  const calls = ['account', 'statement', 'statement/pdf', 'statement/export'].map(
    (name) => `/customer/${id}/${name}`,
  )
  const statuses = async () => {
    const salesman = await inkwell.as('salesman')
    return await Promise.all(
      [
        ...calls,
        '/receivables',
        '/receivables/export?format=csv',
        '/receivables/paper',
        '/receivables/pdf',
      ].map(async (path) => (await salesman.fetch(`/api/v1${path}`)).status),
    )
  }
  expect(new Set(await statuses())).toEqual(new Set([403]))
  const owner = await inkwell.as('superuser')
  const give = (resource: string, verbs: string[]) =>
    owner.put(`/settings/permissions/${resource}/salesman`, { verbs })
  const before = await give('receivables', ['view'])
  expect(before.status).toBe(200)
  expect(new Set(await statuses())).toEqual(new Set([200]))
  await give('invoices', [])
  expect(new Set(await statuses())).toEqual(new Set([403]))
  await give('invoices', ['view', 'create', 'update'])
  await give('receivables', [])
})
