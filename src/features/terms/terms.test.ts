import { expect, test } from 'vitest'
import { english } from '../../i18n/english.ts'
import { sampleInvoice } from '../invoices/testing/printable-sample.ts'
import { agreedDeposit, depositChoices, termSections, type TermsFacts } from './terms.ts'

const facts = (wanted: Partial<TermsFacts> = {}): TermsFacts => ({
  company: {
    deposit_limit: 5000,
    deposit_under: 50,
    deposit_over: 60,
    special_terms: 'No contract before payment.\n\n Designs by e-mail. ',
    contact_email: 'office@tigris.example',
  },
  invoice: null,
  customerCode: null,
  ...wanted,
})
const inWords = (of: TermsFacts) =>
  Object.fromEntries(
    termSections(of).map(({ title, lines }) => [title, lines.map((line) => english(line)).join('\n')]),
  )

test('without an invoice the terms are those of any order', () => {
  expect(inWords(facts())).toEqual({
    'Invoice Type': 'Direct Sale or Credit',
    'Payment Terms':
      '50% deposit for orders under $5,000 and 60% deposit for orders over $5,000 before production.',
    'Payment Methods': 'Accepted: Cash, Bank Transfer, Credit/Debit Card.',
    Instructions: 'No contract before payment.\nDesigns by e-mail.',
    Shipping:
      'Shipping costs are included or excluded, as agreed for the order. Delivery by air, land or sea. The destination country is stated on the invoice.',
    Taxes: 'Taxes are included or excluded, as agreed for the order.',
    Contact: 'office@tigris.example',
  })
})

test('an invoice fills in the terms', () => {
  const invoice = sampleInvoice({
    invoice_type: 'credit',
    payment_method: 'bank_transfer',
    is_shipping_required: true,
    delivery_country: 'Jordan',
  })
  const words = inWords(facts({ invoice, customerCode: 'DHK-1' }))
  expect(words['Invoice Type']).toBe('Credit')
  expect(words['Payment Methods']).toContain('Agreed for this order: Bank Transfer.')
  expect(words['References']).toBe(
    'Tracking code: ORD-2026-00007\nCustomer code: DHK-1\nInvoice reference: INV-2026-00007',
  )
  expect(words['Shipping']).toContain('Destination country: Jordan')
})

test('the agreed advance replaces the deposit, and the amounts add up', () => {
  const invoice = sampleInvoice({ grand_total: 934.05, advance_cash: 50, delivery_cash: 50 })
  expect(inWords(facts({ invoice }))['Payment Terms']).toContain(
    'Agreed for this order: 50%, USD\u00a0467.03 of USD\u00a0934.05 in advance, and 50%, USD\u00a0467.02, on delivery.',
  )
  expect(agreedDeposit(facts({ invoice }))).toBe('agreed')
  expect(
    english(depositChoices(facts({ invoice }))['agreed'] ?? 'No shipping is agreed for this order.'),
  ).toBe('50% in advance, 50% on delivery')
})

test.each([
  [4999.99, 'under', '50%, USD\u00a02,500.00 of'],
  [5000, 'under', '50%, USD\u00a02,500.00 of'],
  [5000.01, 'over', '60%, USD\u00a03,000.01 of'],
])('an order over %d asks for the deposit for those %s the limit', (grand_total, which, sum) => {
  const invoice = sampleInvoice({ grand_total, advance_cash: null, delivery_cash: null })
  expect(agreedDeposit(facts({ invoice }))).toBe(which)
  expect(inWords(facts({ invoice }))['Payment Terms']).toContain(`For this order: a deposit of ${sum}`)
})

test('a draft without amounts has no amounts in its terms', () => {
  const invoice = sampleInvoice({ grand_total: null, invoice_type: null, payment_method: null })
  expect(agreedDeposit(facts({ invoice }))).toBeNull()
  expect(inWords(facts({ invoice }))['Payment Terms']).not.toContain('For this order')
})
