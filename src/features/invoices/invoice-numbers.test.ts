import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from './invoices.contract.ts'
import { aLine, anInvoice, invoiceForm } from './testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const customer = (await aCustomer(api)).id

const numbers = (year: number, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `INV-${year}-${String(from + index).padStart(5, '0')}`)

test('fifty invoices created at once on two nodes get fifty consecutive numbers', async () => {
  const other = await inkwell.startNode()
  const there = await other.signIn((await api.get<{ email: string }>('/auth/me')).body.email)
  const created = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      anInvoice(index % 2 === 0 ? api : there, { customer, invoice_date: '2030-06-01' }),
    ),
  )
  expect(created.map(({ invoice_no }) => invoice_no).toSorted()).toEqual(numbers(2030, 50))
  for (const { invoice_no, order_no } of created) expect(order_no).toBe(invoice_no?.replace('INV', 'ORD'))
})

test('failed creations use up no number', async () => {
  const good = { customer, invoice_date: '2031-01-01' }
  const forms = Array.from({ length: 30 }, (_, index) =>
    index % 3 === 0
      ? invoiceForm(good)
      : index % 3 === 1
        ? invoiceForm({ ...good, customer: 2_147_483_647 })
        : invoiceForm({ ...good, invoice_products: [aLine({ product: 2_147_483_647 })] }),
  )
  const answers = await Promise.all(forms.map((form) => api.post<Saved<InvoiceRecord>>('/invoice', form)))
  const given = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.invoice_no ?? '')
  expect(given.toSorted()).toEqual(numbers(2031, 10))
  expect((await anInvoice(api, good)).invoice_no).toBe('INV-2031-00011')
})

test('each year of the invoice date has its own number sequence', async () => {
  const of = async (invoice_date: string) => (await anInvoice(api, { customer, invoice_date })).invoice_no
  expect(await of('2032-12-31')).toBe('INV-2032-00001')
  expect(await of('2033-01-01')).toBe('INV-2033-00001')
  expect(await of('2032-01-01')).toBe('INV-2032-00002')
})

test('a deleted invoice’s number is not used again', async () => {
  const first = await anInvoice(api, { customer, invoice_date: '2034-01-01' })
  expect((await api.delete(`/invoice/${first.id}`)).status).toBe(200)
  expect((await anInvoice(api, { customer, invoice_date: '2034-01-01' })).invoice_no).toBe('INV-2034-00002')
})

test('an invoice that moves to another year keeps its number', async () => {
  const invoice = await anInvoice(api, { customer, invoice_date: '2035-12-31' })
  const moved = await api.put(`/invoice/${invoice.id}`, { invoice_date: '2036-01-01', unusual_date: true })
  expect(moved.body).toMatchObject({ data: { invoice_date: '2036-01-01', invoice_no: 'INV-2035-00001' } })
})

test('a form cannot set its numbers', async () => {
  const invoice = await anInvoice(api, {
    customer,
    invoice_date: '2037-01-01',
    invoice_no: 'INV-2037-00099',
    order_no: 'X',
  })
  expect(invoice).toMatchObject({ invoice_no: 'INV-2037-00001', order_no: 'ORD-2037-00001' })
})

test('a draft has no number, and gets one once, when it is issued', async () => {
  const draft = await anInvoice(api, { customer, status: 'draft', invoice_date: '2038-01-01' })
  expect(draft).toMatchObject({ invoice_no: null, order_no: null })
  const issued = await api.put(`/invoice/${draft.id}`, { status: 'issued', unusual_date: true })
  expect(issued.body).toMatchObject({ data: { invoice_no: 'INV-2038-00001', order_no: 'ORD-2038-00001' } })
  const again = await api.put(`/invoice/${draft.id}`, { status: 'issued', unusual_date: true })
  expect(again.body).toMatchObject({ data: { invoice_no: 'INV-2038-00001' } })
})

test('one draft issued by many requests at once gets one number', async () => {
  const draft = await anInvoice(api, { customer, status: 'draft', invoice_date: '2039-01-01' })
  await Promise.all(
    Array.from({ length: 8 }, () =>
      api.put(`/invoice/${draft.id}`, { status: 'issued', unusual_date: true }),
    ),
  )
  expect((await anInvoice(api, { customer, invoice_date: '2039-01-01' })).invoice_no).toBe('INV-2039-00002')
})
