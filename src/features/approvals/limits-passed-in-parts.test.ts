import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../invoices/testing/an-invoice.ts'
import { aBadDebt } from '../money/bad-debts/testing/a-bad-debt.ts'
import { aCreditNote } from '../money/credit-notes/testing/a-credit-note.ts'
import { aUser } from '../people/testing/a-user.ts'
import { aPayment } from '../money/payments/testing/a-payment.ts'
import { setLimits } from './testing/set-limits.ts'

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')
const salesman = await inkwell.as('salesman')
beforeEach(() => setLimits(owner, { discount: 10, credit_usd: 100, refund_usd: 100, bad_debt_usd: 100 }))

const lines = [aLine({ quantity: 1, unit_price: 1000 })]

test('credits of all users to one customer on one day count together for the limit', async () => {
  const { id, customer } = await anInvoice(owner, { invoice_products: lines })
  const free = (unit_price: number) => ({
    customer,
    invoice: id,
    reason: 'goodwill' as const,
    lines: [{ description: 'Goodwill', quantity: 1, unit_price }],
  })
  expect((await aCreditNote(manager, free(60))).approval).toBeNull()
  const second = await aCreditNote(manager, free(60))
  expect(second.approval).toBe('waiting')
  expect((await aCreditNote(manager, free(40))).approval).toBeNull()
  // Another customer's amounts count separately.
  const other = await anInvoice(owner, { invoice_products: lines })
  const another = { customer: other.customer, invoice: other.id }
  const first = await aCreditNote(owner, { ...free(60), ...another })
  // Earlier amounts of any author count against the limit of the current author. Waiting and cancelled documents do not
  // count.
  expect((await aCreditNote(manager, { ...free(60), ...another })).approval).toBe('waiting')
  expect((await aCreditNote(admin, { ...free(60), ...another })).approval).toBeNull()
  expect((await owner.post(`/credit-note/${first.id}/cancel`, { reason: 'No' })).status).toBe(200)
  expect((await aCreditNote(manager, { ...free(40), ...another })).approval).toBeNull()
  const { body } = await admin.get<{ results: { id: number; kind: string; beside: number }[] }>('/approvals')
  expect(body.results.find((one) => one.kind === 'credit_note' && one.id === second.id)).toMatchObject({
    beside: 100,
  })
})

test('parts sent at the same moment count together as well', async () => {
  const customer = (await aCustomer(owner)).id
  await owner.post('/receipt', { customer, usd: 500 })
  const parts = await Promise.all([1, 2, 3, 4].map(() => aPayment(manager, { customer, amount_usd: 60 })))
  expect(parts.filter(({ approval }) => approval === null)).toHaveLength(1)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('credits of several users at once count together as well, including approved ones', async () => {
  const customer = (await aCustomer(owner)).id
  await owner.post('/receipt', { customer, usd: 900 })
  const others = await Promise.all(
    [1, 2, 3].map(async () => inkwell.signIn((await aUser(inkwell.pool, { role: 'manager' })).username)),
  )
  const parts = await Promise.all(
    [manager, ...others].map((by) => aPayment(by, { customer, amount_usd: 60 })),
  )
  expect(parts.filter(({ approval }) => approval === null)).toHaveLength(1)
  const waiting = parts.find(({ approval }) => approval === 'waiting')
  expect((await admin.post(`/payment-voucher/${waiting?.id}/approve`)).status).toBe(200)
  expect((await aPayment(manager, { customer, amount_usd: 1 })).approval).toBe('waiting')
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a payment without a customer has a limit of its own, dinars at the daily rate', async () => {
  await setLimits(owner, { payment_usd: 100 })
  await owner.post('/exchange-rate', { date: '2026-01-01', iqd_per_usd: 1000 })
  const paid = async (form: object) => await aPayment(manager, { amount_usd: null, ...form })
  expect((await paid({ amount_usd: 100 })).approval).toBeNull()
  expect((await paid({ amount_usd: 100 })).approval).toBeNull()
  const beyond = await paid({ amount_usd: 40, amount_iqd: 60_500 })
  expect(beyond.approval).toBe('waiting')
  const within = await paid({ amount_usd: 40, amount_iqd: 60_000 })
  expect(within.approval).toBeNull()
  const path = `/payment-voucher/${within.id}`
  expect(await manager.put(path, { amount_iqd: 60_500 })).toMatchObject({
    status: 422,
    body: { errors: { amount_usd: [expect.stringContaining('your limit')] } },
  })
  expect((await manager.put(path, { subject: 'Rent' })).status).toBe(200)
  const { body } = await admin.get<{ results: { id: number; kind: string; limit: string; usd: number }[] }>(
    '/approvals',
  )
  expect(body.results.find((one) => one.kind === 'payment_voucher' && one.id === beyond.id)).toMatchObject({
    limit: 'payment_usd',
    usd: 100.5,
  })
  expect((await admin.post(`/payment-voucher/${beyond.id}/approve`)).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('an approved refund cannot change its customer or payee, and cannot be raised', async () => {
  const customer = (await aCustomer(owner)).id
  const friend = (await aCustomer(owner)).id
  for (const one of [customer, friend]) await owner.post('/receipt', { customer: one, usd: 900 })
  const refund = await aPayment(manager, { customer, amount_usd: 300 })
  expect((await admin.post(`/payment-voucher/${refund.id}/approve`)).status).toBe(200)
  for (const change of [{ customer: friend }, { to: 'A friend' }, { amount_usd: 301 }]) {
    expect(await manager.put(`/payment-voucher/${refund.id}`, change)).toMatchObject({
      status: 422,
      body: { errors: { amount_usd: [expect.stringContaining('your limit')] } },
    })
  }
  expect((await manager.put(`/payment-voucher/${refund.id}`, { subject: 'As agreed' })).status).toBe(200)
})

test('a write-off on an order has the limit of bad debts, together with earlier write-offs', async () => {
  const { id, customer } = await anInvoice(owner, { invoice_products: lines })
  const orders = await owner.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${id}`)
  const order = orders.body.results[0]?.id ?? 0
  const type = (outstanding: number) =>
    manager.put(`/invoice-tracker/${order}`, { total_paid: 0, outstanding })
  expect(await type(800)).toMatchObject({
    status: 422,
    body: { errors: { outstanding: [expect.stringContaining('your limit of USD')] } },
  })
  expect((await type(940)).status).toBe(200)
  // Neither in two manual steps, nor one half as a bad debt.
  expect((await type(880)).status).toBe(422)
  await aBadDebt(owner, { customer, invoice: id, amount_usd: 30 })
  expect(await type(860)).toMatchObject({ status: 422 })
  expect((await owner.put(`/invoice-tracker/${order}`, { total_paid: 0, outstanding: 500 })).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('bad debts and write-offs on orders count together, in either order', async () => {
  // By default managers may not write off bad debts.
  const limit = async (bad_debt_usd: number | null) =>
    expect((await owner.put('/settings', { limits: { admin: { bad_debt_usd } } })).status).toBe(200)
  await limit(100)
  onTestFinished(() => limit(null))
  const orderOf = async (invoice: number) =>
    (await owner.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]?.id ?? 0
  const typeOff = async (invoice: number, usd: number) => {
    const form = { total_paid: 0, outstanding: 1000 - usd }
    return (await admin.put(`/invoice-tracker/${await orderOf(invoice)}`, form)).status
  }
  const twoOf = async () => {
    const one = await anInvoice(owner, { invoice_products: lines })
    return [one, await anInvoice(owner, { invoice_products: lines, customer: one.customer })] as const
  }
  const [one, other] = await twoOf()
  expect(await typeOff(one.id, 70)).toBe(200)
  // On another invoice of the customer, manually or by a document.
  expect(await typeOff(other.id, 70)).toBe(422)
  const debt = { customer: other.customer, invoice: other.id }
  expect((await aBadDebt(admin, { ...debt, amount_usd: 70 })).approval).toBe('waiting')
  expect((await aBadDebt(admin, { ...debt, amount_usd: 30 })).approval).toBeNull()

  const [first, second] = await twoOf()
  const written = { customer: first.customer, invoice: first.id, amount_usd: 70 }
  expect((await aBadDebt(admin, written)).approval).toBeNull()
  expect(await typeOff(second.id, 70)).toBe(422)
  expect(await typeOff(second.id, 30)).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('all write-offs of one invoice count together, whatever their users and days', async () => {
  const limit = async (bad_debt_usd: number | null) =>
    expect((await owner.put('/settings', { limits: { admin: { bad_debt_usd } } })).status).toBe(200)
  await limit(100)
  onTestFinished(() => limit(null))
  const { id, customer } = await anInvoice(owner, { invoice_products: lines })
  const orders = await owner.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${id}`)
  const order = `/invoice-tracker/${orders.body.results[0]?.id}`
  expect((await owner.put(order, { total_paid: 0, outstanding: 930 })).status).toBe(200)
  expect((await aBadDebt(admin, { customer, invoice: id, amount_usd: 30 })).approval).toBeNull()
  expect((await aBadDebt(admin, { customer, invoice: id, amount_usd: 0.01 })).approval).toBe('waiting')
  // A bad debt without an invoice counts too, unless it is applied to another invoice.
  expect((await aBadDebt(admin, { customer, invoice: null, amount_usd: 1 })).approval).toBe('waiting')
  const older = { customer, invoice_products: lines, invoice_date: '2026-03-01', unusual_date: true }
  await anInvoice(owner, older)
  // Together with everything written off today for the same customer, by any user.
  await limit(170)
  expect((await aBadDebt(admin, { customer, invoice: null, amount_usd: 70 })).approval).toBeNull()
  await limit(100)
  expect((await admin.put(order, { total_paid: 0, outstanding: 899 })).status).toBe(422)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a user with a limit cannot change limits', async () => {
  const wanted = { admin: { discount: 50 } }
  expect((await admin.put('/settings', { limits: wanted })).status).toBe(403)
  expect((await admin.put('/settings', { limits: { manager: { discount: null } } })).status).toBe(403)
  expect((await owner.put('/settings', { limits: wanted })).status).toBe(200)
})

test('a user who set the discount in another user’s draft cannot approve it', async () => {
  const draft = await anInvoice(salesman, { status: 'draft', invoice_products: lines })
  expect((await admin.put(`/invoice/${draft.id}`, { discount: 60 })).status).toBe(200)
  const { body } = await salesman.put<Saved<{ approval: string }>>(`/invoice/${draft.id}`, {
    status: 'issued',
  })
  expect(body.data.approval).toBe('waiting')
  expect((await admin.post(`/invoice/${draft.id}/approve`)).status).toBe(403)
  expect((await owner.post(`/invoice/${draft.id}/approve`)).status).toBe(200)
})

test('no document starts to wait on a closed day, and closing the books lists the waiting ones', async () => {
  const old = { invoice_date: '2026-01-15', unusual_date: true, invoice_products: lines }
  const { id, customer } = await anInvoice(salesman, { ...old, discount: 25 })
  const before = await owner.get<{ groups: { kind: string; results: { id: number; document: string }[] }[] }>(
    '/books/before-closing?until=2026-01-31',
  )
  expect(before.body.groups.find(({ kind }) => kind === 'approval')?.results).toContainEqual(
    expect.objectContaining({ document: 'invoice', id }),
  )
  expect((await owner.post('/books/close', { until: '2026-01-31' })).status).toBe(201)
  const late = { ...old, customer, discount: 25, invoice_type: 'cash', payment_method: 'cash' }
  expect((await salesman.post('/invoice', { ...late, status: 'issued' })).status).toBe(422)
  const { body } = await admin.post<Saved<{ counts_from: string; invoice_date: string }>>(
    `/invoice/${id}/approve`,
  )
  expect(body.data).toMatchObject({ invoice_date: '2026-01-15', counts_from: expect.any(String) })
  expect(body.data.counts_from > '2026-01-31').toBe(true)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  await owner.post('/books/reopen', { until: null, reason: 'Test' })
})

test('waiting documents are listed in To Reconcile, for users with its permission', async () => {
  const { id } = await anInvoice(salesman, { discount: 25, invoice_products: lines })
  const { body } = await owner.get<{ groups: { kind: string; results: { id: number; usd: number }[] }[] }>(
    '/reconcile',
  )
  expect(body.groups.find(({ kind }) => kind === 'waiting')?.results).toContainEqual(
    expect.objectContaining({ document: 'invoice', id, usd: 250, typed_by: 'Test salesman' }),
  )
})

test('the author can delete a waiting document, also after its paper was opened; its number stays used', async () => {
  const customer = (await aCustomer(owner)).id
  await owner.post('/receipt', { customer, usd: 500 })
  const refund = await aPayment(manager, { customer, amount_usd: 300 })
  expect((await manager.fetch(`/api/v1/payment-voucher/generate-pdf/${refund.id}`)).status).toBe(200)
  expect((await manager.delete(`/payment-voucher/${refund.id}`)).status).toBe(204)
  const next = await aPayment(manager, { customer, amount_usd: 10 })
  expect(next.voucher_no).toBeGreaterThan(refund.voucher_no)
})
