import { describe, expect, test } from 'vitest'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer, type Customer } from '../../../features/customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../../../features/invoices/invoices.contract.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const [api, colleague] = [await inkwell.as('manager'), await inkwell.as('admin')]

describe('an update with an older version is refused', () => {
  test.each([
    ['bare in If-Match', { 'if-match': '1' }, {}],
    ['quoted in If-Match', { 'if-match': '"1"' }, {}],
    ['weak in If-Match', { 'if-match': 'W/"1"' }, {}],
    ['in the body', {}, { version: 1 }],
    ['as text in the body', {}, { version: '1' }],
  ])('%s', async (_where, headers, body) => {
    const { id } = await aCustomer(api)
    const theirs = await colleague.put<Saved<Customer>>(`/customer/${id}`, { work: 'theirs' })
    const mine = await api.put(`/customer/${id}`, { work: 'mine', ...body }, headers)
    expect(mine).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Test admin has changed this customer since you opened it. Review it and try again.',
        current: theirs.body.data,
        changed_by: 'Test admin',
        changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        request_id: expect.any(String),
      },
    })
    expect((await api.get(`/customer/${id}`)).body).toMatchObject({ work: 'theirs' })
  })
})

test('an update with the current version, or none, is accepted', async () => {
  const { id } = await aCustomer(api)
  expect((await api.put(`/customer/${id}`, { work: 'a' }, { 'if-match': '"1"' })).status).toBe(200)
  expect((await api.put(`/customer/${id}`, { work: 'b', version: 2 })).status).toBe(200)
  expect((await api.put(`/customer/${id}`, { work: 'c' })).status).toBe(200)
  expect((await api.put(`/customer/${id}`, { work: 'd' }, { 'if-match': '*' })).status).toBe(200)
})

test('of ten concurrent updates of one version, one is accepted', async () => {
  const { id } = await aCustomer(api)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => api.put(`/customer/${id}`, { work: `w${index}`, version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
})

test('an update without changes keeps the version', async () => {
  const { id, name } = await aCustomer(api)
  expect((await api.put(`/customer/${id}`, { name })).body).toMatchObject({ data: { version: 1 } })
  expect((await api.put(`/customer/${id}`, {})).body).toMatchObject({ data: { version: 1 } })
})

test('an old version of a deleted record is 404', async () => {
  const { id } = await aCustomer(api)
  await api.delete(`/customer/${id}`)
  expect((await api.put(`/customer/${id}`, { work: 'x', version: 1 })).status).toBe(404)
})

describe('when two users edit one invoice', () => {
  test('the second gets the whole invoice of the first', async () => {
    const invoice = await anInvoice(api)
    const [line] = invoice.invoice_products
    const change = { invoice_products: [{ ...line, quantity: 7, total: 70 }], version: 1 }
    const theirs = await colleague.put<Saved<InvoiceRecord>>(`/invoice/${invoice.id}`, change)
    expect(theirs.body.data.version).toBe(2)
    const mine = await api.put(`/invoice/${invoice.id}`, { po_ref: 'mine', version: 1 })
    expect(mine).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: theirs.body.data, changed_by: 'Test admin' },
    })
  })

  test('a change of lines alone counts as a change', async () => {
    const invoice = await anInvoice(api)
    const [line] = invoice.invoice_products
    await colleague.put(`/invoice/${invoice.id}`, { invoice_products: [{ ...line, notes: 'n' }] })
    expect((await api.put(`/invoice/${invoice.id}`, { po_ref: 'x', version: 1 })).status).toBe(409)
  })

  test('and save at the same moment, one is refused', async () => {
    const invoice = await anInvoice(api)
    const [line] = invoice.invoice_products
    const both = await Promise.all(
      [3, 4, 5, 6].map((quantity) =>
        api.put(`/invoice/${invoice.id}`, {
          invoice_products: [{ ...line, quantity, total: quantity * 10 }],
          version: 1,
        }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('without versions, the last save wins, with amounts that match its lines', async () => {
    const invoice = await anInvoice(api)
    const [line] = invoice.invoice_products
    await Promise.all(
      [3, 4, 5, 6].map((quantity) =>
        api.put(`/invoice/${invoice.id}`, { invoice_products: [{ ...line, quantity, total: undefined }] }),
      ),
    )
    const { results } = (await api.get<{ results: InvoiceRecord }>(`/invoice/${invoice.id}`)).body
    expect(results.subtotal).toBe((results.invoice_products[0]?.quantity ?? 0) * 10)
    const order = await inkwell.pool.query('select outstanding from order_with_money where invoice = $1', [
      invoice.id,
    ])
    expect(order.rows).toEqual([{ outstanding: results.grand_total }])
  })
})

test.each([
  ['an object that turns itself into text', { toString: 1 }],
  ['an object with a value', { valueOf: 1, toString: null }],
  ['a list', [1]],
  ['a nested list', [[{ toString: 1 }]]],
  ['yes', true],
  ['a word', 'x'],
  ['a fraction', 1.5],
  ['more than any', 1e300],
])('a version that is %s is 400', async (_what, version) => {
  const { id } = await aCustomer(api)
  const answer = await api.put(`/customer/${id}`, { work: 'x', version })
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
})
