import { expect, test } from 'vitest'
import { aCode } from '../../../features/customers/testing/customer-sheet.ts'
import { aCustomer, type Customer, customerForm } from '../../../features/customers/testing/a-customer.ts'
import { aLine, anInvoice, invoiceForm } from '../../../features/invoices/testing/an-invoice.ts'
import { productForm } from '../../../features/products/testing/a-product.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import { readRows } from '../../../kernel/server/spreadsheet/read-rows.ts'
import { sheetFile } from '../../../kernel/server/spreadsheet/testing/spreadsheet-file.ts'
import { sendSpreadsheet } from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { english } from '../../../i18n/english.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { translators } from '../../../i18n/translators.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const arabic = { 'accept-language': 'ar-IQ,ar;q=0.9,en;q=0.5' }
const sorani = { 'accept-language': 'ckb' }

/** A problem in the requested language. */
type Refusal = Refused & { said: { message: DisplayText; errors: Record<string, DisplayText[]> } }

test('the languages are listed for everybody, by their own names', async () => {
  const response = await fetch(`${inkwell.address}/api/v1/languages`)
  expect(await response.json()).toEqual([
    { code: 'en', name: 'English', direction: 'ltr' },
    { code: 'ar', name: 'العربية', direction: 'rtl' },
    { code: 'ckb', name: 'کوردی (سۆرانی)', direction: 'rtl' },
  ])
})

test('a request without a language gets English, and no message keys', async () => {
  for (const asked of [{}, { 'accept-language': '*' }, { 'accept-language': 'fr' }]) {
    const { body } = await api.post<Refused>('/customer', customerForm({ name: '' }), asked)
    expect(body).toEqual({
      code: 'validation_failed',
      message: 'Name is required.',
      errors: { name: ['Name is required.'] },
      request_id: expect.any(String),
    })
  }
})

test('errors are in the requested language, with the message key and its values', async () => {
  const { body } = await api.post<Refusal>('/customer', customerForm({ name: '' }), arabic)
  const message = translators.ar('{label} is required.', { label: 'Name' })
  expect(body).toMatchObject({ code: 'validation_failed', message, errors: { name: [message] } })
  expect(message).toMatch(/الاسم/)
  expect(english(body.said.message)).toBe('Name is required.')
  expect(body.said.errors['name']?.map((text) => english(text))).toEqual(['Name is required.'])
})

test('so are errors of the database, and missing records', async () => {
  const { code } = await aCustomer(api)
  const taken = await api.post<Refusal>('/customer', customerForm({ code }), sorani)
  expect(taken.body.errors?.['code']?.[0]).toMatch(/[ەێۆ]/)
  expect(taken.body.said.errors['code']?.map((text) => english(text))).toEqual([
    'A record with this Code already exists.',
  ])
  const gone = await api.get<Refusal>('/customer/999999', arabic)
  expect([gone.status, gone.body.message]).toEqual([404, translators.ar('This customer does not exist.')])
})

test('an error names fields and settings as screens do, in the user’s language', async () => {
  const { code } = await aCustomer(api)
  const line = aLine({ unit_price: -4 })
  for (const [language, headers] of [
    ['ar', arabic],
    ['ckb', sorani],
  ] as const) {
    const t = translators[language]
    const taken = await api.post<Refusal>('/customer', customerForm({ code }), headers)
    expect(taken.body.message).toContain(t('Code'))
    const cheap = await api.post<Refusal>(
      '/invoice',
      invoiceForm({ customer: 1, invoice_products: [line] }),
      headers,
    )
    expect(cheap.body.message).toContain(t('Discount %'))
    const admin = await inkwell.as('admin')
    const fine = await admin.post<Refusal>('/product', productForm({ unit_price: 0.125 }), headers)
    expect(fine.body.message).toContain(t('Decimals of unit prices (2, 3 or 4)'))
  }
})

test('a refused deletion names the records in use, in their gender and number', async () => {
  const buyer = await aCustomer(api)
  const invoice = await anInvoice(api, { customer: buyer.id })
  const refusal = async (asked: Record<string, string>) =>
    (await api.delete<Refusal>(`/customer/${buyer.id}`, asked)).body.message
  expect(await refusal(arabic)).toBe('لا يمكن حذف هذا الزبون لأنه مرتبط بفاتورة واحدة.')
  expect(await refusal(sorani)).toBe(
    translators.ckb('This customer cannot be deleted because it has {count} invoices.', { count: 1 }),
  )
  expect(await refusal({})).toBe('This customer cannot be deleted because it has 1 invoice.')
  await api.delete(`/invoice/${invoice.id}`)
  await api.delete(`/customer/${buyer.id}`)
  const { rows } = await inkwell.pool.query<{ id: number }>(
    `select max(id)::int as id from history where table_name = 'invoice' and record_id = $1`,
    [invoice.id],
  )
  const back = await (
    await inkwell.as('superuser')
  ).post<Refusal>(`/history/${rows[0]?.id}/restore`, {}, arabic)
  expect(back.body.message).toMatch(/^لا يمكن استعادة هذه الفاتورة لأن زبونها محذوف/)
})

test('a success message is in the requested language; a repeat’s in the language of the repeat', async () => {
  const form = customerForm()
  const key = { 'idempotency-key': aCode() }
  const first = await api.post<Saved<Customer>>('/customer', form, { ...key, ...arabic })
  const again = await api.post<Saved<Customer>>('/customer', form, { ...key, ...sorani })
  const plain = await api.post<Saved<Customer>>('/customer', form, key)
  expect([first, again, plain].map(({ body }) => body.message)).toEqual([
    translators.ar('Customer Create Success'),
    translators.ckb('Customer Create Success'),
    'Customer Create Success',
  ])
  expect(again.body.data.id).toBe(first.body.data.id)
})

test('a list is exported under the headings of a language, and imported from any', async () => {
  const mine = await aCustomer(api, { name: 'کۆمپانیای ڕۆژ', work: 'چاپ' })
  for (const language of ['ar', 'ckb', 'en'] as const) {
    const search = encodeURIComponent(mine.code)
    const response = await api.fetch(
      `/api/v1/customer/export?format=xlsx&search=${search}&language=${language}`,
      { headers: { 'accept-language': 'en' } },
    )
    const file = new Uint8Array(await response.arrayBuffer())
    const { rows } = await readRows(sheetFile(file))
    expect(rows[0]?.cells[1]).toBe(translators[language]('Code'))
    const imported = await sendSpreadsheet(api, '/customer', { content: file })
    expect([imported.body.unchanged, imported.body.wrong]).toEqual([1, 0])
  }
  const template = await api.fetch('/api/v1/customer/import/template', { headers: arabic })
  const { rows } = await readRows(sheetFile(new Uint8Array(await template.arrayBuffer())))
  expect(rows[0]?.cells).toContain(translators.ar('customer code'))
})

test('a paper is in the language of its customer, unless another is requested', async () => {
  const buyer = await aCustomer(api, { paper_language: 'ar' })
  const invoice = await anInvoice(api, { customer: buyer.id })
  const pagesOf = async (query: string) => {
    const response = await api.fetch(`/api/v1/invoice/generate-pdf/${invoice.id}${query}`, {
      headers: sorani,
    })
    return textOfPages(Buffer.from(await response.arrayBuffer())).join('\n')
  }
  const letters = async (query: string) => [...new Set((await pagesOf(query)).match(/[ەێۆةى]/g) ?? [])]
  expect(await letters('')).toContain('ة')
  expect(await letters('?language=ckb')).toContain('ە')
  expect(await letters('?language=en')).toEqual([])
  expect((await api.put('/customer/1', { paper_language: 'fr' })).status).toBe(422)
})

test('a user’s language is saved, and applies on every device', async () => {
  const { body } = await api.get<{ id: number; language: string | null }>('/auth/me')
  expect(body.language).toBeNull()
  expect((await api.put(`/auth/user/update/${body.id}`, { language: 'ckb' })).status).toBe(200)
  expect((await api.get('/auth/me')).body).toMatchObject({ language: 'ckb' })
  expect((await api.put(`/auth/user/update/${body.id}`, { language: 'fr' })).status).toBe(422)
  const { body: users } = await api.get<Listed<{ language: string }>>(`/auth/users?search=manager`)
  expect(users.results.some(({ language }) => language === 'ckb')).toBe(true)
})
