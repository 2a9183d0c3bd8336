import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aLine, anInvoice, invoiceForm } from '../../invoices/testing/an-invoice.ts'
import type { ReceiptVoucher } from '../receipts/testing/a-receipt.ts'

interface Unconfirmed extends Refused {
  data: { id: number; vouchers: ReceiptVoucher[] }
  unless?: Record<string, string>
}

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const now = today('Asia/Baghdad')
const customer = (await aCustomer(api)).id
const account = async (name: string) =>
  (await api.post<Saved<{ id: number }>>('/bank-account', { name, currency: 'USD', opening_balance: 0 })).body
    .data.id

let bills = 0
/** A valid form for each kind of document with a date. */
const forms: Record<string, () => Promise<object> | object> = {
  '/receipt': () => ({ customer, usd: 1 }),
  '/receipt-voucher': async () => {
    const invoice = await anInvoice(api)
    return { invoice: invoice.id, from_account: invoice.customer, subject: 'Pens', net_usd: 1 }
  },
  '/payment-voucher': () => ({ subject: 'Rent', to: 'The owner', from_field: 'PEN-COMPANY', amount_usd: 1 }),
  '/petty-cash': () => ({
    project_name: 'Tea',
    project_amount: 250,
    receipt_no: `B-${++bills}`,
    receipt_form: 'Paper',
  }),
  '/invoice': () => invoiceForm({ customer, unusual_date: false }),
  '/credit-note': () => ({
    customer,
    reason: 'goodwill',
    lines: [{ description: 'Goodwill', quantity: 1, unit_price: 5 }],
  }),
  '/account-transfer': () => ({ to_account: 1, amount_in: 5, subject: 'Owner' }),
}
const post = async (path: string, body: object) => await api.post<Unconfirmed>(path, body)

describe.each(Object.entries(forms))('%s', (path, form) => {
  const isInvoice = path === '/invoice'
  const day = isInvoice ? 'invoice_date' : 'date'
  // Documents that move money cannot be dated ahead; invoices can.
  const ahead = (days: number) => (isInvoice ? [addDays(now, days)] : [])
  test('asks about a day long ago, or an invoice more than a year ahead', async () => {
    for (const date of [...ahead(370), '1999-01-31']) {
      const body = { ...(await form()), [day]: date }
      const asked = await post(path, body)
      expect([asked.status, Object.keys(asked.body.errors ?? {}), asked.body.unless]).toEqual([
        422,
        [day],
        { [day]: 'unusual_date' },
      ])
      expect((await post(path, { ...body, unusual_date: true })).status).toBe(201)
    }
    for (const date of [...ahead(300), addDays(now, -700)]) {
      expect((await post(path, { ...(await form()), [day]: date })).status).toBe(201)
    }
  })

  if (path === '/receipt' || path === '/credit-note') return
  test('asks about a new day, and not about its current one', async () => {
    const made = await post(path, { ...(await form()), [day]: '1999-01-31', unusual_date: true })
    const one = `${path}/${made.body.data.id}`
    expect((await api.put(one, { [day]: '1999-01-31', subject: 'Pens', project_name: 'Tea' })).status).toBe(
      200,
    )
    const far = isInvoice ? addDays(now, 370) : '1998-01-31'
    const asked = await api.put<Unconfirmed>(one, { [day]: far })
    expect([asked.status, asked.body.unless]).toEqual([422, { [day]: 'unusual_date' }])
    expect((await api.put(one, { [day]: far, unusual_date: true })).status).toBe(200)
  })
})

test('issuing a draft asks about its day', async () => {
  const form = { ...(await forms['/invoice']?.()), invoice_date: addDays(now, 370), status: 'draft' }
  const draft = await post('/invoice', form)
  expect(draft.status).toBe(201)
  const path = `/invoice/${draft.body.data.id}`
  const asked = await api.put<Unconfirmed>(path, { status: 'issued' })
  expect([asked.status, asked.body.unless]).toEqual([422, { invoice_date: 'unusual_date' }])
  expect((await api.put(path, { status: 'issued', unusual_date: true })).status).toBe(200)
})

describe('an inactive account', () => {
  test('receives and pays no money, and is refused under its field', async () => {
    const id = await account('Old safe')
    const voucher = { ...(await forms['/receipt-voucher']?.()), to_account: 'Old safe' }
    const received = (await post('/receipt-voucher', voucher)).body.data
    await api.put(`/bank-account/${id}`, { active: false })
    const wrong = async (path: string, body: object) => {
      const { status, body: answer } = await post(path, { ...(await forms[path]?.()), ...body })
      return [status, ...Object.keys(answer.errors ?? {})]
    }
    expect(await wrong('/receipt-voucher', { to_account: ' OLD safe' })).toEqual([422, 'to_account'])
    expect(await wrong('/receipt', { usd_account: 'Old safe' })).toEqual([422, 'usd_account'])
    expect(await wrong('/payment-voucher', { from_field: 'Old safe' })).toEqual([422, 'from_field'])
    expect(await wrong('/petty-cash', { account: id })).toEqual([422, 'account'])
    expect(await wrong('/account-transfer', { to_account: id })).toEqual([422, 'to_account'])
    const out = { to_account: 1, from_account: id, amount_out: 5 }
    expect(await wrong('/account-transfer', out)).toEqual([422, 'from_account'])
    // An existing receipt keeps its inactive account when it is changed otherwise. After deletion, it cannot be
    // restored into it.
    const path = `/receipt-voucher/${received.id}`
    expect((await api.put(path, { subject: 'Two pens', to_account: 'Old safe' })).status).toBe(200)
    expect((await api.put<Refused>(path, { to_account: 'PEN-COMPANY' })).status).toBe(200)
    expect(Object.keys((await api.put<Refused>(path, { to_account: 'Old safe' })).body.errors ?? {})).toEqual(
      ['to_account'],
    )
    expect((await api.delete(path)).status).toBe(204)
    const other = await account('New safe')
    const gone = { ...(await forms['/receipt-voucher']?.()), to_account: 'New safe' }
    const { id: last } = (await post('/receipt-voucher', gone)).body.data
    await api.delete(`/receipt-voucher/${last}`)
    await api.put(`/bank-account/${other}`, { active: false })
    const undo = { resource: 'receipt_voucher', id: last }
    expect((await api.post('/history/undo-deletion', undo)).status).toBe(422)
  })
})

describe('a possible duplicate', () => {
  test('asks if a bill has the same number and amount, naming the first', async () => {
    const bill = { project_name: 'Ink', project_amount: 7500, receipt_no: 'Z-9', receipt_form: 'Paper' }
    const first = (await api.post<Saved<{ entry_no: number }>>('/petty-cash', bill)).body.data
    const asked = await post('/petty-cash', { ...bill, receipt_no: ' z-9' })
    expect(asked).toMatchObject({ status: 422, body: { unless: { receipt_no: 'same_bill' } } })
    expect(asked.body.errors?.['receipt_no']?.[0]).toContain(`Entry ${first.entry_no} of `)
    expect((await post('/petty-cash', { ...bill, project_amount: 7501 })).status).toBe(201)
    const second = await post('/petty-cash', { ...bill, same_bill: true })
    expect(second.status).toBe(201)
    expect((await api.put(`/petty-cash/${second.body.data.id}`, { ...bill, description: 'x' })).status).toBe(
      200,
    )
  })

  test('asks if a payment has the same reference, naming the first', async () => {
    const payment = { customer, usd: 5, iqd: 1310, rate: 1310, reference: 'TT-4711' }
    const first = (await post('/receipt', payment)).body.data.vouchers[0]
    const asked = await post('/receipt', payment)
    expect(asked).toMatchObject({ status: 422, body: { unless: { reference: 'same_reference' } } })
    expect(asked.body.errors?.['reference']?.[0]).toContain(`Receipt voucher ${first?.voucher_no} of `)
    expect((await post('/receipt', { ...payment, same_reference: true })).status).toBe(201)
    const voucher = { ...(await forms['/receipt-voucher']?.()), receipt_reference: 'tt-4711 ' }
    expect(await post('/receipt-voucher', voucher)).toMatchObject({
      status: 422,
      body: { unless: { receipt_reference: 'same_reference' } },
    })
    const other = (await post('/receipt-voucher', { ...voucher, receipt_reference: 'TT-1' })).body.data
    const changed = async (changes: object) => (await api.put(`/receipt-voucher/${other.id}`, changes)).status
    expect(await changed({ receipt_reference: 'TT-4711' })).toBe(422)
    expect(await changed({ receipt_reference: 'TT-4711', same_reference: true })).toBe(200)
    expect(await changed({ receipt_reference: 'TT-4711', details: 'Seen at the bank' })).toBe(200)
  })

  test('asks at the same moment, too', async () => {
    const payment = { customer, usd: 5, reference: 'TT-AT-ONCE' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/receipt', payment)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422])
    const bill = { project_name: 'Ink', project_amount: 9, receipt_no: 'AT-ONCE', receipt_form: 'Paper' }
    const entries = await Promise.all(Array.from({ length: 5 }, () => post('/petty-cash', bill)))
    expect(entries.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422])
  })

  test('is reported with all other warnings, after the errors', async () => {
    const bill = { project_name: 'Ink', project_amount: 31, receipt_no: 'ALL', receipt_form: 'Paper' }
    await post('/petty-cash', bill)
    const both = await post('/petty-cash', { ...bill, date: '1999-01-31' })
    expect(both.body.unless).toEqual({ date: 'unusual_date', receipt_no: 'same_bill' })
    const wrong = await post('/petty-cash', { ...bill, date: '1999-01-31', project_amount: -1 })
    expect([wrong.status, wrong.body.unless]).toEqual([422, undefined])
  })
})

test('two users who allocate one receipt do not overwrite each other', async () => {
  const of = (await aCustomer(api)).id
  const invoices = await Promise.all(
    [60, 70].map((unit_price) =>
      anInvoice(api, { customer: of, invoice_products: [aLine({ quantity: 1, unit_price })] }),
    ),
  )
  const { body } = await post('/receipt', {
    customer: of,
    usd: 50,
    allocations: [{ invoice: invoices[0]?.id, amount_usd: 0 }],
  })
  const [{ id, version } = { id: 0, version: 0 }] = body.data.vouchers
  const split = async (invoice: number | undefined, seen: number | undefined) =>
    await api.put<Saved<ReceiptVoucher> & { code: string; current: ReceiptVoucher; changed_by: string }>(
      `/receipt-voucher/${id}/settlements`,
      { allocations: [{ invoice, amount_usd: 50 }], version: seen },
    )
  const first = await split(invoices[0]?.id, version)
  expect(first.body.data).toMatchObject({ version: version + 1, settlements: [{ invoice: invoices[0]?.id }] })
  const late = await split(invoices[1]?.id, version)
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'conflict', changed_by: expect.any(String), changed_at: expect.any(String) },
  })
  expect(late.body.current.settlements).toMatchObject([{ invoice: invoices[0]?.id, amount_usd: 50 }])
  // The same allocation again changes nothing.
  expect((await split(invoices[0]?.id, version + 1)).body.data.version).toBe(version + 1)
  const atOnce = await Promise.all([1, 0, 1].map((which) => split(invoices[which]?.id, version + 1)))
  expect(atOnce.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
  // Applying unapplied credit also changes the allocation.
  await api.put(`/receipt-voucher/${id}/settlements`, { allocations: [] })
  const free = (await api.get<ReceiptVoucher>(`/receipt-voucher/${id}`)).body.version
  expect((await api.post(`/invoice/${invoices[1]?.id}/use-on-account`)).status).toBe(200)
  expect((await split(invoices[0]?.id, free)).status).toBe(409)
})
