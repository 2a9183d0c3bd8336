import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../invoices/testing/an-invoice.ts'
import { aCustomer, type Customer, customerForm } from './testing/a-customer.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

test('a customer is created, read, changed and deleted', async () => {
  const created = await api.post('/customer', customerForm({ code: 'C-1', phone: '٠٧٧٠ ١٢٣', website: '' }))
  expect(created).toMatchObject({
    status: 201,
    body: { message: 'Customer Create Success', data: { code: 'C-1', phone: '0770 123', website: null } },
  })
  const customer = await aCustomer(api, { address: 'Line 1\r\nLine 2' })
  expect(customer.address).toBe('Line 1\nLine 2')
  expect((await api.get(`/customer/${customer.id}`)).body).toEqual(customer)
  expect(await api.put(`/customer/${customer.id}`, { work: 'Printing' })).toMatchObject({
    status: 200,
    body: { message: 'Customer updated.', data: { work: 'Printing', name: customer.name } },
  })
  expect(await api.delete(`/customer/${customer.id}`)).toMatchObject({
    status: 200,
    body: { message: 'Delete Success' },
  })
})

test('name, email, code and address are required', async () => {
  const { body } = await api.post<{ errors: object }>('/customer', {})
  expect(Object.keys(body.errors).toSorted()).toEqual(['address', 'code', 'email', 'name'])
})

test('an email is any text, and is required unless the customer has none', async () => {
  expect((await aCustomer(api, { email: 'ask at the desk' })).email).toBe('ask at the desk')
  const none = await aCustomer(api, { email: '', has_no_email: true })
  expect(none).toMatchObject({ email: null, has_no_email: true })
  expect(await aCustomer(api, { has_no_email: true })).toMatchObject({ email: null, has_no_email: true })
  const required = { status: 422, body: { errors: { email: ['Email is required.'] } } }
  expect(await api.post('/customer', customerForm({ email: '' }))).toMatchObject(required)
  expect(await api.post('/customer', customerForm({ email: ' ', has_no_email: false }))).toMatchObject(
    required,
  )
  const change = async (changes: object) => await api.put(`/customer/${none.id}`, changes)
  expect(await change({ email: null, has_no_email: false })).toMatchObject(required)
  expect(await change({ has_no_email: false })).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.any(String)] } },
  })
  expect(await change({ work: 'Printing' })).toMatchObject({ status: 200 })
  const given = await change({ email: 'a@b.example' })
  expect(given).toMatchObject({ body: { data: { email: 'a@b.example', has_no_email: false } } })
  expect(await change({ has_no_email: true })).toMatchObject({ body: { data: { email: null } } })
})

test('a customer without email gets invoices, orders and their PDF all the same', async () => {
  const { id } = await aCustomer(api, { email: null, has_no_email: true })
  const { id: invoice } = await anInvoice(api, { customer: id })
  const { body } = await api.get<Listed<{ customer_email: null }>>(`/invoice-tracker?invoice=${invoice}`)
  expect(body.results).toMatchObject([{ customer_email: null }])
  expect((await api.fetch(`/api/v1/invoice/generate-pdf/${invoice}`)).status).toBe(200)
})

test('a code is unique in any case', async () => {
  const { code } = await aCustomer(api)
  expect(await api.post('/customer', customerForm({ code: code.toUpperCase() }))).toMatchObject({
    status: 422,
    body: { errors: { code: [expect.any(String)] } },
  })
})

test('of two customers created at once with one code, one is refused', async () => {
  const forms = ['twin', 'TWIN', 'Twin', 'tWin'].map((code) => api.post('/customer', customerForm({ code })))
  const statuses = (await Promise.all(forms)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 422, 422, 422])
})

test('one-line fields hold 255 code points', async () => {
  expect((await aCustomer(api, { name: '🖋'.repeat(255) })).name).toBe('🖋'.repeat(255))
  expect(await api.post('/customer', customerForm({ name: '🖋'.repeat(256) }))).toMatchObject({
    status: 422,
    body: { errors: { name: ['Name must have at most 255 characters.'] } },
  })
})

test('the longest texts of every script are stored and found', async () => {
  const customer = await aCustomer(api, {
    code: 'ﷺ'.repeat(255),
    name: 'ﷺ'.repeat(255),
    work: 'ẞ'.repeat(255),
    address: '漢'.repeat(10_000),
  })
  expect((await api.get(`/customer/${customer.id}`)).status).toBe(200)
})

test('a customer with invoices cannot be deleted', async () => {
  const { id: customer } = await aCustomer(api)
  for (let count = 1; count <= 12; count++) {
    await anInvoice(api, { customer, status: count % 2 === 0 ? 'draft' : 'issued' })
    if (count > 1 && count < 12) continue
    expect(await api.delete(`/customer/${customer}`)).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        message:
          count === 1
            ? 'This customer cannot be deleted because it has 1 invoice.'
            : 'This customer cannot be deleted because it has 12 invoices.',
      },
    })
  }
  expect((await api.get(`/customer/${customer}`)).status).toBe(200)
})

test('every column is searched', async () => {
  const unique = {
    code: 'K-7431',
    phone: '0999888777',
    email: 'q@zz.iq',
    work: 'Zinc',
    website: 'zz.example',
  }
  const { id } = await aCustomer(api, unique)
  for (const words of Object.values(unique)) {
    const found = await api.get<Listed<Customer>>(`/customer?search=${encodeURIComponent(words)}`)
    expect(found.body.results.map((customer) => customer.id)).toEqual([id])
  }
})

test('a salesman may not delete', async () => {
  const customer = await aCustomer(api)
  const salesman = await inkwell.as('salesman')
  expect((await salesman.delete(`/customer/${customer.id}`)).status).toBe(403)
  expect((await salesman.put(`/customer/${customer.id}`, { work: 'x' })).status).toBe(200)
})
