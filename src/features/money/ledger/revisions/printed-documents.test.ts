import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import { textOfPages } from '../../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Listed, Refused, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { aPayment, type PaymentVoucher } from '../../payments/testing/a-payment.ts'
import { aReceipt, type ReceiptVoucher } from '../../receipts/testing/a-receipt.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const account = async (name: string, currency: string) =>
  (
    await api.post<Saved<{ id: number }>>('/bank-account', {
      name,
      currency,
      kind: 'bank',
      opening_balance: 100_000,
      opening_date: '2020-01-01',
    })
  ).body.data.id
const dollars = await account('DOLLARS', 'USD')
const dinars = await account('DINARS', 'IQD')
const [otherDollars, otherDinars] = [await account('SAFE', 'USD'), await account('TIN', 'IQD')]

const receipt = async (id: number) => (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body
const payment = async (id: number) => (await api.get<PaymentVoucher>(`/payment-voucher/${id}`)).body
const print = async (path: string, id: number) => {
  expect((await api.post(`/${path}/${id}/printed`)).status).toBe(204)
}
/**
 * Marks a document as printed. Petty cash and transfers have no printed document yet, so the test calls the function
 * directly.
 */
const note = async (table: string, id: number) =>
  await inkwell.pool.query('select record_prints($1, array[$2::integer])', [table, id])
const change = async (path: string, id: number, changes: object) =>
  await api.put<Refused & Saved<{ revision: number }>>(`/${path}/${id}`, {
    ...changes,
    unusual_date: true,
    below_zero: true,
  })
const refusal = async (path: string, id: number, changes: object) => {
  const { status, body } = await change(path, id, changes)
  return [status, body.errors]
}
const textOf = async (address: string) =>
  textOfPages(Buffer.from(await (await api.fetch(`/api/v1${address}`)).arrayBuffer())).join(' ')

/** A receipt in dollars, or one in dinars with a rate. */
const paid = async (wanted: object = {}) =>
  await aReceipt(api, { to_account: 'DOLLARS', net_usd: 100, ...wanted })

test('a printed receipt keeps its amounts, and changed texts make the next revision', async () => {
  const { id, voucher_no } = await paid()
  expect((await change('receipt-voucher', id, { net_usd: 90 })).body.data.revision).toBe(1)
  await print('receipt-voucher', id)
  const sentence = `Receipt ${voucher_no} was printed. Cancel it and create a new one.`
  for (const [field, value] of Object.entries({
    net_usd: 80,
    amount_usd_advance: 5,
    date: '2026-01-05',
    to_account: 'SAFE',
  })) {
    expect(await refusal('receipt-voucher', id, { [field]: value })).toEqual([422, { [field]: [sentence] }])
  }
  const same = { ...(await receipt(id)), unusual_date: true }
  expect((await api.put(`/receipt-voucher/${id}`, same)).status).toBe(200)
  expect((await receipt(id)).revision).toBe(1)
  for (const words of [
    { subject: 'Second thoughts' },
    { details: 'By the driver' },
    { keyword: 'driver', receipt_reference: 'R-1' },
  ]) {
    expect((await change('receipt-voucher', id, words)).body.data.revision).toBe(2)
  }
  expect(await textOf(`/receipt-voucher/generate-pdf/${id}`)).toContain('REVISION\n2')
  expect((await change('receipt-voucher', id, { subject: 'Third' })).body.data.revision).toBe(3)
  expect((await api.post(`/receipt-voucher/${id}/cancel`, { reason: 'With errors' })).status).toBe(200)
  expect((await receipt(id)).revision).toBe(3)
})

test('each way of printing a receipt counts: page, PDF, bulk print, and a shared paper', async () => {
  const ways = [
    (id: number) => api.post(`/receipt-voucher/${id}/printed`),
    (id: number) => api.fetch(`/api/v1/receipt-voucher/generate-pdf/${id}`),
    (id: number) => api.get(`/receipt-voucher/${id}/paper`),
    async (id: number) => {
      const begun = await api.post<{ data: { job: string } }>('/bulk', {
        action: 'print',
        resource: 'receipt_voucher',
        ids: [id],
      })
      while ((await api.get<{ state: string }>(`/bulk/${begun.body.data.job}`)).body.state === 'running');
    },
  ]
  for (const way of ways) {
    const { id } = await paid()
    await api.get(`/receipt-voucher/${id}`)
    await api.get(`/receipt-voucher?group=${id}`)
    expect((await change('receipt-voucher', id, { net_usd: 90 })).status).toBe(200)
    await way(id)
    expect((await change('receipt-voucher', id, { net_usd: 80 })).status).toBe(422)
    expect((await receipt(id)).net_usd).toBe(90)
  }
})

test('an empty or unknown field may be filled in once, and counts as a change', async () => {
  const { id } = await aReceipt(api, {
    to_account: 'Drawer',
    net_iqd: 131_000,
    date: '2020-02-03',
    unusual_date: true,
  })
  await print('receipt-voucher', id)
  expect((await change('receipt-voucher', id, { to_account: 'Another drawer' })).status).toBe(422)
  expect((await change('receipt-voucher', id, { to_account: 'DINARS' })).body.data.revision).toBe(2)
  await print('receipt-voucher', id)
  expect((await change('receipt-voucher', id, { rate: 1310 })).body.data.revision).toBe(3)
  expect((await change('receipt-voucher', id, { to_account: 'TIN' })).status).toBe(422)
  expect((await receipt(id)).usd_value).toBe(100)
  // A renamed account is still the same account.
  const before = await receipt(id)
  await api.put(`/bank-account/${dinars}`, { name: 'DINARS OF THE SHOP' })
  expect(await receipt(id)).toMatchObject({ to_account: 'DINARS OF THE SHOP', revision: before.revision })
  await api.put(`/bank-account/${dinars}`, { name: 'DINARS' })
})

test('the allocation of a printed receipt may change, and makes the next revision', async () => {
  const customer = (await aCustomer(api)).id
  const [one, other] = [await anInvoice(api, { customer }), await anInvoice(api, { customer })]
  const { id } = await paid({ invoice: one.id, from_account: customer, net_usd: 10 })
  await print('receipt-voucher', id)
  const apply = async (invoice: number) =>
    await api.put<Saved<ReceiptVoucher>>(`/receipt-voucher/${id}/settlements`, {
      allocations: [{ invoice, amount_usd: 10 }],
    })
  expect((await apply(one.id)).body.data.revision).toBe(1)
  expect((await apply(other.id)).body.data.revision).toBe(2)
  await print('receipt-voucher', id)
  // The settlements of a receipt can also change through the invoice.
  expect((await api.post(`/invoice/${other.id}/cancel`, { reason: 'Sent back' })).status).toBe(200)
  expect(await receipt(id)).toMatchObject({ revision: 3, settlements: [] })
  const found = await api.get<{ results: Record<string, ReceiptVoucher[]> }>(
    `/receipt-voucher?customer=${customer}&changed_after_printing=true`,
  )
  expect(
    Object.values(found.body.results)
      .flat()
      .map((row) => row.id),
  ).toEqual([id])
})

test('a printed payment keeps its amounts, its payee and its account', async () => {
  const { id, voucher_no } = await aPayment(api, { from_field: 'DOLLARS', amount_usd: 20, below_zero: true })
  expect((await change('payment-voucher', id, { to: 'The landlord' })).status).toBe(200)
  await print('payment-voucher', id)
  const sentence = `Payment ${voucher_no} was printed. Cancel it and create a new one.`
  const wrong = { to: 'Somebody', amount_usd: 21, amount_iqd: 5, from_field: 'SAFE', date: '2026-01-05' }
  for (const [field, value] of Object.entries(wrong)) {
    expect(await refusal('payment-voucher', id, { [field]: value })).toEqual([422, { [field]: [sentence] }])
  }
  expect((await change('payment-voucher', id, { details: 'January' })).body.data.revision).toBe(2)
  expect(await textOf(`/payment-voucher/generate-pdf/${id}`)).toContain('REVISION\n2')

  const unknown = await aPayment(api, { from_field: 'Drawer', amount_usd: 20 })
  await print('payment-voucher', unknown.id)
  expect((await change('payment-voucher', unknown.id, { from_field: 'SAFE' })).body.data.revision).toBe(2)
  expect((await payment(unknown.id)).to).toBe('The owner')
})

test('a printed petty cash entry keeps its amount; a missing cash box or payee may be filled in', async () => {
  const form = { project_name: 'Tea', project_amount: 1000, receipt_no: '7', receipt_form: 'Paper' }
  const { body } = await api.post<Saved<{ id: number; entry_no: number }>>('/petty-cash', form)
  const { id, entry_no } = body.data
  await note('petty_cash', id)
  const sentence = `Petty cash entry ${entry_no} was printed. Cancel it and create a new one.`
  expect(await refusal('petty-cash', id, { project_amount: 900 })).toEqual([
    422,
    { project_amount: [sentence] },
  ])
  expect(
    (await change('petty-cash', id, { account: otherDinars, paid_to: 'Abu Ali' })).body.data.revision,
  ).toBe(2)
  for (const changes of [
    { account: dinars },
    { paid_to: 'Abu Omar' },
    { account: null },
    { date: '2026-01-05' },
  ]) {
    expect((await change('petty-cash', id, changes)).status).toBe(422)
  }
  await note('petty_cash', id)
  expect((await change('petty-cash', id, { project_name: 'Tea and sugar' })).body.data.revision).toBe(3)
  const removed = await api.delete<Refused>(`/petty-cash/${id}?below_zero=true`)
  expect([removed.status, removed.body.message]).toEqual([
    409,
    `Petty cash entry ${entry_no} has been printed and cannot be deleted. Cancel it instead.`,
  ])
  const found = await api.get<Listed<{ id: number }>>('/petty-cash?changed_after_printing=true')
  expect(found.body.results.map((row) => row.id)).toEqual([id])
})

test('a printed transfer keeps its amounts and both its accounts', async () => {
  const form = { from_account: dollars, amount_out: 5, to_account: otherDollars, subject: 'To the safe' }
  const { body } = await api.post<Saved<{ id: number; transfer_no: number }>>('/account-transfer', {
    ...form,
    below_zero: true,
  })
  const { id, transfer_no } = body.data
  await note('account_transfer', id)
  const sentence = `Transfer ${transfer_no} was printed. Cancel it and create a new one.`
  expect(await refusal('account-transfer', id, { date: '2026-01-05' })).toEqual([422, { date: [sentence] }])
  expect((await change('account-transfer', id, { amount_in: 6, amount_out: 6 })).status).toBe(422)
  expect((await change('account-transfer', id, { to_account: null, amount_in: null })).status).toBe(422)
  expect((await change('account-transfer', id, { subject: 'To the safe, again' })).body.data.revision).toBe(2)
  expect((await api.delete<Refused>(`/account-transfer/${id}?below_zero=true`)).status).toBe(409)
  const found = await api.get<Listed<{ id: number }>>('/account-transfer?changed_after_printing=true')
  expect(found.body.results.map((row) => row.id)).toEqual([id])
})

test('a printed document cannot be changed by SQL, or by splitting its two currencies', async () => {
  const both = await aReceipt(api, {
    to_account: 'DOLLARS',
    amount_usd_advance: 10,
    amount_iqd_final: 13_100,
    rate: 1310,
  })
  await print('receipt-voucher', both.id)
  const split = await api.post(`/reconcile/other-currency/${both.id}`, {
    document: 'receipt_voucher',
    to_account: 'DINARS',
  })
  expect(split.status).toBe(422)
  await expect(
    inkwell.pool.query('update receipt_voucher set amount_usd_advance = 9 where id = $1', [both.id]),
  ).rejects.toThrow('was printed')
  expect(await receipt(both.id)).toMatchObject({
    amount_usd_advance: 10,
    amount_iqd_final: 13_100,
    revision: 1,
  })
})

test('if a document is printed and changed at once, the paper or the change wins, never both', async () => {
  for (let attempt = 0; attempt < 4; attempt++) {
    const { id } = await paid()
    const [paper, changed] = await Promise.all([
      api.get<{ vouchers: ReceiptVoucher[] }>(`/receipt-voucher/${id}/paper`),
      change('receipt-voucher', id, { net_usd: 50 }),
    ])
    expect([200, 422]).toContain(changed.status)
    expect(paper.body.vouchers[0]?.net_usd).toBe((await receipt(id)).net_usd)
  }
})
