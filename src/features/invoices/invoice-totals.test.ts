import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { aLine, anInvoice, invoiceForm } from './testing/an-invoice.ts'
import { minus } from '../../kernel/contract/values/money.ts'
import type { Refused } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import { discountErrors, roundBelow, roundTotals, invoiceTotals } from './invoice-totals.ts'

/** The JSON number of an amount in hundredths. */
const amount = (hundredths: bigint) =>
  Number(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`)
const halfUp = (n: bigint, d: bigint) => (2n * n + d) / (2n * d)

const upTo = (max: bigint) => fc.bigInt({ min: 1n, max })
/** Many cheap pieces or a few expensive ones; the sum of 40 lines stays within the twelve digits that are stored. */
const line = fc.oneof(
  fc.record({ quantity: upTo(100_000_00n), price: upTo(100_00n) }),
  fc.record({ quantity: upTo(10_00n), price: upTo(2_000_000_000_00n) }),
)
const lines = fc.array(line, { maxLength: 40 })
const discount = fc.oneof(
  fc.constantFrom(0n, 1n, 5000n, 9999n, 10_000n),
  fc.bigInt({ min: 0n, max: 10_000n }),
)

/** The same rules in whole hundredths, without rounding errors. */
function exactTotals(parts: { quantity: bigint; price: bigint }[], percent: bigint) {
  const totals = parts.map(({ quantity, price }) => halfUp(quantity * price, 100n))
  const subtotal = totals.reduce((sum, total) => sum + total, 0n)
  return { totals, subtotal, grand_total: halfUp(subtotal * (10_000n - percent), 10_000n) }
}

const byPercent = (discount: number) => ({ discount, discount_amount: 0 })

describe('totals', () => {
  test('equal exact arithmetic', () => {
    fc.assert(
      fc.property(lines, discount, (parts, percent) => {
        const exact = exactTotals(parts, percent)
        const sent = parts.map(({ quantity, price }) => ({
          quantity: amount(quantity),
          unit_price: amount(price),
        }))
        expect(invoiceTotals(sent, byPercent(amount(percent)))).toEqual({
          totals: exact.totals.map(amount),
          subtotal: amount(exact.subtotal),
          grand_total: amount(exact.grand_total),
        })
      }),
    )
  })

  test('of nothing, and after a discount of 100 percent, are zero without a sign', () => {
    expect(Object.is(invoiceTotals([], byPercent(100)).grand_total, 0)).toBe(true)
    expect(
      Object.is(invoiceTotals([{ quantity: 3, unit_price: 33.33 }], byPercent(100)).grand_total, 0),
    ).toBe(true)
    expect(Object.is(invoiceTotals([{ quantity: 1, unit_price: -0 }], byPercent(0)).subtotal, 0)).toBe(true)
  })
})

describe('a discount that makes a total even', () => {
  test.each([
    [1237.5, [1200, 1230]],
    [1250, [1200]],
    [99.99, [95, 99]],
    [0.99, []],
    [0, []],
  ])('of %d is down to %j', (subtotal, wanted) => {
    expect(roundBelow(subtotal)).toEqual(wanted)
  })

  test('never raises an already discounted total', () => {
    // 760 less 5 % is 722: 750 would undo the discount.
    expect(roundTotals(760, { discount: 5, discount_amount: 0 })).toEqual([700, 720])
    expect(roundTotals(760, { discount: 0, discount_amount: 0 })).toEqual([750])
    expect(roundTotals(760, { discount: 0, discount_amount: 10 })).toEqual([])
  })

  test('reaches the whole total exactly, at most a twentieth below, and can be stored', () => {
    fc.assert(
      fc.property(line, ({ quantity, price }) => {
        const sent = [{ quantity: amount(quantity), unit_price: amount(price) }]
        const { subtotal } = invoiceTotals(sent, byPercent(0))
        for (const even of roundBelow(subtotal)) {
          // The discount that a click enters.
          const off = { discount: 0, discount_amount: minus(subtotal, even) }
          expect(discountErrors(off, subtotal)).toEqual({})
          expect(invoiceTotals(sent, off).grand_total).toBe(even)
          expect(Number.isInteger(even)).toBe(true)
          expect(off.discount_amount).toBeGreaterThan(0)
          expect(off.discount_amount * 20).toBeLessThanOrEqual(subtotal)
        }
      }),
    )
  })
})

const inkwell = await startTestInkwell()
const api = await inkwell.as('salesman')
const customer = (await aCustomer(api)).id

test('the server stores the same totals as exact arithmetic', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), discount, async (parts, percent) => {
      const exact = exactTotals(parts, percent)
      const invoice_products = parts.map(({ quantity, price }, index) =>
        aLine({
          quantity: amount(quantity),
          unit_price: amount(price),
          total: amount(exact.totals[index] ?? -1n),
        }),
      )
      const amounts = {
        discount: amount(percent),
        subtotal: amount(exact.subtotal),
        grand_total: amount(exact.grand_total),
      }
      expect(await anInvoice(api, { customer, invoice_products, ...amounts })).toMatchObject(amounts)
    }),
    { numRuns: 25 },
  )
})

test('twelve digits before the point are stored to the cent', async () => {
  const invoice = await anInvoice(api, {
    customer,
    invoice_products: [aLine({ quantity: 1, unit_price: 999_999_999_999.99, total: 999_999_999_999.99 })],
    discount: 0.01,
    grand_total: 999_899_999_999.99,
  })
  expect(invoice.subtotal).toBe(999_999_999_999.99)
})

describe('a sent total that differs from the computed one is refused', () => {
  test.each([
    ['subtotal', { subtotal: 20.01 }, 'subtotal'],
    ['grand total', { discount: 10, grand_total: 20 }, 'grand_total'],
    ['total of a line', { invoice_products: [aLine(), aLine({ total: 19.99 })] }, 'invoice_products.1.total'],
    ['delivery cash', { advance_cash: 30, delivery_cash: 71 }, 'delivery_cash'],
  ])('%s', async (_what, sent, field) => {
    const answer = await api.post<{ errors: object }>('/invoice', invoiceForm({ customer, ...sent }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test('and nothing is stored, no number used', async () => {
    const before = await anInvoice(api, { customer, invoice_date: '1999-01-01' })
    await api.post('/invoice', invoiceForm({ customer, invoice_date: '1999-01-01', subtotal: 1 }))
    const after = await anInvoice(api, { customer, invoice_date: '1999-01-01' })
    expect([before.invoice_no, after.invoice_no]).toEqual(['INV-1999-00001', 'INV-1999-00002'])
  })

  test('in an update as well as in a creation', async () => {
    const invoice = await anInvoice(api, { customer })
    expect(await api.put(`/invoice/${invoice.id}`, { discount: 50, grand_total: 20 })).toMatchObject({
      status: 422,
      body: { errors: { grand_total: ['This does not match the calculated value of USD 10.00.'] } },
    })
  })
})

test('sent totals are compared after rounding', async () => {
  const invoice_products = [aLine({ quantity: 1, unit_price: 0.1 }), aLine({ quantity: 1, unit_price: 0.2 })]
  const invoice = await anInvoice(api, {
    customer,
    invoice_products,
    subtotal: 0.1 + 0.2,
    grand_total: '0.3000000001',
  })
  expect(invoice).toMatchObject({ subtotal: 0.3, grand_total: 0.3 })
})

test('amounts that are too large to store are refused on their field', async () => {
  const huge = aLine({ quantity: 999_999_999_999, unit_price: 999_999_999_999 })
  expect(
    await api.post('/invoice', invoiceForm({ customer, invoice_products: [aLine(), huge] })),
  ).toMatchObject({
    status: 422,
    body: { errors: { 'invoice_products.1.quantity': [expect.any(String)] } },
  })
  const large = aLine({ quantity: 1, unit_price: 999_999_999_999 })
  expect(
    await api.post('/invoice', invoiceForm({ customer, invoice_products: [large, large] })),
  ).toMatchObject({
    status: 422,
    body: { errors: { subtotal: [expect.any(String)] } },
  })
})

test.each([-1, 100.01, 33.333, 'ten'])('a discount of %j is refused', async (wrong) => {
  expect(await api.post('/invoice', invoiceForm({ customer, discount: wrong }))).toMatchObject({
    status: 422,
    body: { errors: { discount: [expect.any(String)] } },
  })
})

describe('a discount as an amount', () => {
  const inDiscountAmount = { status: 422, body: { errors: { discount_amount: [expect.any(String)] } } }

  test('is deducted to the cent, up to the whole total', async () => {
    expect(await anInvoice(api, { customer, discount_amount: 0.01 })).toMatchObject({ grand_total: 19.99 })
    expect(await anInvoice(api, { customer, discount_amount: 20 })).toMatchObject({
      discount_amount: 20,
      grand_total: 0,
    })
  })

  test.each([
    ['beside a percentage', { discount: 10, discount_amount: 1 }],
    ['beside a percentage in a draft', { status: 'draft', discount: 10, discount_amount: 1 }],
    ['over the sub total', { discount_amount: 20.01 }],
    ['below nothing', { discount_amount: -1 }],
    ['in parts of a cent', { discount_amount: 0.001 }],
  ])('%s is refused', async (_what, sent) => {
    expect(await api.post<Refused>('/invoice', invoiceForm({ customer, ...sent }))).toMatchObject(
      inDiscountAmount,
    )
  })

  test('yields to a percentage only if both are sent, and lines cannot fall below it', async () => {
    const { id } = await anInvoice(api, { customer, discount_amount: 15 })
    const change = async (changes: object) => await api.put<Refused>(`/invoice/${id}`, changes)
    expect(await change({ discount: 10 })).toMatchObject(inDiscountAmount)
    expect(await change({ invoice_products: [aLine({ quantity: 1 })] })).toMatchObject(inDiscountAmount)
    expect(await change({ discount: 10, discount_amount: 0 })).toMatchObject({
      status: 200,
      body: { data: { discount: 10, discount_amount: 0, grand_total: 18 } },
    })
  })
})
