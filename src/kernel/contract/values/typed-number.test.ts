import { expect, test } from 'vitest'
import { numberIn, typedNumber } from './typed-number.ts'

test.each([
  ['١٢٣٤٫٥٠', '1234.50'],
  ['۱۲۳', '123'],
  ['1,234,567.89', '1234567.89'],
  ['١٬٢٣٤', '1234'],
  [' 1 234\u200f ', '1234'],
  ['12,5', '12,5'],
  ['1,23', '1,23'],
  ['12.', '12.'],
  ['abc', 'abc'],
])('%s is taken as %s', (typed, expected) => {
  expect(typedNumber(typed)).toBe(expected)
})

test('a form value that is no number counts as none', () => {
  expect(numberIn('')).toBeNull()
  expect(numberIn(null)).toBeNull()
  expect(numberIn('12,5')).toBeNull()
  expect(numberIn('.')).toBeNull()
  expect(numberIn('٩٩٩٬٩٩٩٬٩٩٩٬٩٩٩٫٩٩')).toBe(999_999_999_999.99)
  expect(numberIn(0)).toBe(0)
})
