import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from './formats.ts'
import { lessPercent, lineTotal, minus, percentOf, sameAmount, sumOf } from './money.ts'

/** Hundredths of an amount of at most 12 digits before the point. */
const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n })
const smallCents = fc.bigInt({ min: 0n, max: 999_999n })

/** The JSON number for an amount in hundredths. */
const amount = (hundredths: bigint) =>
  Number(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`)

/** n / d, half up, for non-negative numbers. */
const halfUp = (n: bigint, d: bigint) => (2n * n + d) / (2n * d)

describe('arithmetic equals exact arithmetic on whole numbers', () => {
  test('for quantity times price', () => {
    fc.assert(
      fc.property(smallCents, fc.bigInt({ min: 0n, max: 9_999_999_999n }), (quantity, price) => {
        expect(lineTotal(amount(quantity), amount(price))).toBe(amount(halfUp(quantity * price, 100n)))
      }),
    )
  })

  test('for sums', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 999_999_999_999n }), { maxLength: 50 }), (parts) => {
        expect(sumOf(parts.map(amount))).toBe(amount(parts.reduce((sum, part) => sum + part, 0n)))
      }),
    )
  })

  test('for percentages and their rest', () => {
    fc.assert(
      fc.property(cents, fc.bigInt({ min: 0n, max: 10_000n }), (whole, percent) => {
        expect(percentOf(amount(whole), amount(percent))).toBe(amount(halfUp(whole * percent, 10_000n)))
        expect(lessPercent(amount(whole), amount(percent))).toBe(
          amount(halfUp(whole * (10_000n - percent), 10_000n)),
        )
      }),
    )
  })

  test('for differences', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const difference = a - b
        expect(minus(amount(a), amount(b))).toBe(difference < 0n ? -amount(-difference) : amount(difference))
      }),
    )
  })
})

test.each([
  [0.5, 0.01, 0.01],
  [0.1, 0.05, 0.01],
  [1.5, 0.03, 0.05],
  [1.15, 1.1, 1.27],
  [1, 1.005, 1.01],
])('%d times %d is rounded half up to %d', (quantity, price, total) => {
  expect(lineTotal(quantity, price)).toBe(total)
})

test('a discount of 100 percent leaves zero, and not minus zero', () => {
  for (const whole of [0, 0.01, 33.33, 999_999_999_999.99]) {
    expect(Object.is(lessPercent(whole, 100), 0)).toBe(true)
  }
  expect(Object.is(lessPercent(-0, 0), 0)).toBe(true)
  expect(Object.is(minus(1.5, 1.5), 0)).toBe(true)
})

test('amounts are equal if they are after rounding', () => {
  expect(sameAmount(0.1 + 0.2, 0.3)).toBe(true)
  expect(sameAmount(1.005, 1.01)).toBe(true)
  expect(sameAmount(1.004, 1.01)).toBe(false)
})

test('every amount has its currency; whole dinars have no decimals', () => {
  expect(formatMoney(1234.5, 'USD')).toBe('USD\u00a01,234.50')
  expect(formatMoney(655_000, 'IQD')).toBe('IQD\u00a0655,000')
  expect(formatMoney(655_000.5, 'IQD')).toBe('IQD\u00a0655,000.50')
  expect(formatMoney(999_999_999_999.99, 'USD')).toBe('USD\u00a0999,999,999,999.99')
})
