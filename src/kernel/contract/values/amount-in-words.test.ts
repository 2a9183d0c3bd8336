import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paperTranslators } from '../../../i18n/paper-translators.ts'
import { amountInWords } from './amount-in-words.ts'

const words = (amount: number | null | undefined) => amountInWords(amount, 'USD', paperTranslators.en)

test.each([
  [0, 'Zero Dolar'],
  [-0, 'Zero Dolar'],
  [0.01, 'Zero Dolar And One Cent'],
  [0.1, 'Zero Dolar And Ten Cents'],
  [1, 'One Dolar'],
  [1.02, 'One Dolar And Two Cents'],
  [13, 'Thirteen Dolar'],
  [20, 'Twenty Dolar'],
  [21, 'Twenty-One Dolar'],
  [100, 'One Hundred Dolar'],
  [101, 'One Hundred One Dolar'],
  [123, 'One Hundred Twenty-Three Dolar'],
  [123.45, 'One Hundred Twenty-Three Dolar And Forty-Five Cents'],
  [1000, 'One Thousand Dolar'],
  [1_000_001, 'One Million One Dolar'],
  [10_020_300, 'Ten Million Twenty Thousand Three Hundred Dolar'],
  [2_000_000_000.99, 'Two Billion Dolar And Ninety-Nine Cents'],
  [
    999_999_999_999.99,
    'Nine Hundred Ninety-Nine Billion Nine Hundred Ninety-Nine Million Nine Hundred Ninety-Nine Thousand ' +
      'Nine Hundred Ninety-Nine Dolar And Ninety-Nine Cents',
  ],
  [1_000_000_000_001, 'One Trillion One Dolar'],
])('%d is %s', (amount, expected) => {
  expect(words(amount)).toBe(expected)
})

test.each([
  [2.5, 'Two Dinar And Five Hundred Fils'],
  [0.01, 'Zero Dinar And Ten Fils'],
  [1_250_000, 'One Million Two Hundred Fifty Thousand Dinar'],
  [0.25, 'Zero Dinar And Two Hundred Fifty Fils'],
])('a dinar has a thousand fils: %d is %s', (amount, expected) => {
  expect(amountInWords(amount, 'IQD', paperTranslators.en)).toBe(expected)
})

test.each([
  ['en', 'Zero'],
  ['ar', 'صفر'],
  ['ckb', 'سفر'],
] as const)('an amount that is absent is in %s %s alone', (language, expected) => {
  expect(amountInWords(null, 'USD', paperTranslators[language])).toBe(expected)
  expect(amountInWords(undefined, 'IQD', paperTranslators[language])).toBe(expected)
})

test('cents come from decimal digits, not from binary fractions', () => {
  expect(words(1.005)).toBe('One Dolar And One Cent')
  expect(words(0.29)).toBe('Zero Dolar And Twenty-Nine Cents')
  expect(words(0.995)).toBe('One Dolar')
})

test('refuses an invalid amount', () => {
  for (const amount of [-1, 10_000_000_000_000, Number.NaN, Infinity]) {
    for (const language of ['en', 'ar', 'ckb'] as const) {
      expect(() => amountInWords(amount, 'USD', paperTranslators[language])).toThrow(RangeError)
    }
  }
})

test('the words of an amount parse back to it, to the cent', () => {
  const cents = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 99_999_999_999_999 }),
  )
  fc.assert(
    fc.property(cents, (total) => {
      expect(read(words(Number(`${total}e-2`)))).toBe(total)
    }),
    { numRuns: 1000 },
  )
})

/** Reads the amount in cents from its English words, independently of the code that writes them. */
function read(text: string): number {
  const [whole = '', cents = ''] = text.split(' And ')
  return readWhole(whole.replace(' Dolar', '')) * 100 + readWhole(cents.replace(/ Cents?$/, ''))
}

function readWhole(text: string): number {
  const scales: Record<string, number> = { Thousand: 1e3, Million: 1e6, Billion: 1e9 }
  let [sum, group] = [0, 0]
  for (const word of text.split(/[ -]/).filter(Boolean)) {
    const scale = scales[word]
    if (word === 'Hundred') group *= 100
    else if (scale === undefined) group += value(word)
    else {
      sum += group * scale
      group = 0
    }
  }
  return sum + group
}

function value(word: string): number {
  const teens =
    'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen'
  const small = `${teens} Seventeen Eighteen Nineteen`.split(' ').indexOf(word)
  if (small >= 0) return small
  const index = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ').indexOf(word)
  if (index < 0) throw new Error(`Not a number word: ${word}`)
  return (index + 2) * 10
}
