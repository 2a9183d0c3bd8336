import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCreditNote } from '../../../features/money/credit-notes/testing/a-credit-note.ts'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aPayment } from '../../../features/money/payments/testing/a-payment.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { aReceipt } from '../../../features/money/receipts/testing/a-receipt.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')

async function found(path: string, words: string, as = 'search'): Promise<number[]> {
  const separator = path.includes('?') ? '&' : '?'
  const { body } = await api.get<{ results: object }>(`${path}${separator}${as}=${encodeURIComponent(words)}`)
  // Vouchers are returned in groups by name.
  return Object.values<{ id: number } | { id: number }[]>({ ...body.results })
    .flat()
    .map(({ id }) => id)
}

let next = randomInt(1000, 9000)
/** The last four digits of an unused number. */
const last = () => String(next++)

/** The spellings of the mobile number 0750 445 with these last four digits. */
const spellingsOf = (end: string) => [
  `0750 445 ${end}`,
  `0750445${end}`,
  `+964 750 445 ${end}`,
  `+964750445${end}`,
  `00964 750 445 ${end.slice(0, 2)} ${end.slice(2)}`,
  `00964750445${end}`,
  `+964 (0)750 445 ${end}`,
  `964-750-445-${end}`,
  `(0750) 445-${end}`,
  `0750.445.${end}`,
  `0750/445 ${end}`,
  `0750–445–${end}`,
  `0750\u00a0445\u00a0${end}`,
  `\u2066+964 750 445 ${end}\u2069`,
  `٠٧٥٠ ٤٤٥ ${end}`,
  `+٩٦٤ ٧٥٠ ٤٤٥ ${end}`,
  `۰۷۵۰۴۴۵${end}`,
]

test('a phone number is found in any spelling', async () => {
  const end = last()
  const ids: number[] = []
  for (const phone of spellingsOf(end)) ids.push((await aCustomer(api, { phone })).id)
  const other = await aCustomer(api, { phone: `0750 445 ${Number(end) > 1000 ? Number(end) - 1 : 1999}` })
  for (const typed of [...spellingsOf(end), `750 445 ${end}`, `750445${end}`, `445 ${end}`]) {
    const all = await found('/customer?page_size=100', typed)
    expect(all, typed).toEqual(ids.toReversed())
  }
  expect(await found('/customer?page_size=100', '0750 445')).toEqual(
    expect.arrayContaining([other.id, ...ids]),
  )
  expect(await found('/customer', '+964 750 999')).toEqual([])
})

test.each([
  ['0662 111 {} / +964 771 333 {}', '0662-111-{}'],
  ['0750 111 {}، 0771 333 {}', '+9647501 11 {}'],
  ['0750111{},0771333{}', '0750 111 {}'],
  ['0750 111 {} 0771 333 {}', '0750111{}'],
  ['0750 111 {} - 0771 333 {}', '00964 750 111 {}'],
  ['0750 111 {}/0771 333 {}', '0750-111-{}'],
  ['0750 111 {}, 771 333 {}', '+964750111{}'],
  ['Office: 066 222 {}; mobile: 771 333 {}', '+964 66 222 {}'],
])('each of a customer’s several numbers is found in %s', async (phone, first) => {
  const end = last()
  const { id } = await aCustomer(api, { phone: phone.replaceAll('{}', end) })
  for (const typed of [first, '0771 333 {}', '+964771333{}']) {
    expect(await found('/customer', typed.replaceAll('{}', end)), typed).toEqual([id])
  }
})

test('a group of digits repeated in a search must occur twice', async () => {
  const phones = ['+964 750 446 2424', '+964 750 446 2431']
  const ids: number[] = []
  for (const phone of phones) ids.push((await aCustomer(api, { phone })).id)
  expect(await found('/customer', '0750 446 24 24')).toEqual(ids.slice(0, 1))
  expect(await found('/customer', '+964 750 446 24')).toEqual(ids.toReversed())
})

test('a foreign number is found with its plus or its zeros', async () => {
  const end = last()
  const { id } = await aCustomer(api, { phone: `+90 (212) 555 ${end}` })
  for (const typed of [`+90212555${end}`, `0090 212 555 ${end}`, `+90 212 555-${end}`]) {
    expect(await found('/customer', typed), typed).toEqual([id])
  }
})

test('a user’s number is found, also among the employees', async () => {
  const end = last()
  const { id } = await aUser(inkwell.pool, { phone_number: `+964 773 555 ${end}` })
  for (const typed of [`0773 555 ${end}`, `0773555${end}`, `00964-773-555-${end}`]) {
    expect(await found('/auth/users', typed), typed).toEqual([id])
    expect(await found('/reports/employees', typed), typed).toEqual([id])
  }
})

test('a customer’s number finds their documents, in lists, totals, files and the global search', async () => {
  const end = last()
  const customer = (await aCustomer(api, { phone: `+964 750 777 ${end}` })).id
  const invoice = await anInvoice(api, { customer })
  const receipt = await aReceipt(api, { invoice: invoice.id, from_account: customer, amount_usd_final: 1 })
  const note = await aCreditNote(api, { customer })
  const payment = await aPayment(api, { customer, amount_usd: 1 })
  for (const typed of [`0750 777 ${end}`, `0750777${end}`, `+964750777${end}`, `00964 750 777 ${end}`]) {
    expect(await found('/invoice', typed), typed).toEqual([invoice.id])
    expect(await found('/receipt-voucher', typed), typed).toEqual([receipt.id])
    expect(await found('/credit-note', typed), typed).toEqual([note.id])
    expect(await found('/payment-voucher', typed), typed).toEqual([payment.id])
    expect(await found('/invoice-tracker', typed), typed).toHaveLength(1)
    expect(await found('/search', typed, 'q'), typed).toEqual([customer, invoice.id, note.id])
    const asked = `search=${encodeURIComponent(typed)}`
    const totals = await api.get<{ grand_total: number }>(`/invoice/totals?${asked}`)
    expect(totals.body.grand_total).toBe(invoice.grand_total)
    const file = await api.fetch(`/api/v1/invoice/export?format=csv&${asked}`)
    expect(await file.text()).toContain(invoice.invoice_no)
  }
  // Some of its digits occur in many other numbers.
  expect(await found('/invoice', `777${end}`)).toEqual([])
})

test('a number within a text is found in any spelling', async () => {
  const end = last()
  const text = `للاتصال: ٠٧٥١ ٢٢٢ ${end} Ahmad`
  const rent = await aPayment(api, { to: text })
  const cash = { project_name: 'Tea', project_amount: 1000, receipt_no: '1', receipt_form: 'Paper' }
  const { body } = await api.post<{ data: { id: number } }>('/petty-cash', { ...cash, paid_to: text })
  const customer = await aCustomer(api, { address: `60 Meter Street, ${text}`, phone: null })
  for (const typed of [`0751222${end}`, `+964 751 222 ${end}`, `00964751222${end}`, `(0751) 222-${end}`]) {
    expect(await found('/payment-voucher', typed), typed).toEqual([rent.id])
    expect(await found('/petty-cash', typed), typed).toEqual([body.data.id])
    expect(await found('/customer', typed), typed).toEqual([customer.id])
  }
})

test('the number of a deleted customer is found in the trash', async () => {
  const end = last()
  const { id } = await aCustomer(api, { phone: `0750 888 ${end}` })
  await api.delete(`/customer/${id}`)
  for (const typed of [`0750888${end}`, `+964 750 888 ${end}`]) {
    const { body } = await api.get<Listed<{ record_id: number }>>(
      `/trash?search=${encodeURIComponent(typed)}`,
    )
    expect(body.results, typed).toMatchObject([{ record_id: id }])
  }
})

test('days, amounts and codes are not treated as phone numbers', async () => {
  const texts = ['05/03/2026', '05-03-2026', '0.250', 'INV-2026-00042', '1,250,000', '2026-03-05 10:15:30']
  const { rows } = await inkwell.pool.query<{ phones: string }>(
    'select search_phones(text) as phones from unnest($1::text[]) text',
    [texts],
  )
  expect(rows.map(({ phones }) => phones)).toEqual(texts.map(() => ''))
})
