import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { anOpening } from '../../../features/money/opening-balances/testing/an-opening.ts'
import { aPayment } from '../../../features/money/payments/testing/a-payment.ts'
import { aReceipt } from '../../../features/money/receipts/testing/a-receipt.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { faultsInMoney } from '../../doctor/check-money.server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const now = today('Asia/Baghdad')
const before = addDays(now, -9)

let boxes = 0
async function aCashBox(currency: 'USD' | 'IQD', custodian: number | null = null): Promise<number> {
  const box = {
    name: `Box ${++boxes}`,
    bank: 'Safe',
    account_number: '-',
    currency,
    kind: 'cash',
    opening_balance: 0,
    keeper: custodian,
  }
  return (await api.post<Saved<{ id: number }>>('/bank-account', box)).body.data.id
}
const balanceOf = async (id: number) =>
  (await api.get<{ balance: number }>(`/bank-account/${id}`)).body.balance
const bookOf = async (id: number, query: string) =>
  (await api.get<{ closing: number; entries: object[] }>(`/bank-account/${id}/cash-book?${query}`)).body
const cancel = (path: string, values: object = {}) =>
  api.post<Refused>(`${path}/cancel`, { reason: 'A mistake', ...values })

test('a cancelled payment stays in the cash book of its day, and its money is back in the account on the day of cancelling', async () => {
  const box = await aCashBox('USD')
  await api.post('/account-transfer', { to_account: box, amount_in: 500, date: before, subject: 'Owner' })
  const name = (await api.get<{ name: string }>(`/bank-account/${box}`)).body.name
  const { id } = await aPayment(api, { from_field: name, amount_usd: 120, date: before })
  expect(await balanceOf(box)).toBe(380)
  expect(await cancel(`/payment-voucher/${id}`)).toMatchObject({
    status: 200,
    body: {
      data: {
        status: 'cancelled',
        cancelled_on: now,
        cancel_reason: 'A mistake',
        cancelled_by: 'Test admin',
      },
    },
  })
  expect(await balanceOf(box)).toBe(500)
  expect(await bookOf(box, `to=${before}`)).toMatchObject({ closing: 380 })
  expect((await bookOf(box, '')).entries).toMatchObject([{ in: 500 }, { out: 120 }, { in: 120, date: now }])
  for (const write of [
    cancel(`/payment-voucher/${id}`),
    api.put<Refused>(`/payment-voucher/${id}`, { amount_usd: 1 }),
    api.put<Refused>(`/payment-voucher/${id}`, { date: now }),
  ]) {
    expect((await write).status).toBe(422)
  }
  const listed = async (status: string) =>
    (await api.get<{ count: number }>(`/payment-voucher?search=${name.replace(' ', '+')}&status=${status}`))
      .body.count
  expect([await listed('cancelled'), await listed('valid')]).toEqual([1, 0])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a cancelled refund becomes unapplied credit again', async () => {
  const { id: customer } = await aCustomer(api)
  await api.post('/receipt', { customer, usd: 100, date: before })
  const { id } = await aPayment(api, { customer, amount_usd: 60, date: before })
  const onAccount = async () =>
    (await api.get<{ on_account: number }>(`/customer/${customer}/account`)).body.on_account
  expect(await onAccount()).toBe(40)
  expect((await cancel(`/payment-voucher/${id}`)).status).toBe(200)
  expect(await onAccount()).toBe(100)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('cancelled petty cash is not in totals, and cannot be cancelled on an earlier day or in the future', async () => {
  const account = await aCashBox('IQD')
  const entry = {
    project_name: `Ink ${account}`,
    project_amount: 5000,
    date: before,
    receipt_no: 'B',
    receipt_form: 'Bill',
  }
  const { body } = await api.post<Saved<{ id: number }>>('/petty-cash', {
    ...entry,
    account,
    below_zero: true,
  })
  const path = `/petty-cash/${body.data.id}`
  for (const date of [addDays(before, -1), addDays(now, 1)]) {
    expect(await cancel(path, { date })).toMatchObject({
      status: 422,
      body: { errors: { date: [expect.any(String)] } },
    })
  }
  expect((await cancel(path, { date: addDays(before, 1) })).status).toBe(200)
  const totals = await api.get(`/petty-cash/totals?account=${account}`)
  expect(totals.body).toEqual({ total_project_amount: 0 })
  expect(await bookOf(account, `to=${before}`)).toMatchObject({ closing: -5000 })
  expect(await balanceOf(account)).toBe(0)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a cancelled transfer is reversed by its custodian alone, and asks if its cash box has spent the money', async () => {
  const custodian = await inkwell.as('manager')
  const { id: person } = (
    await inkwell.pool.query<{ id: number }>(`select id from users where role = 'manager' limit 1`)
  ).rows[0] ?? { id: 0 }
  const [from, plain, kept] = [await aCashBox('USD'), await aCashBox('USD'), await aCashBox('USD', person)]
  const move = async (wanted: object) =>
    (
      await api.post<Saved<{ id: number }>>('/account-transfer', {
        from_account: from,
        amount_out: 50,
        date: before,
        subject: 'x',
        below_zero: true,
        ...wanted,
      })
    ).body.data.id
  const first = await move({ to_account: plain })
  await api.post('/account-transfer', { from_account: plain, amount_out: 50, date: before, subject: 'Spent' })
  expect(await cancel(`/account-transfer/${first}`)).toMatchObject({
    status: 422,
    body: { errors: { to_account: [expect.any(String)] } },
  })
  expect((await cancel(`/account-transfer/${first}`, { below_zero: true })).status).toBe(200)
  expect([await balanceOf(from), await balanceOf(plain)]).toEqual([0, -50])

  const second = await move({ to_account: kept })
  expect((await custodian.post(`/account-transfer/${second}/confirm`)).status).toBe(200)
  expect((await cancel(`/account-transfer/${second}`, { below_zero: true })).status).toBe(422)
  expect((await custodian.post(`/account-transfer/${second}/unconfirm`, { below_zero: true })).status).toBe(
    200,
  )
  expect((await cancel(`/account-transfer/${second}`, { below_zero: true })).status).toBe(200)
  expect((await custodian.post(`/account-transfer/${second}/confirm`)).status).toBe(422)
  expect([await balanceOf(from), await balanceOf(kept)]).toEqual([0, 0])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a cancelled document of any kind cannot be changed, not even its texts', async () => {
  const saved = async (path: string, form: object) =>
    (await api.post<Saved<{ id: number }>>(path, form)).body.data
  const entry = {
    project_name: 'Ink',
    project_amount: 1,
    date: before,
    receipt_no: 'C',
    receipt_form: 'Bill',
  }
  const transfer = { to_account: await aCashBox('USD'), amount_in: 5, date: before, subject: 'Owner' }
  const documents = [
    ['payment-voucher', await aPayment(api, { amount_usd: 1 }), { subject: 'Changed' }],
    ['receipt-voucher', await aReceipt(api, { amount_usd: 1 }), { subject: 'Changed' }],
    ['petty-cash', await saved('/petty-cash', { ...entry, below_zero: true }), { project_name: 'Changed' }],
    ['account-transfer', await saved('/account-transfer', transfer), { subject: 'Changed' }],
    ['opening', await anOpening(api), { remark: 'Changed' }],
  ] as const
  for (const [kind, { id }, changed] of documents) {
    expect(await cancel(`/${kind}/${id}`, { below_zero: true }), kind).toMatchObject({ status: 200 })
    expect(await api.put<Refused>(`/${kind}/${id}`, changed), kind).toMatchObject({
      status: 422,
      body: { errors: { cancelled_at: ['This document is cancelled and cannot be changed.'] } },
    })
    expect(await cancel(`/${kind}/${id}`, { below_zero: true }), kind).toMatchObject({ status: 422 })
  }
})

test('a cancelled document is restored from the trash as cancelled', async () => {
  const box = await aCashBox('USD')
  const name = (await api.get<{ name: string }>(`/bank-account/${box}`)).body.name
  const { id } = await aPayment(api, { from_field: name, amount_usd: 20, date: before, below_zero: true })
  await cancel(`/payment-voucher/${id}`)
  expect((await api.delete(`/payment-voucher/${id}`)).status).toBe(204)
  const undone = await api.post('/history/undo-deletion', { resource: 'payment_voucher', id })
  expect(undone.status).toBe(200)
  expect((await api.get(`/payment-voucher/${id}`)).body).toMatchObject({
    status: 'cancelled',
    cancelled_on: now,
  })
  expect(await bookOf(box, `to=${before}`)).toMatchObject({ closing: -20 })
  expect(await balanceOf(box)).toBe(0)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a receipt cancelled on a later day can be deleted while both days are open, not if its own day is closed', async () => {
  const aCancelledReceipt = async () => {
    const { id: customer } = await aCustomer(api)
    const invoice_products = [aLine({ quantity: 1, unit_price: 80 })]
    const { id: invoice } = await anInvoice(api, { customer, invoice_date: before, invoice_products })
    const receipt = { customer, usd: 80, date: before, settles: [invoice] }
    const { body } = await api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', receipt)
    const path = `/receipt-voucher/${body.data.vouchers[0]?.id}`
    expect((await cancel(path)).status).toBe(200)
    return { customer, path }
  }
  const owes = async (customer: number) =>
    (await api.get<{ balance: number }>(`/customer/${customer}/account`)).body.balance

  const slip = await aCancelledReceipt()
  expect((await api.delete(slip.path)).status).toBe(204)
  expect(await owes(slip.customer)).toBe(80)

  const shown = await aCancelledReceipt()
  expect((await api.post('/books/close', { until: before })).status).toBe(201)
  expect(await api.delete(shown.path)).toMatchObject({
    status: 422,
    body: { errors: { date: [expect.stringContaining('The books are closed through')] } },
  })
  expect(await owes(shown.customer)).toBe(80)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
