import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { today } from '../../kernel/contract/values/day.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from './invoices.contract.ts'
import { aLine, anInvoice, invoiceForm } from './testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')

const save = (form: Record<string, unknown>) => api.post<Saved<InvoiceRecord>>('/invoice', form)
const update = (id: number, form: Record<string, unknown>) =>
  api.put<Saved<InvoiceRecord>>(`/invoice/${id}`, form)

async function ordersOf(id: number): Promise<unknown[]> {
  return (await inkwell.pool.query('select id from invoice_tracker where invoice = $1', [id])).rows
}

test('an empty form can be saved as a draft, with today’s date', async () => {
  const { status, body } = await save({ status: 'draft' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    status: 'draft',
    invoice_no: null,
    order_no: null,
    customer: null,
    company: null,
    invoice_date: today('Asia/Baghdad'),
    grand_total: 0,
    invoice_products: [],
  })
  expect(await ordersOf(body.data.id)).toEqual([])
})

test('a draft is stored as it is and can be extended until it is issued', async () => {
  const { data: draft } = (await save({ status: 'draft', discount: 10, advance_cash: 25 })).body
  expect((await update(draft.id, { status: 'issued' })).status).toBe(422)
  const grown = await update(draft.id, { invoice_products: [aLine()] })
  expect(grown.body.data).toMatchObject({ status: 'draft', subtotal: 20, grand_total: 18, delivery_cash: 75 })
  const customer = await aCustomer(api)
  const issued = await update(draft.id, invoiceForm({ customer: customer.id, status: 'issued' }))
  expect(issued.body.data).toMatchObject({
    status: 'issued',
    invoice_no: expect.stringMatching(/^INV-2026-\d{5}$/),
    customer_name: customer.name,
    company: { name: 'PEN-COMPANY' },
  })
  expect(await ordersOf(draft.id)).toHaveLength(1)
})

test('missing fields are named when a draft is issued', async () => {
  const { data } = (await save({ status: 'draft' })).body
  const refused = await api.put<{ errors: object }>(`/invoice/${data.id}`, { status: 'issued' })
  expect(Object.keys(refused.body.errors).toSorted()).toEqual([
    'age_days',
    'customer',
    'invoice_products',
    'invoice_type',
    'payment_method',
  ])
})

test('a draft takes the customer’s current name when it is issued', async () => {
  const customer = await aCustomer(api)
  const draft = await anInvoice(api, { customer: customer.id, status: 'draft' })
  await api.put(`/customer/${customer.id}`, { name: 'Renamed', address: 'Moved' })
  expect((await update(draft.id, { status: 'issued' })).body.data).toMatchObject({
    customer_name: 'Renamed',
    customer_address: 'Moved',
  })
})

test('values of a draft can be removed', async () => {
  const draft = await anInvoice(api, { status: 'draft', po_ref: 'x' })
  const emptied = { customer: '', invoice_type: null, invoice_products: [], invoice_date: '', age_days: '' }
  expect((await update(draft.id, emptied)).body.data).toMatchObject({
    customer: null,
    customer_name: null,
    invoice_type: null,
    age_days: null,
    subtotal: 0,
    po_ref: 'x',
    invoice_date: today('Asia/Baghdad'),
  })
})

test('an issued invoice never becomes a draft', async () => {
  const invoice = await anInvoice(api)
  expect(await update(invoice.id, { status: 'draft' })).toMatchObject({
    status: 422,
    body: { errors: { status: [expect.any(String)] } },
  })
  expect((await update(invoice.id, { po_ref: 'x' })).body.data.status).toBe('issued')
})

test('a draft refuses values that no invoice may have', async () => {
  const wrong = {
    status: 'draft',
    discount: 101,
    delivery_country: 'Atlantis',
    invoice_products: [{ quantity: 0 }],
  }
  const { status, body } = await api.post<{ errors: object }>('/invoice', wrong)
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(
    expect.arrayContaining(['discount', 'delivery_country', 'invoice_products.0.quantity']),
  )
})

test('drafts appear in the list and can be filtered', async () => {
  const draft = await anInvoice(api, { status: 'draft' })
  const issued = await anInvoice(api)
  const idsWith = async (status: string) =>
    (await api.get<Listed<InvoiceRecord>>(`/invoice?page_size=100&status=${status}`)).body.results.map(
      ({ id }) => id,
    )
  expect(await idsWith('draft')).toContain(draft.id)
  expect(await idsWith('draft')).not.toContain(issued.id)
  expect(await idsWith('issued')).not.toContain(draft.id)
  expect(await idsWith('')).toEqual(expect.arrayContaining([draft.id, issued.id]))
})

test('an error names the fields like the form', async () => {
  const { status, body } = await api.post<{ errors: Record<string, string[]> }>('/invoice', {
    status: 'issued',
    discount: 101,
  })
  expect(status).toBe(422)
  expect(body.errors['discount']?.[0]).toMatch(/^Discount % must/)
  const missing = await api.post<{ errors: Record<string, string[]> }>('/invoice', { status: 'issued' })
  expect(missing.body.errors['invoice_type']).toEqual(['Invoice Type is required.'])
})
