import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from './invoices.contract.ts'
import { aLine, anInvoice } from './testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')
const customer = await aCustomer(api, { name: 'شركة الأقلام' })

const first = await anInvoice(api, {
  invoice_date: '2026-01-31',
  invoice_type: 'credit',
  po_ref: 'PO-77',
  discount: 7,
})
const second = await anInvoice(api, {
  customer: customer.id,
  invoice_date: '2026-02-01',
  payment_method: 'credit_debit',
  is_shipping_required: true,
  delivery_country: 'Jordan',
  invoice_products: [aLine({ quantity: 1, unit_price: 4321.5 })],
})
const draft = await anInvoice(api, {
  status: 'draft',
  invoice_date: '2026-02-28',
  payment_method: 'bank_transfer',
})

async function found(query: string): Promise<number[]> {
  const { body } = await api.get<Listed<InvoiceRecord>>(`/invoice?${query}`)
  expect(body.count).toBe(body.results.length)
  return body.results.map(({ id }) => id)
}

test('newest first by default', async () => {
  expect(await found('')).toEqual([draft.id, second.id, first.id])
})

test.each([
  ['invoice_type=credit', [first]],
  ['payment_method=credit_debit', [second]],
  ['status=draft', [draft]],
  ['status=issued', [second, first]],
  [`customer=${customer.id}`, [second]],
  ['date_from=2026-02-01', [draft, second]],
  ['date_to=2026-01-31', [first]],
  ['date_from=2026-02-01&date_to=2026-02-01', [second]],
  ['date_from=٢٠٢٦-٠٢-٠١&status=issued', [second]],
  ['invoice_type=&status=&customer=', [draft, second, first]],
])('the filter %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected.map(({ id }) => id))
})

test.each(['invoice_type=gift', 'status=paid', 'customer=x', 'date_from=2026-02-30', 'date_to=yesterday'])(
  'the filter %s is refused',
  async (query) => {
    expect(await api.get(`/invoice?${query}`)).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  },
)

test.each([
  [first.invoice_no ?? '', [first]],
  [second.order_no ?? '', [second]],
  ['po-77', [first]],
  ['شركه الاقلام', [second]],
  ['01/02/2026', [second]],
  ['4321.50', [second]],
  ['18.6', [first]],
  ['jordan', [second]],
  ['bank transfer', [draft]],
  ['credit/debit card', [second]],
  ['draft', [draft]],
])('the search for %s', async (words, expected) => {
  expect(await found(`search=${encodeURIComponent(words)}`)).toEqual(expected.map(({ id }) => id))
})

test.each([
  ['invoice_date', [first, second, draft]],
  ['-grand_total', [second, draft, first]],
  ['invoice_no', [first, second, draft]],
  ['-customer_name', undefined],
  ['delivery_country', undefined],
  ['is_shipping_required', undefined],
  ['payment_method', undefined],
])('the order by %s', async (ordering, expected) => {
  const ids = await found(`ordering=${ordering}`)
  expect(ids.toSorted((a, b) => a - b)).toEqual([first.id, second.id, draft.id])
  if (expected) expect(ids).toEqual(expected.map(({ id }) => id))
})

test('a row of the list equals the invoice', async () => {
  const { body } = await api.get<Listed<InvoiceRecord>>(`/invoice?search=${second.invoice_no}`)
  // Fields of the whole invoice only are not in the list.
  const {
    invoice_products: _lines,
    company: _company,
    has_receipts: _received,
    settled: _settled,
    credited: _credited,
    taken_back: _takenBack,
    dinar_rate: _rate,
    dinar_rate_on: _rateOn,
    paper_language: _paper,
    ...head
  } = second
  const { customer_code: _code, customer_phone: _phone, ...shown } = head
  expect(body.results).toEqual([shown])
})

test('the totals of a list are those of its issued invoices, and drafts are totalled separately', async () => {
  const customer = (await aCustomer(api)).id
  const over = (unit_price: number) => ({ customer, invoice_products: [aLine({ quantity: 1, unit_price })] })
  const totals = async (query = '') => (await api.get(`/invoice/totals?customer=${customer}${query}`)).body
  const noSales = { taken_back: null, net: null }
  await anInvoice(api, over(20.25))
  await anInvoice(api, over(5))
  const issued = { grand_total: 25.25, outstanding: 25.25, drafts: null, draft_total: null, ...noSales }
  expect(await totals()).toEqual(issued)
  await anInvoice(api, { ...over(1000), status: 'draft' })
  const both = { grand_total: 25.25, outstanding: 25.25, drafts: 1, draft_total: 1000, ...noSales }
  expect(await totals()).toEqual(both)
  expect(await totals('&status=draft')).toEqual({ ...both, grand_total: 0, outstanding: 0 })
  expect(await totals('&status=issued')).toEqual(issued)
})
