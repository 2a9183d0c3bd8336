import { beforeEach, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { InvoiceRecord } from '../invoices.contract.ts'
import { anInvoice, invoiceForm } from '../testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const [admin, salesman] = [await inkwell.as('admin'), await inkwell.as('salesman')]
const take = (id: number, by = admin, sent: object = {}) =>
  by.put<Saved<InvoiceRecord>>(`/invoice/${id}/company`, sent)
const historyOf = async (id: number) =>
  (await admin.get<Listed<{ changes: object }>>(`/history?resource=invoice&id=${id}`)).body.results

beforeEach(async () => {
  await admin.put('/settings', { bank_name: null, iban: null })
})

test('an issued invoice takes today’s company details, and nothing else changes', async () => {
  const { company, version, updated_at, ...before } = await anInvoice(admin, {
    payment_method: 'bank_transfer',
  })
  expect(company).toMatchObject({ bank_name: null })
  await admin.put('/settings', { bank_name: 'Bank of Erbil', iban: 'IQ98NBIQ850123456789012' })
  const { status, body } = await take(before.id, salesman, { version })
  expect(status).toBe(200)
  expect(body.data).toMatchObject(before)
  expect(body.data.company).toEqual({
    ...company,
    bank_name: 'Bank of Erbil',
    iban: 'IQ98NBIQ850123456789012',
  })
  expect(body.data.version).toBe(version + 1)
  expect(body.data.updated_at > updated_at).toBe(true)
  const [latest] = await historyOf(before.id)
  expect(Object.keys(latest?.changes ?? {})).toEqual(['company'])
})

test('without a difference nothing happens', async () => {
  const { id, version } = await anInvoice(admin)
  const before = await historyOf(id)
  expect((await take(id)).body.data.version).toBe(version)
  expect(await historyOf(id)).toEqual(before)
})

test('a draft has no company details to update', async () => {
  const { body } = await admin.post<Saved<InvoiceRecord>>('/invoice', { status: 'draft' })
  expect(await take(body.data.id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('an update with an older version is refused', async () => {
  const { id, version } = await anInvoice(admin)
  await admin.put(`/invoice/${id}`, { po_ref: 'PO 7' })
  expect(await take(id, admin, { version })).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('an invoice prints the customer’s code and phone as of the day it was issued', async () => {
  const { body: customer } = await admin.post<Saved<{ id: number }>>('/customer', {
    name: 'Rojin',
    code: 'RJ-1',
    email: 'rojin@example.com',
    address: 'Duhok',
    phone: '0750 111 2233',
  })
  const copies = { customer_code: 'RJ-1', customer_phone: '0750 111 2233' }
  const { id } = await anInvoice(admin, { customer: customer.data.id })
  await admin.put(`/customer/${customer.data.id}`, { code: 'RJ-2', phone: '0770 999 8877' })
  await admin.put(`/invoice/${id}`, { po_ref: 'PO 7' })
  const { body } = await admin.get<{ results: InvoiceRecord }>(`/invoice/${id}`)
  expect(body.results).toMatchObject(copies)
  // A draft stores the customer data at the time of saving.
  const draft = await admin.post<Saved<InvoiceRecord>>(
    '/invoice',
    invoiceForm({ customer: customer.data.id, status: 'draft' }),
  )
  expect(draft.body.data).toMatchObject({ customer_code: 'RJ-2', customer_phone: '0770 999 8877' })
})

test('the PDF is named after the number and the customer, in any script', async () => {
  const { body: customer } = await admin.post<Saved<{ id: number }>>('/customer', {
    name: 'شركة بغداد',
    code: 'BG-1',
    email: 'baghdad@example.com',
    address: 'Baghdad',
  })
  const { id, invoice_no } = await anInvoice(admin, { customer: customer.data.id })
  const { headers } = await admin.get(`/invoice/generate-pdf/${id}`)
  expect(headers.get('content-disposition')).toBe(
    `inline; filename="${invoice_no}.pdf"; filename*=UTF-8''${invoice_no}%20${encodeURIComponent('شركة')}%20${encodeURIComponent('بغداد')}.pdf`,
  )
})
