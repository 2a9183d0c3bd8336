import { expect, test, vi } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { bodyOf } from '../../kernel/client/calls/call-input.ts'
import { formOf, pictureFile } from '../../kernel/server/testing/a-picture.ts'
import type { Listed } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { anInvoice, invoiceForm } from '../invoices/testing/an-invoice.ts'
import { settingsEndpoints } from './settings.contract.ts'

const inkwell = await startTestInkwell()
const admin = await inkwell.as('admin')
const save = (changes: Record<string, unknown> | FormData) => admin.put('/settings', changes)

interface Company {
  name: string
  terms: string | null
  time_zone: string
}
const company = async () => (await (await inkwell.as('salesman')).get<Company>('/settings/company')).body

test('a new company has its label, deposits and time zone', async () => {
  expect((await admin.get('/settings')).body).toMatchObject({
    name: 'PEN-COMPANY',
    rate_label: 'RATE USD - 15',
    deposit_limit: 5000,
    deposit_under: 50,
    deposit_over: 60,
    time_zone: 'Asia/Baghdad',
  })
})

test('omitted fields keep their value, and every user sees the company', async () => {
  expect(await save({ name: 'دار القلم', terms: 'Second term.' })).toMatchObject({
    status: 200,
    body: { message: 'Settings saved.', data: { name: 'دار القلم', rate_label: 'RATE USD - 15' } },
  })
  expect(await company()).toMatchObject({
    name: 'دار القلم',
    terms:
      '50% deposit for orders under $5,000 and 60% deposit for orders over $5,000 before production.\nSecond term.',
  })
})

test('the rate box can be left out of papers, with its label stored', async () => {
  expect(await company()).toMatchObject({ rate_label: 'RATE USD - 15' })
  expect(await save({ rate_box: false })).toMatchObject({
    status: 200,
    body: { data: { rate_label: 'RATE USD - 15', rate_box: false } },
  })
  expect(await company()).toMatchObject({ rate_label: null })
  await save({ rate_box: true })
})

test.each([
  ['name', ''],
  ['deposit_under', 101],
  ['deposit_over', -1],
  ['deposit_limit', 0.001],
  ['time_zone', 'Europe/Atlantis'],
])('%s is refused as %j', async (name, value) => {
  expect(await save({ [name]: value })).toMatchObject({
    status: 422,
    body: { errors: { [name]: [expect.any(String)] } },
  })
})

test('a logo is saved together with name, address and defaults of new invoices', async () => {
  const { body } = await admin.get<Record<string, unknown>>('/settings')
  const form = {
    ...body,
    name: 'Pens of Erbil',
    address: 'Bakhtiari, Erbil',
    invoice_defaults: { age_days: 45 },
  }
  const { content } = bodyOf(settingsEndpoints.update.body, { ...form, logo: await pictureFile() })
  expect(await save(content as FormData)).toMatchObject({
    status: 200,
    body: {
      data: {
        name: 'Pens of Erbil',
        address: 'Bakhtiari, Erbil',
        logo: expect.stringContaining('/image/'),
        invoice_defaults: { age_days: 45 },
      },
    },
  })
})

test('a logo stays until it is removed', async () => {
  expect(await save(formOf({ logo: await pictureFile() }))).toMatchObject({
    body: { data: { logo: expect.stringContaining('/image/') } },
  })
  expect(await save({ logo: '' })).toMatchObject({ body: { data: { logo: expect.any(String) } } })
  expect(await save({ remove_logo: true })).toMatchObject({ body: { data: { logo: null } } })
})

test('of two users who edit the settings, the second gets the first one’s version', async () => {
  const { version } = (await admin.get<{ version: number }>('/settings')).body
  expect((await save({ branch: 'Gulan', version })).status).toBe(200)
  expect(await save({ branch: 'Karrada', version })).toMatchObject({
    status: 409,
    body: { code: 'conflict', current: { branch: 'Gulan' } },
  })
})

test('an issued invoice keeps its company details', async () => {
  await save({ name: 'Old Name', iban: 'IQ1' })
  const { id } = await anInvoice(admin)
  await save({ name: 'New Name', iban: 'IQ2' })
  await admin.put(`/invoice/${id}`, { po_ref: 'changed' })
  const { body } = await admin.get<{ results: InvoiceRecord }>(`/invoice/${id}`)
  expect(body.results.company).toMatchObject({ name: 'Old Name', iban: 'IQ1' })
})

test('today is the company’s day, whatever the clock of the node', async () => {
  const { id: customer } = await aCustomer(admin)
  const dated = async (time_zone: string) => {
    await save({ time_zone })
    const { invoice_date: _date, ...form } = invoiceForm({ customer })
    const { body } = await admin.post<{ data: InvoiceRecord }>('/invoice', form)
    return body.data.invoice_date
  }
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  // The zones are 25 hours apart, so they are always on different dates.
  const [east, west] = [dayIn('Pacific/Kiritimati'), dayIn('Pacific/Pago_Pago')]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60_000 })
  expect(await dated('Pacific/Kiritimati')).toBe(east)
  expect(await dated('Pacific/Pago_Pago')).toBe(west)
  vi.useRealTimers()
})

test('the history shows who changed which setting', async () => {
  await save({ swift: 'AAAA' })
  await save({ swift: 'BBBB' })
  const { body } = await admin.get<Listed<object>>('/history?resource=settings&id=1')
  expect(body.results[0]).toMatchObject({
    user_name: 'Test admin',
    action: 'update',
    changes: { swift: ['AAAA', 'BBBB'] },
  })
})

test('omitted limits of a role, and omitted defaults of invoices, keep their value', async () => {
  const owner = await inkwell.as('superuser')
  const limits = { discount: 10, credit_usd: 100, refund_usd: 100, bad_debt_usd: 100 }
  const put = async (changes: object) => {
    const { status, body } = await owner.put<{ data: Record<'limits' | 'invoice_defaults', object> }>(
      '/settings',
      changes,
    )
    return status === 200 ? body.data : body
  }
  await put({ limits: { salesman: limits, manager: limits, admin: limits } })
  expect(await put({ limits: { salesman: { credit_usd: 5 } } })).toMatchObject({
    limits: { salesman: { ...limits, credit_usd: 5 }, manager: limits, admin: limits },
  })
  expect(await put({ limits: { salesman: { credit_usd: null }, manager: {} } })).toMatchObject({
    limits: { salesman: { ...limits, credit_usd: null }, manager: limits },
  })
  const defaults = { invoice_type: 'credit', payment_method: 'cash', age_days: 14, advance_cash: 50 }
  await put({ invoice_defaults: defaults })
  expect(await put({ invoice_defaults: { age_days: 30 } })).toMatchObject({
    invoice_defaults: { ...defaults, age_days: 30 },
  })
})
