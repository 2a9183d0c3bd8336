import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Listed, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { CreditRecord } from './credit-notes.contract.ts'
import { aCreditNote } from './testing/a-credit-note.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

const pens = aLine({ product_item: 'Printed pen', quantity: 1000, unit_price: 1.25 })
/** An invoice of 1,130.00: 1,000 pens, less a discount of 120.00. */
const penInvoice = async () => anInvoice(api, { invoice_products: [pens], discount_amount: 120 })
const lineOf = ({ invoice_products }: InvoiceRecord) => invoice_products[0]?.id ?? 0
const readInvoice = async (id: number) =>
  (await api.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results
const orderOf = async (invoice: number) =>
  (
    await api.get<Listed<Record<'id' | 'credited' | 'outstanding', number>>>(
      `/invoice-tracker?invoice=${invoice}`,
    )
  ).body.results[0]
const onAccount = async (customer: number | null) =>
  (await api.get<{ on_account_usd: number }>(`/receipt/open?customer=${customer}`)).body.on_account_usd
/** The form that credits a quantity of the invoice's pens. */
const returned = (invoice: InvoiceRecord, quantity: number, more = {}) => ({
  customer: invoice.customer,
  invoice: invoice.id,
  reason: 'misprint',
  lines: [{ invoice_product: lineOf(invoice), quantity }],
  ...more,
})
const refusal = async (form: object) => {
  const { status, body } = await api.post<{ errors: Record<string, string[]> }>('/credit-note', form)
  expect(status).toBe(422)
  return JSON.parse(JSON.stringify(body.errors).replaceAll('\u00a0', ' ')) as typeof body.errors
}

test('a credit note is applied to its invoice first, and the rest is unapplied credit', async () => {
  const invoice = await penInvoice()
  await aReceipt(api, { invoice: invoice.id, from_account: invoice.customer, amount_usd_final: 1000 })
  const note = await aCreditNote(api, { ...returned(invoice, 200), total: 226 })
  expect(note).toMatchObject({
    credit_note_no: expect.stringMatching(/^CN-\d{4}-\d{5}$/),
    customer_name: invoice.customer_name,
    invoice_no: invoice.invoice_no,
    total: 226,
    used_usd: 130,
    on_account_usd: 96,
    status: 'open',
    lines: [{ description: 'Printed pen', quantity: 200, unit_price: 1.25, credit: 226 }],
    settlements: [{ invoice: invoice.id, amount_usd: 130 }],
  })
  expect(await orderOf(invoice.id)).toMatchObject({ credited: 130, outstanding: 0 })
  expect(await readInvoice(invoice.id)).toMatchObject({ outstanding: 0, credited: 130, taken_back: 226 })
  expect(await onAccount(invoice.customer)).toBe(96)

  const next = await anInvoice(api, { customer: invoice.customer, invoice_products: [pens] })
  expect((await api.post(`/invoice/${next.id}/use-on-account`, {})).status).toBe(200)
  expect(await orderOf(next.id)).toMatchObject({ credited: 96, outstanding: 1154 })
  expect((await api.get<CreditRecord>(`/credit-note/${note.id}`)).body.status).toBe('used')
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('the numbers of a year have no gaps, also after refusals', async () => {
  const numbers: string[] = []
  for (const quantity of [1, 2000, 1]) {
    const { customer } = await anInvoice(api)
    const form = { customer, reason: 'goodwill', date: '2001-05-05', unusual_date: true }
    const lines = [{ description: 'Goodwill', quantity: 1, unit_price: quantity === 2000 ? 0 : 5 }]
    const { status, body } = await api.post<Saved<CreditRecord>>('/credit-note', { ...form, lines })
    if (status === 201) numbers.push(body.data.credit_note_no)
  }
  expect(numbers).toEqual(['CN-2001-00001', 'CN-2001-00002'])
})

test('no more can be credited than was invoiced, and at no other price', async () => {
  const invoice = await penInvoice()
  await aCreditNote(api, returned(invoice, 900))
  expect(await refusal(returned(invoice, 101))).toEqual({
    'lines.0.quantity': ['Quantity exceeds what remains to credit. Enter 100 or less.'],
  })
  const id = lineOf(invoice)
  const line = { invoice_product: id, quantity: 1 }
  expect(await refusal(returned(invoice, 1, { lines: [{ ...line, unit_price: 1 }] }))).toHaveProperty([
    'lines.0.unit_price',
  ])
  expect(await refusal(returned(invoice, 1, { total: 5 }))).toEqual({
    total: ['This does not match the calculated value of USD 1.13.'],
  })
  const free = { description: 'Freight', quantity: 1, unit_price: 113.01 }
  expect(await refusal(returned(invoice, 1, { lines: [free] }))).toEqual({
    lines: [`Credit exceeds what remains on ${invoice.invoice_no}. Enter USD 113.00 or less.`],
  })
  const other = await penInvoice()
  expect(await refusal(returned(other, 1, { lines: [line] }))).toHaveProperty(['lines.0.invoice_product'])
  expect(await refusal(returned(invoice, 1, { customer: other.customer }))).toHaveProperty('customer')
  expect(await refusal(returned(invoice, 1, { lines: [] }))).toHaveProperty('lines')
  expect(await refusal(returned(invoice, 1, { lines: [{ quantity: 1 }] }))).toHaveProperty([
    'lines.0.description',
  ])
  const draft = await anInvoice(api, { status: 'draft' })
  expect(await refusal(returned(draft, 1))).toHaveProperty('invoice')
})

test('an invoice’s credited lines cannot be removed or lowered', async () => {
  const invoice = await penInvoice()
  await aCreditNote(api, returned(invoice, 400))
  const change = async (changes: object) =>
    (await api.put<{ errors: object }>(`/invoice/${invoice.id}`, changes)).body.errors
  const line = { ...pens, id: lineOf(invoice) }
  expect(await change({ discount_amount: 900 })).toHaveProperty('grand_total')
  expect(await change({ discount_amount: 0, invoice_products: [{ ...line, quantity: 399 }] })).toEqual({
    'invoice_products.0.quantity': ['Quantity of Printed pen cannot be less than the 400 already credited.'],
  })
  expect(await change({ invoice_products: [aLine({ quantity: 100, unit_price: 100 })] })).toEqual({
    invoice_products: ['Quantity of Printed pen cannot be less than the 400 already credited.'],
  })
  const somebody = await anInvoice(api)
  expect(await change({ customer: somebody.customer })).toHaveProperty('customer')
  expect(await api.delete(`/invoice/${invoice.id}`)).toMatchObject({
    status: 409,
    body: { message: 'This invoice cannot be deleted because it has 1 credit note.' },
  })
  expect((await api.post(`/invoice/${invoice.id}/cancel`, { reason: 'With errors' })).status).toBe(422)
})

test('concurrent credits never exceed the invoice', async () => {
  const invoice = await penInvoice()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.post<Saved<CreditRecord>>('/credit-note', returned(invoice, 250))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 422, 422, 422, 422])
  const totals = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.total] : []))
  expect(sumOf(totals)).toBe(1130)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  const more = `with note as (insert into credit_note (credit_note_no, customer, customer_name, company, invoice, invoice_no,
      reason, total) select 'CN-X', customer, 'X', '{}', id, invoice_no, 'price', 1 from invoice where id = ${invoice.id} returning id)
    insert into credit_note_line (credit_note, position, description, quantity, unit_price, credit)
    select id, 0, 'X', 1, 1, 1 from note`
  await expect(inkwell.pool.query(more)).rejects.toThrow('exceed the grand total')
})

test('a cancelled credit note makes its invoices due again', async () => {
  const invoice = await penInvoice()
  const note = await aCreditNote(api, returned(invoice, 1000))
  expect(note).toMatchObject({ total: 1130, status: 'used' })
  const cancel = async (id: number) => await api.post(`/credit-note/${id}/cancel`, { reason: 'Not broken' })
  expect(await cancel(note.id)).toMatchObject({
    status: 200,
    body: { data: { status: 'cancelled', used_usd: 0, on_account_usd: 0, cancel_reason: 'Not broken' } },
  })
  expect(await orderOf(invoice.id)).toMatchObject({ credited: 0, outstanding: 1130 })
  expect((await cancel(note.id)).status).toBe(422)
  const gift = await aCreditNote(api, { customer: invoice.customer })
  await api.post(`/invoice/${invoice.id}/use-on-account`, {})
  expect((await aCreditNote(api, returned(invoice, 1000))).used_usd).toBe(1120)
  expect((await cancel(gift.id)).status).toBe(200)
  expect(await orderOf(invoice.id)).toMatchObject({ credited: 1120, outstanding: 10 })
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  const list = async (status: string) =>
    (await api.get<{ count: number }>(`/credit-note?customer=${invoice.customer}&status=${status}`)).body
      .count
  expect([await list('cancelled'), await list('used'), await list('open')]).toEqual([2, 0, 1])
})

test('the paper of a credit note shows its lines and what it is applied to', async () => {
  const invoice = await penInvoice()
  const note = await aCreditNote(api, { ...returned(invoice, 200), note: 'The logo is upside down' })
  const pdf = await api.fetch(`/api/v1/credit-note/generate-pdf/${note.id}`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const text = textOfPages(Buffer.from(await pdf.arrayBuffer()))
    .join(' ')
    .replaceAll('\u00a0', ' ')
  for (const piece of [
    'Credit Note',
    note.credit_note_no,
    'Misprint',
    'Printed pen',
    'USD 226.00',
    'The logo is upside down',
    `Applied to ${invoice.invoice_no}`,
  ]) {
    expect(text).toContain(piece)
  }
  expect(text).not.toContain('Grand Total')
})
