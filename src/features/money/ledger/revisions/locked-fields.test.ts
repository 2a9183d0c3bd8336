import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { Refused, Saved } from '../../../../kernel/server/testing/api-client.ts'
import { aPayment } from '../../payments/testing/a-payment.ts'
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
const [dollars, otherDollars] = [await account('DOLLARS', 'USD'), await account('SAFE', 'USD')]
await account('TIN', 'IQD')

const receipt = async (id: number) => (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body
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
  await api.put<Refused>(`/${path}/${id}`, { ...changes, unusual_date: true, below_zero: true })
const paid = async () => await aReceipt(api, { to_account: 'DOLLARS', net_usd: 100 })

test('a document lists its fixed fields, so that its form disables them', async () => {
  const locked = async (path: string, id: number) =>
    (await api.get<{ locked_fields: string | null }>(`/${path}/${id}`)).body.locked_fields?.split(',') ?? []
  const { id } = await aReceipt(api, {
    to_account: 'Drawer',
    net_iqd: 131_000,
    date: '2020-02-03',
    unusual_date: true,
  })
  expect(await locked('receipt-voucher', id)).toEqual([])
  await print('receipt-voucher', id)
  const stays = [
    'amount_iqd_advance',
    'amount_iqd_final',
    'amount_usd_advance',
    'amount_usd_final',
    'date',
    'from_account',
    'invoice',
    'net_iqd',
    'net_usd',
  ]
  expect(await locked('receipt-voucher', id)).toEqual(stays)
  // A field that was filled in after printing is locked too.
  await change('receipt-voucher', id, { to_account: 'TIN', rate: 1310 })
  expect(await locked('receipt-voucher', id)).toEqual([...stays, 'rate', 'to_account'])

  const paidOut = await aPayment(api, { from_field: 'DOLLARS', amount_usd: 20, below_zero: true })
  await print('payment-voucher', paidOut.id)
  expect(await locked('payment-voucher', paidOut.id)).toEqual([
    'amount_iqd',
    'amount_usd',
    'customer',
    'date',
    'from_field',
    'to',
  ])
  const tea = { project_name: 'Tea', project_amount: 1000, receipt_no: '8', receipt_form: 'Paper' }
  const petty = (await api.post<Saved<{ id: number }>>('/petty-cash', tea)).body.data.id
  await note('petty_cash', petty)
  expect(await locked('petty-cash', petty)).toEqual(['date', 'project_amount'])
  const moved = await api.post<Saved<{ id: number }>>('/account-transfer', {
    from_account: dollars,
    amount_out: 5,
    to_account: otherDollars,
    subject: 'To the safe',
    below_zero: true,
  })
  await note('account_transfer', moved.body.data.id)
  expect(await locked('account-transfer', moved.body.data.id)).toEqual([
    'amount_in',
    'amount_out',
    'date',
    'from_account',
    'to_account',
  ])
})

test('neither bulk deletion, nor its undo, nor the trash changes a printed document', async () => {
  const [printed, other] = [await paid(), await paid()]
  await print('receipt-voucher', printed.id)
  const ended = async (job: string) => {
    for (;;) {
      const { body } = await api.get<{ state: string }>(`/bulk/${job}`)
      if (body.state !== 'running') return body
    }
  }
  const begun = await api.post<{ data: { job: string } }>('/bulk', {
    action: 'delete',
    resource: 'receipt_voucher',
    ids: [printed.id, other.id],
  })
  const { job } = begun.body.data
  await ended(job)
  expect((await api.get(`/receipt-voucher/${other.id}`)).status).toBe(404)
  expect(await receipt(printed.id)).toMatchObject({ net_usd: 100, revision: 1 })
  const undone = await api.post<{ data: { job: string } }>(`/bulk/${job}/undo`)
  expect(undone.status).toBeLessThan(300)
  if (undone.body.data?.job) await ended(undone.body.data.job)
  // The receipt is printed again after it was restored; then its fields are locked.
  expect(await receipt(other.id)).toMatchObject({ net_usd: 100, locked_fields: null })
  await print('receipt-voucher', other.id)
  expect((await change('receipt-voucher', other.id, { net_usd: 90 })).status).toBe(422)

  const third = await paid()
  expect((await api.delete(`/receipt-voucher/${third.id}`)).status).toBe(204)
  const trash = await api.get<{ results: { id: number; owner_id: number }[] }>(
    '/trash?resource=receipt_voucher',
  )
  const entry = trash.body.results.find((row) => row.owner_id === third.id)
  expect((await api.post(`/history/${entry?.id}/restore`)).status).toBe(200)
  expect((await api.post(`/history/${entry?.id}/restore`)).status).not.toBe(200)
  await print('receipt-voucher', third.id)
  expect((await change('receipt-voucher', third.id, { net_usd: 90 })).status).toBe(422)
  expect(await receipt(third.id)).toMatchObject({ net_usd: 100, revision: 1 })
})
