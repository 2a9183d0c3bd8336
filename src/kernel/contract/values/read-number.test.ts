import { expect, test } from 'vitest'
import { numberIn, readNumber, parseEnteredNumber } from './read-number.ts'

test.each([
  ['١٢٣٤٫٥٠', '1234.50'],
  ['۱۲۳', '123'],
  ['1,234,567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89'],
  ['١٬٢٣٤', '1234'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['١٫٠٠٠', '1.00'],
  [' 1 234\u200f ', '1234'],
  ['1\u00a0250,5', '1250.5'],
  ["1'250.50", '1250.50'],
  ['1’250’000', '1250000'],
  ['12,5', '12.5'],
  ['1,23', '1.23'],
  ['1,000', '1000'],
  ['1 250,500', '1250.50'],
  ['12.', '12'],
  ['.5', '0.5'],
  ['-5', '-5'],
  ['− 5', '-5'],
  ['+5', '5'],
])('%s is %s', (typed, plain) => {
  expect(readNumber(typed)).toEqual({ plain })
})

test.each([
  ['0,125', '0.125'],
  ['0.125', '0.125'],
  ['0,500', '0.50'],
  ['٠٬١٢٥', '0.125'],
  ['٠٫١٢٥', '0.125'],
])('a number that begins with 0 has no thousands: %s is %s', (typed, plain) => {
  expect(readNumber(typed)).toEqual({ plain })
})

test.each([
  '12 50',
  '0 125',
  "0'75",
  '1,2,3',
  '1 25',
  '12,34,567',
  '1.234,567,8',
  '1,25.5',
  "1 250'000",
  '1٫2٫3',
])('%s is no number: its groups are incomplete', (typed) => {
  expect(readNumber(typed)).toBeNull()
})

test.each(['', '.', ',', '-', 'abc', '1e5', '12a', '--5', '2 dozen', '10-12', '½', '5 5 5'])(
  '"%s" is no number',
  (typed) => {
    expect(readNumber(typed)).toBeNull()
  },
)

test('three digits after one dot may be decimals or thousands; in a field of few decimals they are thousands', () => {
  expect(readNumber('1.000')).toEqual({ asDecimals: '1', asThousands: '1000' })
  expect(readNumber('-١٢٫٥')).toEqual({ plain: '-12.5' })
  expect(parseEnteredNumber('1.000', 2)).toBe('1000')
  expect(parseEnteredNumber('1.250', 3)).toBe('1.25')
  expect(parseEnteredNumber('1.000.000', 3)).toBe('1000000')
  expect(parseEnteredNumber('2 dozen', 2)).toBe('2 dozen')
})

test('calls accept plain decimals in any digits, without groups', () => {
  expect(numberIn('1.000')).toBe(1)
  expect(numberIn('١٫٠٠٠')).toBe(1)
  expect(numberIn('٩٩٩٩٩٩٩٩٩٩٩٩٫٩٩')).toBe(999_999_999_999.99)
  expect(numberIn(0)).toBe(0)
  for (const none of ['', '.', '12,5', '1,000', '1 000', "1'000", '١٬٠٠٠', null])
    expect(numberIn(none)).toBeNull()
})
