import { expect, test } from 'vitest'
import { english } from '../../../i18n/english.ts'
import { englishOnPaper } from '../../../i18n/english-on-paper.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { depositTerms } from '../../settings/deposit-terms.ts'
import { invoiceDocument, type PrintableInvoice } from './invoice-document.ts'
import { invoiceTypes } from '../../settings/defaults/invoice-defaults.contract.ts'
import { sampleCompany, sampleInvoice, sampleLine } from '../testing/printable-sample.ts'

/** The paper of an invoice, with its parts by name. */
function print(invoice: Partial<PrintableInvoice> = {}, company: Partial<CompanyBlock> = {}) {
  const paper = invoiceDocument({
    invoice: sampleInvoice(invoice),
    company: sampleCompany(company),
    t: englishOnPaper,
  })
  const [from, customer] = paper.parties
  const sum = (label: RegExp) => {
    const found = paper.sums.find((each) => label.test(each.label))
    return found ? { label: found.label, value: found.value } : null
  }
  const [payment = { title: '', facts: [] }, bank = null] = paper.panels
  return {
    ...paper,
    from,
    customer,
    payment,
    bank,
    sub_total: sum(/^Sub Total/),
    discount: sum(/^Discount/),
    grand_total: sum(/^Grand Total/),
    lines: (paper.table?.rows ?? []).map(([item, description, image, quantity, unit_price, total]) => ({
      item: typeof item === 'object' ? item.text : item,
      notes: (typeof description === 'object' && description.details[0]) || null,
      image,
      quantity,
      unit_price,
      total,
    })),
  }
}

const shown = (facts: { label: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))

test('the paper names the invoice, both parties and the numbers', () => {
  const document = print()
  expect(document).toMatchObject({
    title: 'Invoice',
    name: 'Invoice INV-2026-00007',
    watermark: { text: 'Tigris Pens', warns: false },
  })
  expect(document.from).toEqual({
    label: 'From',
    name: 'Tigris Pens',
    lines: ['60 Meter Street', 'Erbil, Iraq', 'office@tigris.example'],
  })
  expect(document.customer).toMatchObject({
    name: 'Zagros Trading',
    lines: ['Main Road 1', 'Duhok', 'Code ZT-7', 'Phone +964 750 111 2233'],
  })
  expect(shown(document.facts)).toEqual({
    'Invoice Number': 'INV-2026-00007',
    'Order No': 'ORD-2026-00007',
    'Invoice Date': '20/11/2026',
    'Due Date': '20/12/2026',
    'PO Ref': 'PO-1',
    'Invoice Type': invoiceTypes.direct,
  })
})

test('an invoice due at once has no second date', () => {
  expect(shown(print({ age_days: 0 }).facts)).not.toHaveProperty('Due Date')
})

test('every amount names its currency', () => {
  const document = print()
  expect(document.lines[0]).toMatchObject({
    item: 'Rollerball',
    quantity: '100',
    unit_price: 'USD\u00a012.35',
    total: 'USD\u00a01,235.00',
  })
  expect(document.sub_total).toEqual({ label: 'Sub Total', value: 'USD\u00a01,235.00' })
  expect(document.discount).toEqual({ label: 'Discount (10%)', value: '\u2212 USD\u00a0123.50' })
  expect(document.grand_total).toEqual({ label: 'Grand Total', value: 'USD\u00a01,111.50' })
  expect(document.words?.value).toBe('One Thousand One Hundred Eleven Dolar And Fifty Cents')
  expect(document.stamp).toBe('RATE USD - 15')
})

test('the three printed totals add up even where the discount is half a cent', () => {
  const document = print({ subtotal: 0.05, discount: 50, grand_total: 0.03 })
  expect(document.discount?.value).toBe('\u2212 USD\u00a00.02')
})

test('a discount as an amount is printed without a percentage, and no discount is not printed', () => {
  const off = { discount: 0, discount_amount: 35, grand_total: 1200 }
  expect(print(off).discount).toEqual({ label: 'Discount', value: '\u2212 USD\u00a035.00' })
  expect(print({ discount: 0, grand_total: 1235 }).discount).toBeNull()
})

test('twelve digits are printed in full', () => {
  const document = print({ subtotal: 999_999_999_999.99, discount: 0, grand_total: 999_999_999_999.99 })
  expect(document.grand_total?.value).toBe('USD\u00a0999,999,999,999.99')
  expect(document.discount).toBeNull()
})

test('quantities have at most two decimals and separated thousands', () => {
  const quantities = [1, 2.5, 0.25, 12_345].map((quantity) => sampleLine({ quantity }))
  const { lines } = print({ invoice_products: quantities })
  expect(lines.map((line) => line.quantity)).toEqual(['1', '2.5', '0.25', '12,345'])
})

test('shipping is printed only if it is required', () => {
  expect(shown(print({ delivery_country: 'Jordan' }).payment.facts)).toEqual({
    'Payment Method': 'Cash',
    'Advance Cash': '40% (USD\u00a0444.60)',
    'Delivery Cash': '60% (USD\u00a0666.90)',
  })
  const shipped = print({ is_shipping_required: true, delivery_country: 'Jordan' })
  expect(shown(shipped.payment.facts)).toMatchObject({
    'Shipping Required': 'Yes',
    'Delivery Country': 'Jordan',
  })
})

test('bank details are printed for a bank transfer only', () => {
  expect(print({ payment_method: 'credit_debit' }).bank).toBeNull()
  const { bank } = print({ payment_method: 'bank_transfer' }, { branch: null })
  expect(bank && shown(bank.facts)).toEqual({
    Bank: 'Bank of Erbil',
    'Account holder': 'Tigris Pens Ltd.',
    IBAN: 'IQ98 NBIQ 8501 2345 6789 012',
    SWIFT: 'NBIQIQBA',
  })
})

test('an incomplete draft is labelled so and leaves out missing rows', () => {
  const document = print({
    status: 'draft',
    invoice_no: null,
    order_no: null,
    po_ref: null,
    customer_name: null,
    invoice_type: null,
    payment_method: null,
    advance_cash: null,
    delivery_cash: null,
    subtotal: null,
    discount: null,
    grand_total: null,
    invoice_products: [],
  })
  expect(document).toMatchObject({ watermark: { text: 'DRAFT', warns: true }, name: 'Invoice draft' })
  const values = [
    ...document.facts,
    ...document.payment.facts,
    ...(document.grand_total ? [document.grand_total] : []),
  ]
  expect(values.map(({ label }) => label)).toEqual(['Invoice Date', 'Due Date', 'Grand Total'])
  expect(document.discount).toBeNull()
  expect(document.customer?.name).toBe('N/A')
  expect(document.words?.value).toBe('Zero')
})

test('the amounts of advance and delivery add up to the grand total', () => {
  const { facts } = print({ grand_total: 0.05, advance_cash: 50, delivery_cash: 50 }).payment
  expect(shown(facts)).toMatchObject({
    'Advance Cash': '50% (USD\u00a00.03)',
    'Delivery Cash': '50% (USD\u00a00.02)',
  })
})

test('rows without a value are left out', () => {
  const document = print({ po_ref: null, advance_cash: null, delivery_cash: null, discount: 0 })
  expect(shown(document.facts)).not.toHaveProperty('PO Ref')
  expect(shown(document.payment.facts)).toEqual({ 'Payment Method': 'Cash' })
  expect(document.discount).toBeNull()
})

test('a company without bank details has no block for them', () => {
  const nothing = { bank_name: null, account_holder: null, iban: null, swift: ' ', branch: null }
  expect(print({ payment_method: 'bank_transfer' }, nothing).bank).toBeNull()
})

test('the invoice’s own deposit replaces the usual one', () => {
  const deposits = { deposit_limit: 5000, deposit_under: 50, deposit_over: 62.5 }
  const terms = `${english(depositTerms(deposits))}\nOther terms.`
  expect(print({ advance_cash: 40 }, { terms }).terms?.lines).toEqual([
    '40% deposit before production.',
    'Other terms.',
  ])
  expect(print({ advance_cash: null }, { terms }).terms?.lines).toEqual([
    english(depositTerms(deposits)),
    'Other terms.',
  ])
})

test('the notes of a line are printed', () => {
  const { lines } = print({ invoice_products: [sampleLine({ notes: ' Engrave “Rojin” ' }), sampleLine()] })
  expect(lines.map(({ notes }) => notes)).toEqual(['Engrave “Rojin”', null])
})

test('the file is named after the number and the customer, in any script', () => {
  expect(print().file_name).toBe('INV-2026-00007 Zagros Trading.pdf')
  expect(print({ customer_name: 'شركة/بغداد' }).file_name).toBe('INV-2026-00007 شركة بغداد.pdf')
  const draft = { status: 'draft', invoice_no: null } as const
  expect(print(draft).file_name).toBe('Draft 2026-11-20 PO-1 Zagros Trading.pdf')
  expect(print({ ...draft, customer_name: null, po_ref: null }).file_name).toBe('Draft 2026-11-20.pdf')
})

test('terms print one to a line, without the empty ones', () => {
  expect(print({}, { terms: 'One.\r\n\r\n  Two.' }).terms?.lines).toEqual(['One.', 'Two.'])
  expect(print({}, { terms: null }).terms).toBeNull()
})
