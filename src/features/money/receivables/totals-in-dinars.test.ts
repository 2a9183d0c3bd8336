import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
for (const [date, iqd_per_usd] of [
  ['2026-02-28', 1310],
  ['2026-03-10', 1320],
] as const) {
  await api.post('/exchange-rate', { date, iqd_per_usd })
}

const invoice_products = [aLine({ quantity: 1, unit_price: 100.5 })]
const paperOf = async (address: string) => {
  const pdf = await api.fetch(`/api/v1${address}`)
  return textOfPages(Buffer.from(await pdf.arrayBuffer()))
    .join(' ')
    .replaceAll('\u00a0', ' ')
}
const read = async (id: number) => (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results

test('a customer who pays in dinars gets totals in dinars, at the rate of the day the invoice was issued', async () => {
  const customer = (await aCustomer(api, { dinar_face: true })).id
  const { id } = await anInvoice(api, { customer, invoice_date: '2026-03-05', invoice_products })
  const frozen = { dinar_rate: 1310, dinar_rate_on: '2026-02-28' }
  expect(await read(id)).toMatchObject({ ...frozen, grand_total: 100.5, outstanding: 100.5 })
  const inDinars = /In IQD at 1,310.00 \(28\/02\/2026\)\s+IQD 131,655/
  expect(await paperOf(`/invoice/generate-pdf/${id}`)).toMatch(inDinars)

  // Issued invoices keep their rate when daily rates or the customer's setting change. New ones have no amount in IQD.
  await api.post('/exchange-rate', { date: '2026-03-04', iqd_per_usd: 1315 })
  await api.put(`/customer/${customer}`, { dinar_face: false })
  await api.put(`/invoice/${id}`, { po_ref: 'PO-2' })
  expect(await read(id)).toMatchObject(frozen)
  const plain = await anInvoice(api, { customer, invoice_products })
  expect(plain).toMatchObject({ dinar_rate: null, dinar_rate_on: null })
  expect(await paperOf(`/invoice/generate-pdf/${plain.id}`)).not.toContain('dinars')
})

test('a draft has no dinar rate before it is issued', async () => {
  const customer = (await aCustomer(api, { dinar_face: true })).id
  const draft = await anInvoice(api, {
    customer,
    status: 'draft',
    invoice_date: '2026-03-12',
    invoice_products,
  })
  expect(draft.dinar_rate).toBeNull()
  const issued = await api.put<Saved<InvoiceRecord>>(`/invoice/${draft.id}`, { status: 'issued' })
  expect(issued.body.data).toMatchObject({ dinar_rate: 1320, dinar_rate_on: '2026-03-10' })
})

test('a statement shows its closing balance in dinars, at the rate of its last day', async () => {
  const customer = (await aCustomer(api, { dinar_face: true })).id
  await anInvoice(api, { customer, invoice_date: '2026-03-05', invoice_products })
  const asked = `/customer/${customer}/statement/pdf?from=2026-03-01`
  expect(await paperOf(`${asked}&to=2026-03-31`)).toMatch(/In IQD at 1,320.00 \(10\/03\/2026\)\s+IQD 132,660/)
  const other = (await aCustomer(api)).id
  expect(await paperOf(`/customer/${other}/statement/pdf`)).not.toContain('dinars')
})
