import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aReceipt, receiptForm, type ReceiptVoucher } from './testing/a-receipt.ts'

interface Grouped {
  results: Record<string, ReceiptVoucher[]>
  count: number
}

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const post = async (wanted: Record<string, unknown>) =>
  await api.post<Saved<ReceiptVoucher> & Refused>('/receipt-voucher', await receiptForm(api, wanted))
const wrongFields = ({ body }: { body: Refused }) => Object.keys(body.errors ?? {}).toSorted()

test('a receipt has its amounts with their currency, in the list and by itself', async () => {
  const received = async (amounts: Record<string, unknown>) => {
    const { id } = await aReceipt(api, amounts)
    const read = await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)
    const { body } = await api.get<Grouped>('/receipt-voucher?ordering=-serial&page_size=1')
    const [listed] = Object.values(body.results).flat()
    expect([listed?.id, listed?.received]).toEqual([id, read.body.received])
    return read.body.received
  }
  const unentered = { amount_usd_advance: null, amount_usd_final: null, amount_iqd_advance: null }
  expect(await received({ ...unentered })).toBe(null)
  expect(await received({ ...unentered, amount_usd_advance: 1200.5, net_usd: 34 })).toBe('USD 1,234.50')
  expect(await received({ ...unentered, amount_iqd_advance: 655_000 })).toBe('IQD 655,000')
  expect(await received({ ...unentered, amount_usd_advance: 5, amount_iqd_final: 7 })).toBe(
    'USD 5.00 · IQD 7',
  )
})

test('a receipt is created with copies of its invoice’s details, changed and deleted', async () => {
  const customer = await aCustomer(api, { name: 'شركة بغداد' })
  const invoice = await anInvoice(api, { customer: customer.id })
  const created = await post({ invoice: invoice.id, from_account: customer.id, amount_usd_advance: '١٠٫٥' })
  expect(created).toMatchObject({
    status: 201,
    body: {
      message: 'Receipt Voucher Added Successfully!',
      data: {
        invoice_no: invoice.invoice_no,
        from_account_name: 'شركة بغداد',
        to_account: 'PEN-COMPANY',
        amount_usd_advance: 10.5,
      },
    },
  })
  const { id } = created.body.data
  const updated = await api.put<Saved<ReceiptVoucher>>(`/receipt-voucher/${id}/`, { to_account: 'Bank B' })
  expect(updated).toMatchObject({ status: 200, body: { data: { to_account: 'Bank B', version: 2 } } })
  expect((await api.delete(`/receipt-voucher/${id}`)).status).toBe(204)
})

test('a receipt keeps its invoice and customer: another one is refused at its field, the same may be sent', async () => {
  const { id, invoice, from_account } = await aReceipt(api)
  const other = await anInvoice(api)
  const put = async (change: object) => await api.put<Refused>(`/receipt-voucher/${id}`, change)
  for (const [field, value, label] of [
    ['invoice', other.id, 'Invoice'],
    ['invoice', null, 'Invoice'],
    ['from_account', other.customer, 'From Account'],
  ] as const)
    expect(await put({ [field]: value })).toMatchObject({
      status: 422,
      body: {
        errors: {
          [field]: [`${label} cannot be changed. Cancel this receipt voucher and create a new one.`],
        },
      },
    })
  expect((await put({ invoice, from_account, details: 'In cash' })).status).toBe(200)
  const { body } = await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)
  expect(body).toMatchObject({ invoice, from_account, details: 'In cash' })
})

test('invoice, customer and subject are required', async () => {
  const answer = await api.post<Refused>('/receipt-voucher', {})
  expect(answer.status).toBe(422)
  expect(wrongFields(answer)).toEqual(['from_account', 'invoice', 'subject'])
  expect(wrongFields(await post({ to_account: '' }))).toEqual(['to_account'])
})

test('a number is unique, and the next one is proposed', async () => {
  const { voucher_no } = await aReceipt(api, { voucher_no: 7000 })
  expect(wrongFields(await post({ voucher_no }))).toEqual(['voucher_no'])
  expect((await api.get('/receipt-voucher/next-number')).body).toEqual({ next: 7001 })
})

describe('amounts that exclude each other', () => {
  test.each([
    ['amount_usd_advance', 'amount_iqd_advance'],
    ['amount_usd_final', 'amount_iqd_final'],
    ['net_usd', 'net_iqd'],
    ['amount_usd_final', 'net_usd'],
    ['amount_usd_final', 'net_iqd'],
    ['amount_iqd_final', 'net_usd'],
    ['amount_iqd_final', 'net_iqd'],
  ])('%s and %s are refused on both, and zero counts as no amount', async (one, other) => {
    const refused = await post({ [one]: 1, [other]: 1 })
    expect({ status: refused.status, fields: wrongFields(refused) }).toEqual({
      status: 422,
      fields: [one, other].toSorted(),
    })
    const stored = await post({ [one]: 1, [other]: '0.00' })
    expect(stored).toMatchObject({ status: 201, body: { data: { [one]: 1, [other]: null } } })
  })

  test('are refused when an update adds the second', async () => {
    const { id } = await aReceipt(api, { amount_usd_final: 5 })
    const path = `/receipt-voucher/${id}`
    expect(wrongFields(await api.put<Refused>(path, { net_iqd: 5 }))).toEqual(['amount_usd_final', 'net_iqd'])
    const moved = await api.put(path, { net_iqd: 5, amount_usd_final: 0 })
    expect(moved).toMatchObject({ status: 200, body: { data: { net_iqd: 5, amount_usd_final: null } } })
  })

  test('can be combined as an advance with a final or net amount', async () => {
    expect((await post({ amount_iqd_advance: 1, net_usd: 1 })).status).toBe(201)
    expect((await post({ amount_usd_advance: 1, amount_iqd_final: 1 })).status).toBe(201)
  })
})

test.each([-1, 0.001, 1e12, 'ten'])('an amount of %j is refused', async (net_usd) => {
  expect(wrongFields(await post({ net_usd }))).toEqual(['net_usd'])
})

test('a receipt comes from the customer of its invoice', async () => {
  const invoice = await anInvoice(api)
  const stranger = await aCustomer(api)
  expect(wrongFields(await post({ invoice: invoice.id, from_account: stranger.id }))).toEqual([
    'from_account',
  ])
})

test('a draft and a missing invoice have no receipts', async () => {
  const customer = await aCustomer(api)
  const draft = await anInvoice(api, { customer: customer.id, status: 'draft' })
  for (const invoice of [draft.id, 2_147_483_647]) {
    expect(wrongFields(await post({ invoice, from_account: customer.id }))).toEqual(['invoice'])
  }
})

test('a receipt beyond the outstanding amount is allowed', async () => {
  expect((await post({ net_usd: 1_000_000 })).status).toBe(201)
})

test('an invoice and a customer with a receipt cannot be deleted', async () => {
  const first = await aReceipt(api)
  expect(await api.delete(`/invoice/${first.invoice}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: 'This invoice cannot be deleted because it has 1 receipt voucher.' },
  })
  await aReceipt(api, { invoice: first.invoice, from_account: first.from_account })
  expect(await api.delete(`/invoice/${first.invoice}`)).toMatchObject({
    body: { message: 'This invoice cannot be deleted because it has 2 receipt vouchers.' },
  })
  expect((await api.delete(`/customer/${first.from_account}`)).status).toBe(409)
})

test('the order of the invoice shows the received money, each currency by itself', async () => {
  const { id, customer: from_account, invoice_no } = await anInvoice(api)
  await aReceipt(api, { invoice: id, from_account, amount_usd_advance: 0.1, amount_iqd_final: 1000 })
  const last = await aReceipt(api, { invoice: id, from_account, net_usd: 0.2 })
  const received = async () =>
    (await api.get<Listed<object>>(`/invoice-tracker?search=${invoice_no}`)).body.results[0]
  expect(await received()).toMatchObject({ received_usd: 0.3, received_iqd: 1000 })
  await api.delete(`/receipt-voucher/${last.id}`)
  expect(await received()).toMatchObject({ received_usd: 0.1, received_iqd: 1000 })
})

test('the list is grouped by month and searched by its columns', async () => {
  const days = ['2024-05-02', '2024-05-01', '2024-04-30']
  const receipts = []
  for (const [at, date] of days.toSorted().entries()) {
    // A shorter number could also be found in customer codes.
    const voucher_no = 48_151_620 + at
    receipts.push(await aReceipt(api, { voucher_no, date, subject: 'أجزاء', keyword: 'Grouping' }))
  }
  const found = async (search: string) =>
    (await api.get<Grouped>(`/receipt-voucher?search=${encodeURIComponent(search)}`)).body
  const { results, count } = await found('grouping')
  expect(count).toBe(3)
  expect(Object.entries(results).map(([month, rows]) => [month, rows.map(({ date }) => date)])).toEqual([
    ['2024-05', ['2024-05-02', '2024-05-01']],
    ['2024-04', ['2024-04-30']],
  ])
  const [first] = receipts
  for (const words of [
    first?.invoice_no,
    first?.from_account_name.toUpperCase(),
    `${first?.voucher_no} اجزاء`,
  ]) {
    const [month] = Object.values((await found(`${words} grouping`)).results)
    expect(month?.map(({ id }) => id)).toEqual([first?.id])
  }
})

test('the PDF shows amount, payer and invoice, in words', async () => {
  const receipt = await aReceipt(api, {
    amount_usd_advance: 100,
    amount_iqd_final: 2500.5,
    subject: 'دفعة',
    to_account: 'Cash Desk',
  })
  const answer = await api.fetch(`/api/v1/receipt-voucher/generate-pdf/${receipt.id}`)
  expect(answer.headers.get('content-disposition')).toBe(
    `inline; filename="Receipt Voucher ${receipt.voucher_no}.pdf"`,
  )
  const [text = '', ...others] = textOfPages(Buffer.from(await answer.arrayBuffer()))
  expect(others).toEqual([])
  for (const piece of [
    receipt.invoice_no ?? '',
    receipt.from_account_name,
    'Cash Desk',
    Array.from('دفعة').toReversed().join(''),
    'USD 100.00',
    'One Hundred Dolar',
    'IQD 2,500.50',
    'Two Thousand Five Hundred Dinar And Five Hundred Fils',
  ]) {
    // Once on the original, once on the copy.
    expect(text.replaceAll('\u00a0', ' ').split(piece).length, piece).toBeGreaterThanOrEqual(3)
  }
})

test('the largest amounts can be printed', async () => {
  const amount = 999_999_999_999.99
  const { id } = await aReceipt(api, { amount_usd_advance: amount, amount_usd_final: amount })
  expect((await api.fetch(`/api/v1/receipt-voucher/generate-pdf/${id}`)).status).toBe(200)
  const { id: dinars } = await aReceipt(api, { amount_iqd_advance: amount, net_iqd: amount })
  expect((await api.fetch(`/api/v1/receipt-voucher/generate-pdf/${dinars}?paper=a5`)).status).toBe(200)
})
