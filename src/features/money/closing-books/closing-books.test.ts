import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Listed, Refused } from '../../../kernel/server/testing/api-client.ts'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { closingBooksEndpoints } from './closing-books.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')
const closedUntil = '2026-10-31'
const refusal = 'The books are closed through 31/10/2026.'
const october = '2026-10-10'

const close = (until: string) => api.post<Refused>('/books/close', { until, note: 'Month end' })
const over = async (customer: number, amount: number, invoice_date: string) =>
  await anInvoice(api, {
    customer,
    invoice_date,
    invoice_products: [aLine({ quantity: 1, unit_price: amount })],
  })
const receive = async (payment: object) =>
  await api.post<{ data: { vouchers: { id: number }[] } } & Refused>('/receipt', payment)

test('an invoice of closed books is cancelled with its cash rounding and manual payments', async () => {
  const customer = (await aCustomer(api)).id
  const day = '2026-09-10'
  const rounded = await over(customer, 791, day)
  const typed = await over(customer, 50, day)
  const order = (await api.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${typed.id}`)).body
    .results[0]?.id
  expect((await api.put(`/invoice-tracker/${order}`, { total_paid: 20 })).status).toBe(200)
  const paid = await receive({
    customer,
    iqd: 1_036_250,
    rate: 1310,
    date: day,
    settles: [rounded.id],
    iqd_account: 'Cash IQD',
  })
  expect(paid.body).toMatchObject({ data: { on_account_usd: 0, rounding_usd: -0.03 } })
  expect((await close('2026-09-30')).status).toBe(201)
  const shown = async () => (await api.get(`/customer/${customer}/statement?to=2026-09-30`)).body
  const before = await shown()
  for (const { id } of [rounded, typed]) {
    expect(await api.post(`/invoice/${id}/cancel`, { reason: 'Not ordered' })).toMatchObject({ status: 200 })
  }
  expect(await shown()).toEqual(before)
  const voucher = paid.body.data.vouchers[0]?.id
  expect((await api.get(`/receipt-voucher/${voucher}`)).body).toMatchObject({
    rounding_usd: 0,
    on_account_usd: 791.03,
    settlements: [],
  })
  expect((await api.get(`/customer/${customer}/account`)).body).toMatchObject({
    balance: -791.03,
    on_account: 791.03,
  })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  // All of it can be refunded, and then the receipt cannot be cancelled.
  const refund = {
    subject: 'Back',
    to: 'Ali',
    from_field: 'PEN-COMPANY',
    customer,
    amount_usd: 791.03,
    below_zero: true,
  }
  expect((await api.post('/payment-voucher', refund)).status).toBe(201)
  expect(
    (await api.post(`/receipt-voucher/${voucher}/cancel`, { reason: 'x', below_zero: true })).status,
  ).toBe(422)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('closed books refuse every write, and errors are corrected by cancelling on an open day', async () => {
  const customer = (await aCustomer(api)).id
  const invoice = await over(customer, 100, october)
  const paid = (await receive({ customer, usd: 100, date: october })).body.data.vouchers[0]?.id
  const petty = await api.post<{ data: { id: number } }>('/petty-cash', {
    project_name: 'Ink',
    project_amount: 5000,
    account: 2,
    date: october,
    receipt_no: 'B-1',
    receipt_form: 'Bill',
    below_zero: true,
  })
  const shown = async () => [
    (await api.get(`/customer/${customer}/statement?to=${closedUntil}`)).body,
    (await api.get(`/bank-account/1/cash-book?to=${closedUntil}`)).body,
  ]
  const before = await shown()
  expect((await close(closedUntil)).status).toBe(201)
  expect((await api.get<ReplyOf<typeof closingBooksEndpoints.read>>('/books')).body).toMatchObject({
    closed_until: closedUntil,
    decisions: [
      { until: closedUntil, closed: true, reason: 'Month end', created_by_name: expect.any(String) },
      { until: '2026-09-30' },
    ],
  })

  const refused: [string, () => Promise<{ status: number; body: Refused }>][] = [
    ['date', () => receive({ customer, usd: 5, date: october })],
    [
      'date',
      () =>
        api.put<Refused>(`/receipt-voucher/${paid}`, {
          amount_usd_advance: null,
          net_usd: null,
          amount_usd_final: 90,
        }),
    ],
    ['date', () => api.put<Refused>(`/receipt-voucher/${paid}`, { date: '2026-11-02' })],
    ['date', () => api.put<Refused>(`/petty-cash/${petty.body.data.id}`, { project_amount: 6000 })],
    ['date', () => api.delete<Refused>(`/petty-cash/${petty.body.data.id}`)],
    [
      'date',
      () =>
        api.post<Refused>('/payment-voucher', {
          subject: 'Rent',
          to: 'Ali',
          from_field: 'PEN-COMPANY',
          date: october,
          amount_usd: 1,
          below_zero: true,
        }),
    ],
    [
      'date',
      () =>
        api.post<Refused>('/account-transfer', {
          from_account: 1,
          amount_out: 1,
          date: october,
          subject: 'x',
          below_zero: true,
        }),
    ],
    [
      'date',
      () =>
        api.post<Refused>('/credit-note', {
          customer,
          date: october,
          reason: 'goodwill',
          lines: [{ description: 'x', quantity: 1, unit_price: 1 }],
        }),
    ],
    ['invoice_date', () => api.put<Refused>(`/invoice/${invoice.id}`, { invoice_date: '2026-11-03' })],
    [
      'date',
      () => api.post<Refused>(`/receipt-voucher/${paid}/cancel`, { reason: 'Bounced', date: '2026-10-30' }),
    ],
    [
      'date',
      () => api.post<Refused>(`/invoice/${invoice.id}/cancel`, { reason: 'Twice', date: '2026-10-30' }),
    ],
  ]
  for (const [field, write] of refused) {
    const { status, body } = await write()
    expect([field, status, body.errors?.[field]], String(write)).toEqual([field, 422, [refusal]])
  }
  // Changes that affect no entry remain possible.
  expect((await api.put(`/receipt-voucher/${paid}`, { details: 'In small notes' })).status).toBe(200)

  const cancelled = await api.post<{ data: { cancelled_on: string } }>(`/receipt-voucher/${paid}/cancel`, {
    reason: 'Bounced',
    below_zero: true,
  })
  expect(cancelled.body.data.cancelled_on).toBe(now)
  expect((await api.post(`/petty-cash/${petty.body.data.id}/cancel`, { reason: 'Typed twice' })).status).toBe(
    200,
  )
  const after = await shown()
  expect(after.map((one) => ({ ...(one as object), today: null }))).toEqual(
    before.map((one) => ({ ...(one as object), today: null })),
  )
  const { balance } = (await api.get<{ balance: number }>(`/customer/${customer}/account`)).body
  expect(balance).toBe(100)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('an allocation made in closed books is reversed on the day of the action', async () => {
  const customer = (await aCustomer(api)).id
  const day = addDays(now, -20)
  const first = await over(customer, 60, day)
  const second = await over(customer, 60, day)
  const paid = (
    await receive({ customer, usd: 60, date: day, allocations: [{ invoice: first.id, amount_usd: 60 }] })
  ).body.data.vouchers[0]?.id
  expect((await close(addDays(now, -10))).status).toBe(201)
  const before = (await api.get(`/customer/${customer}/statement?to=${addDays(now, -11)}`)).body
  const split = await api.put(`/receipt-voucher/${paid}/settlements`, {
    allocations: [{ invoice: second.id, amount_usd: 60 }],
  })
  expect(split.status).toBe(200)
  expect((await api.get(`/customer/${customer}/statement?to=${addDays(now, -11)}`)).body).toEqual(before)
  const { rows } = await inkwell.pool.query(
    `select s.day::text, s.usd::float from settlement s join entry d on d.id = s.debit
    where d.kind = 'invoice' and d.document = any ($1) order by d.document, s.day`,
    [[first.id, second.id]],
  )
  expect(rows).toEqual([
    { day, usd: 60 },
    { day: now, usd: -60 },
    { day: now, usd: 60 },
  ])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('the books are closed only forward, through yesterday at the latest, and reopened by a superuser with a reason', async () => {
  expect(await close(addDays(now, -30))).toMatchObject({
    status: 422,
    body: { errors: { until: [expect.any(String)] } },
  })
  expect(await close(now)).toMatchObject({ status: 422, body: { errors: { until: [expect.any(String)] } } })
  const admin = await inkwell.as('admin')
  expect((await admin.post('/books/reopen', { until: null, reason: 'x' })).status).toBe(403)
  expect((await api.post('/books/reopen', { until: '2026-09-30' })).status).toBe(422)
  expect((await api.post('/books/reopen', { until: '2026-09-30', reason: 'The auditor asked' })).status).toBe(
    201,
  )
  expect((await api.get('/books')).body).toMatchObject({ closed_until: '2026-09-30' })
  expect((await api.post('/books/reopen', { until: null, reason: 'Credit all' })).body).toMatchObject({
    closed_until: null,
  })
})

test('a new account begins today by default, and an opening date in closed books is refused', async () => {
  const create = async (form: object) =>
    await api.post<{ data: { id: number; opening_date: string } } & Refused>('/bank-account', {
      currency: 'USD',
      opening_balance: 70,
      ...form,
    })
  await close('2026-11-01')
  const { status, body } = await create({ name: 'Opened today' })
  expect([status, body.data.opening_date]).toEqual([201, now])
  const closed = 'The books are closed through 01/11/2026.'
  expect((await create({ name: 'Opened long ago', opening_date: october })).body.errors).toEqual({
    opening_date: [closed],
  })
  const moved = await api.put<Refused>(`/bank-account/${body.data.id}`, { opening_date: october })
  expect(moved.body.errors).toEqual({ opening_date: [closed] })
  const ahead = await create({ name: 'Opened tomorrow', opening_date: addDays(now, 1) })
  expect(ahead.body.errors).toEqual({
    opening_date: ['Opening date cannot be in the future. Enter today’s date or earlier.'],
  })
})

test('the security log shows through which day the books were closed and reopened, and why', async () => {
  const newest = async () =>
    (await api.get<Listed<{ detail: string }>>('/settings/security-log?kind=settings_changed&page_size=1'))
      .body.results[0]?.detail
  await api.post('/books/close', { until: '2026-11-02', note: 'Month end' })
  expect(await newest()).toBe('POST /api/v1/books/close (until: "2026-11-02", note: "Month end")')
  await api.post('/books/reopen', { until: closedUntil, reason: 'A wrong bill' })
  expect(await newest()).toBe(`POST /api/v1/books/reopen (until: "${closedUntil}", reason: "A wrong bill")`)
})

test('open problems are listed before the books are closed', async () => {
  const customer = (await aCustomer(api)).id
  const draft = await api.post<{ data: { id: number } }>('/invoice', {
    customer,
    status: 'draft',
    invoice_date: '2026-01-05',
  })
  const { body } = await api.get<ReplyOf<typeof closingBooksEndpoints.before>>(
    '/books/before-closing?until=2026-01-31',
  )
  expect(body.groups.find(({ kind }) => kind === 'draft')).toMatchObject({
    count: 1,
    results: [{ document: 'invoice', id: draft.body.data.id, date: '2026-01-05' }],
  })
})

test('fifty documents written while the books are being closed come before it or are refused', async () => {
  const customer = (await aCustomer(api)).id
  const day = addDays(now, -3)
  const writers = Array.from({ length: 25 }, async () => await receive({ customer, usd: 1, date: day }))
  const closing = close(day)
  const later = Array.from({ length: 25 }, async () => await receive({ customer, usd: 1, date: day }))
  const answers = await Promise.all([...writers, ...later])
  expect((await closing).status).toBe(201)
  expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
  const taken = answers.filter(({ status }) => status === 201).length
  const { rows } = await inkwell.pool.query<{ count: number }>(
    `select count(*)::integer from entry where customer = $1 and day <= $2`,
    [customer, day],
  )
  expect(rows[0]?.count).toBe(taken)
  expect((await receive({ customer, usd: 1, date: day })).status).toBe(422)
})
