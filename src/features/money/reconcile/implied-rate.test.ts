import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { inWords } from '../../../kernel/contract/in-words.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { translators } from '../../../i18n/translators.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { order } from '../../orders/orders.contract.ts'
import { aReceipt, type ReceiptVoucher } from '../receipts/testing/a-receipt.ts'
import type { reconcileEndpoints } from './reconcile.contract.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

/** A voucher whose dinars get a rate implied by a manual payment, different from the daily rate. */
async function atTypedRate() {
  const invoice = await anInvoice(api, { invoice_products: [aLine({ quantity: 1, unit_price: 1130 })] })
  const dinars = { invoice: invoice.id, from_account: invoice.customer, amount_iqd_advance: 444_090 }
  const { id } = await aReceipt(api, { ...dinars, date: '2025-01-10' })
  await api.post('/exchange-rate', { date: '2025-01-10', iqd_per_usd: 1400 })
  const orders = await api.get<Listed<Row<typeof order>>>(`/invoice-tracker?invoice=${invoice.id}`)
  const orderId = orders.body.results[0]?.id
  await api.put(`/invoice-tracker/${orderId}`, { total_paid: 339 })
  const done = await api.post<Saved<ReceiptVoucher>>(
    `/reconcile/typed-money/${orderId}`,
    { amount_usd: 339, voucher: id, rate: 1310 },
    { 'accept-language': 'ar' },
  )
  return done.body.data
}
const read = async (id: number) => (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body

test('the reason of a rate implied by a manual payment is in the reader’s language; users’ reasons stay', async () => {
  const all = (['en', 'ar', 'ckb'] as const).map((language) =>
    translators[language]('What was typed makes it this rate.'),
  )
  const voucher = await atTypedRate()
  expect(voucher.rate_reason).toBe(all[1])
  const { groups } = (await api.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')).body
  const line = groups
    .flatMap(({ results }) => results)
    .find(({ id, rate }) => id === voucher.id && rate === 1310)
  const inAll = Object.values(translators).map((t) => inWords(line?.reason ?? null, line?.said_reason, t))
  expect(inAll.toSorted()).toEqual(all.toSorted())

  // A reason written by an earlier version is recognized by its text.
  await inkwell.pool.query(
    `update receipt_voucher set said_rate_reason = null, rate_reason = 'المبلغ المُدخل يدوياً يجعل السعر هكذا.'`,
  )
  const migration = await readFile(
    path.join(packageRoot, 'migrations/0511-reasons-that-are-said.sql'),
    'utf8',
  )
  await inkwell.pool.query(migration.slice(migration.indexOf('update')))
  expect((await read(voucher.id)).said_rate_reason).toEqual(voucher.said_rate_reason)

  await api.put(`/receipt-voucher/${voucher.id}`, { keyword: 'January' })
  expect((await read(voucher.id)).said_rate_reason).toEqual(voucher.said_rate_reason)
  const shown = await api.put(`/receipt-voucher/${voucher.id}`, { rate_reason: 'Agreed by phone' })
  expect(shown.status).toBe(200)
  expect(await read(voucher.id)).toMatchObject({ rate_reason: 'Agreed by phone', said_rate_reason: null })
})
