import { expect, test } from 'vitest'
import { sampleLine } from './testing/printable-sample.ts'
import { unfinishedIn } from './unfinished-invoice.ts'

test('restores entered values, valid or not', () => {
  const typed = {
    customer: 5,
    discount: '12,5',
    po_ref: 'شراء',
    is_shipping_required: true,
    invoice_type: '',
  }
  const values = { ...typed, invoice_products: [sampleLine()] }
  expect(unfinishedIn(JSON.stringify(values))).toEqual(values)
})

test('accepts only values of today’s fields', () => {
  const kept = {
    customer: 5,
    payment_method: 'barter',
    delivery_country: {},
    invoice_no: 'INV-1',
    secret: 1,
    invoice_products: 'none',
  }
  expect(unfinishedIn(JSON.stringify(kept))).toEqual({ customer: 5, invoice_products: [] })
})

test.each([null, '', '{', '[]', '7', '{}', '{"version":3}'])('%j contains no invoice', (stored) => {
  expect(unfinishedIn(stored)).toBeNull()
})
