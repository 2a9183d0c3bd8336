import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../testing/an-invoice.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')
const nothing = { invoice_type: null, payment_method: null, age_days: null, advance_cash: null }

test('a new invoice proposes the customer’s last terms, the salesman and the language', async () => {
  const { id } = await aCustomer(api, { paper_language: 'ar' })
  const me = (await api.get<{ id: number }>('/auth/me')).body.id
  const read = async () => (await api.get(`/customer/${id}/defaults`)).body
  expect(await read()).toEqual({ ...nothing, salesman: me, invoice_no: null, paper_language: 'ar' })
  const terms = { invoice_type: 'credit', payment_method: 'bank_transfer', age_days: 45, advance_cash: 30 }
  const last = await anInvoice(api, { customer: id, invoice_date: '2026-03-01', ...terms })
  await anInvoice(api, { customer: id, invoice_date: '2026-02-01', age_days: 7 })
  await anInvoice(api, { customer: id, invoice_date: '2026-04-01', age_days: 9, status: 'draft' })
  expect(await read()).toEqual({ ...terms, salesman: me, invoice_no: last.invoice_no, paper_language: 'ar' })
})

test('the proposed terms of a missing customer are 404', async () => {
  expect(await api.get('/customer/999999/defaults')).toMatchObject({ status: 404 })
})

test('the settings give the defaults of new invoices, for everybody who writes one', async () => {
  const owner = await inkwell.as('superuser')
  const invoice_defaults = { ...nothing, invoice_type: 'direct', age_days: 14 }
  expect(await owner.put('/settings', { invoice_defaults })).toMatchObject({
    status: 200,
    body: { data: { invoice_defaults } },
  })
  expect(await api.get('/settings/company')).toMatchObject({ body: { invoice_defaults } })
  expect(await owner.put('/settings', { invoice_defaults: { ...nothing, age_days: 9999 } })).toMatchObject({
    status: 422,
    body: { errors: { 'invoice_defaults.age_days': [expect.any(String)] } },
  })
})
