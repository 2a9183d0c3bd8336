import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import { aReceipt } from '../../receipts/testing/a-receipt.ts'
import { aPayment } from '../testing/a-payment.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

interface Totals {
  usd: number
  iqd: number
  count: number
  cancelled: number
}
const totalsOf = async (path: string, search = '') =>
  (await api.get<Totals>(`/${path}/totals?search=${search}`)).body
const cancel = async (path: string, { id }: { id: number }) =>
  expect(
    (await api.post(`/${path}/${id}/cancel`, { reason: 'Written twice', below_zero: true })).status,
  ).toBe(200)

test('totals of a receipt list are the amounts received in each currency; cancelled ones are counted separately', async () => {
  const subject = 'Stamps'
  await aReceipt(api, { subject, amount_usd_advance: 10.25 })
  await aReceipt(api, { subject, net_usd: 5 })
  await aReceipt(api, { subject, amount_iqd_final: 131_000, rate: 1310 })
  await cancel('receipt-voucher', await aReceipt(api, { subject, amount_usd_final: 99 }))
  await aReceipt(api, { subject: 'Another', amount_usd_final: 7 })
  const found = { usd: 15.25, iqd: 131_000, count: 4, cancelled: 1 }
  expect(await totalsOf('receipt-voucher', subject)).toEqual(found)
  expect(await totalsOf('receipt-voucher')).toMatchObject({ usd: 22.25, count: 5 })
  const received = (await api.get<Totals>('/receipt-voucher/totals?status=received')).body
  expect(received).toEqual({ usd: 22.25, iqd: 131_000, count: 4, cancelled: 0 })
  expect((await (await inkwell.as('salesman')).get('/receipt-voucher/totals')).status).toBe(403)
})

test('totals of a payment list are the amounts paid out; waiting payments are not included', async () => {
  expect(await totalsOf('payment-voucher')).toEqual({ usd: 0, iqd: 0, count: 0, cancelled: 0 })
  await aPayment(api, { amount_usd: 12.5, below_zero: true })
  await aPayment(api, { amount_iqd: 5000, amount_usd: null, below_zero: true })
  await cancel('payment-voucher', await aPayment(api, { amount_usd: 30, below_zero: true }))
  const waiting = await aPayment(api, { amount_usd: 40, below_zero: true })
  await inkwell.pool.query(`update payment_voucher set approval = 'waiting' where id = $1`, [waiting.id])
  expect(await totalsOf('payment-voucher')).toEqual({ usd: 12.5, iqd: 5000, count: 4, cancelled: 1 })
})
