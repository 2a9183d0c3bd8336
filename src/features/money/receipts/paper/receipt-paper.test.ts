import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../../app/testing/inkwell.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Saved } from '../../../../kernel/server/testing/api-client.ts'
import { englishOnPaper } from '../../../../i18n/english-on-paper.ts'
import { aCustomer } from '../../../customers/testing/a-customer.ts'
import { anOpening } from '../../opening-balances/testing/an-opening.ts'
import type { exchangeRate } from '../../rates/exchange-rates.contract.ts'
import { aLine, anInvoice } from '../../../invoices/testing/an-invoice.ts'
import { company } from '../../../settings/settings.contract.ts'
import { receiptDocument } from './receipt-document.ts'
import type { receiptVoucherEndpoints } from '../receipt-voucher.contract.ts'
import type { ReceiptVoucher } from '../testing/a-receipt.ts'

type Paper = ReplyOf<typeof receiptVoucherEndpoints.paper>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

/** A payment in both currencies for two invoices of a new customer. */
async function paidInBoth() {
  const customer = (await aCustomer(api)).id
  for (const unit_price of [135, 255]) {
    await anInvoice(api, { customer, invoice_products: [aLine({ quantity: 1, unit_price })] })
  }
  const payment = {
    customer,
    usd: 300,
    iqd: 131_000,
    rate: 1310,
    date: '2026-03-09',
    iqd_account: 'Cash IQD',
  }
  const { body } = await api.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', payment)
  return body.data.vouchers as [ReceiptVoucher, ReceiptVoucher]
}
const paperOf = async ({ id }: ReceiptVoucher) => (await api.get<Paper>(`/receipt-voucher/${id}/paper`)).body
const bytesOf = async (path: string) =>
  Buffer.from(await (await api.fetch(`/api/v1${path}`)).arrayBuffer()).toString('base64')
const pdfOf = ({ id }: ReceiptVoucher) => bytesOf(`/receipt-voucher/generate-pdf/${id}`)

test('money for an opening balance is printed as received, not as an advance', async () => {
  const { id, customer } = await anOpening(await inkwell.as('admin'), { amount_usd: 100 })
  const allocations = [{ opening: id, amount_usd: 40 }]
  const { body } = await api.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', {
    customer,
    usd: 40,
    allocations,
  })
  const [voucher] = body.data.vouchers
  if (!voucher) throw new Error('There is no voucher')
  const now = (await api.get<ReplyOf<typeof company>>('/settings/company')).body
  const [first] = receiptDocument(await paperOf(voucher), now, englishOnPaper).sums
  expect(first).toMatchObject({ label: 'Received', value: 'USD\u00a040.00' })
})

test('receipts recorded together print as one paper, with the documents they are applied to', async () => {
  const [dollars, dinars] = await paidInBoth()
  const paper = await paperOf(dinars)
  expect(paper.vouchers.map(({ id }) => id)).toEqual([dollars.id, dinars.id])
  const now = (await api.get<ReplyOf<typeof company>>('/settings/company')).body
  const printed = receiptDocument(paper, now, englishOnPaper)
  const [first, second] = [dollars, dinars].map(({ settlements }) => settlements[0]?.invoice_no)
  expect(printed.name).toBe(`Receipt Voucher ${dollars.voucher_no}, ${dinars.voucher_no}`)
  const [amounts, totals] = [
    printed.sums.filter(({ grand }) => !grand),
    printed.sums.filter(({ grand }) => grand),
  ]
  expect(amounts.map(({ label, value }) => `${label}: ${value.replace('\u00a0', ' ')}`)).toEqual([
    'Final: USD 300.00',
    'Final: IQD 131,000',
    'At 1,310.00 IQD per USD: USD 100.00',
    `Applied to ${first}: USD 135.00`,
    `Applied to ${second}: USD 255.00`,
    'Unapplied credit: USD 10.00',
    'Balance after payment: USD −10.00',
  ])
  expect(totals.map(({ words }) => words)).toEqual([
    'Three Hundred Dolar',
    'One Hundred Thirty-One Thousand Dinar',
  ])
  expect(await pdfOf(dollars)).toBe(await pdfOf(dinars))

  // The other voucher's document no longer includes the cancelled one.
  await api.post(`/receipt-voucher/${dinars.id}/cancel`, { reason: 'Counted twice' })
  expect((await paperOf(dollars)).vouchers.map(({ id }) => id)).toEqual([dollars.id])
  const cancelled = receiptDocument(await paperOf(dinars), now, englishOnPaper)
  expect(cancelled.texts).toContainEqual({ label: 'Cancellation reason', value: 'Counted twice' })
})

/** Each test uses a day of its own, since a day has one daily rate. */
let tries = 0

test('a changed or missing daily rate changes no byte of a receipt, of its paper and of a statement', async () => {
  const form = { date: `2026-03-0${++tries}`, iqd_per_usd: 1310 }
  const made = await api.post<Saved<Row<typeof exchangeRate>>>('/exchange-rate', form)
  const [dollars, dinars] = await paidInBoth()
  const all = async () => [
    JSON.stringify((await api.get(`/receipt-voucher/${dollars.id}`)).body),
    JSON.stringify((await api.get(`/receipt-voucher/${dinars.id}`)).body),
    await pdfOf(dinars),
    JSON.stringify((await api.get(`/customer/${dinars.from_account}/statement`)).body),
    await bytesOf(`/customer/${dinars.from_account}/statement/pdf`),
  ]
  // Prints first, since printing changes `locked_fields` in the reply.
  await pdfOf(dinars)
  const before = await all()
  const rate = `/exchange-rate/${made.body.data.id}`
  expect((await api.put(rate, { iqd_per_usd: 1500 })).status).toBe(200)
  expect(await all()).toEqual(before)
  expect((await api.delete(rate)).status).toBe(204)
  expect(await all()).toEqual(before)
})
