import { expect, test } from 'vitest'
import { english } from '../../../../i18n/english.ts'
import { amountInCell } from './amount-in-cell.ts'

test.each([
  ['0.45', '0.45'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1.250.500', '1250500'],
  ['1,250', '1250'],
  ['0,99', '0.99'],
  ['0.250', '0.250'],
  ['$ 32', '32'],
  ['$ 0,99', '0.99'],
  ['US$ 5', '5'],
  ['12 USD', '12'],
  ['٠٫٢٥', '0.25'],
  ['١٬٢٥٠٫٥', '1250.5'],
  ['۱۲', '12'],
  ['1 250,5', '1250.5'],
  ["1'250.50", '1250.50'],
  ['-5', '-5'],
  ['.5', '0.5'],
])('%s is %s', (text, number) => {
  const read = amountInCell(text, 'USD')
  expect('number' in read && Number(read.number)).toBe(Number(number))
})

/** The error of a cell in the column Price. */
function refusalOf(text: string, currency: 'USD' | 'IQD'): string | null {
  const read = amountInCell(text, currency)
  return 'reason' in read ? english(read.reason('Unit Price')) : null
}

test.each(['abc', '12a', '$', '1e5', '2 dozen'])('%s is no number', (text) => {
  expect(refusalOf(text, 'USD')).toBe('Unit Price must be a number.')
})

test.each(['1,2,3', '1.2.3', '--5', '1,25.5', '€ 5', '12 50', '0 125', "0'75", '10-12', '½'])(
  '%s must be written differently',
  (text) => {
    expect(refusalOf(text, 'USD')).toBe('Enter the number with digits and one decimal point.')
  },
)

test.each(['0,125', '0.125', '٠٬١٢٥', '٠٫١٢٥'])('%s is never 125', (text) => {
  expect(amountInCell(text, 'USD')).toEqual({ number: '0.125' })
})

test('an ambiguous number is refused, not guessed', () => {
  expect(refusalOf('1.250', 'USD')).toBe('Unit Price could mean 1.25 or 1250. Enter one of these values.')
})

test('dinars are never imported as dollars', () => {
  expect(refusalOf('655,000 IQD', 'USD')).toBe('Unit Price must be in USD, not IQD.')
  expect(refusalOf('655,000 د.ع', 'USD')).toBe('Unit Price must be in USD, not IQD.')
  expect(amountInCell('655,000 IQD', 'IQD')).toEqual({ number: '655000' })
})
