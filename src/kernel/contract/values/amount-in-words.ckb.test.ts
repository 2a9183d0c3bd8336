import { expect, test } from 'vitest'
import { wordsInKurdish } from '../../../i18n/amounts/sorani-amounts.ts'
import { soraniOnPaper } from '../../../i18n/sorani-on-paper.ts'
import { amountInWords } from './amount-in-words.ts'
import { groupsOf } from './spoken-amount.ts'

test.each([
  [0, 'سفر دۆلار'],
  [-0, 'سفر دۆلار'],
  [0.01, 'سفر دۆلار و یەک سەنت'],
  [0.02, 'سفر دۆلار و دوو سەنت'],
  [0.1, 'سفر دۆلار و دە سەنت'],
  [0.11, 'سفر دۆلار و یازدە سەنت'],
  [0.99, 'سفر دۆلار و نەوەد و نۆ سەنت'],
  [1, 'یەک دۆلار'],
  [1.01, 'یەک دۆلار و یەک سەنت'],
  [2, 'دوو دۆلار'],
  [2.5, 'دوو دۆلار و پەنجا سەنت'],
  [3, 'سێ دۆلار'],
  [4, 'چوار دۆلار'],
  [5, 'پێنج دۆلار'],
  [6, 'شەش دۆلار'],
  [7, 'حەوت دۆلار'],
  [8, 'هەشت دۆلار'],
  [9, 'نۆ دۆلار'],
  [10, 'دە دۆلار'],
  [11, 'یازدە دۆلار'],
  [12, 'دوازدە دۆلار'],
  [13, 'سێزدە دۆلار'],
  [14, 'چواردە دۆلار'],
  [15, 'پازدە دۆلار'],
  [16, 'شازدە دۆلار'],
  [17, 'حەڤدە دۆلار'],
  [18, 'هەژدە دۆلار'],
  [19, 'نۆزدە دۆلار'],
  [20, 'بیست دۆلار'],
  [21, 'بیست و یەک دۆلار'],
  [32, 'سی و دوو دۆلار'],
  [40, 'چل دۆلار'],
  [55, 'پەنجا و پێنج دۆلار'],
  [66, 'شەست و شەش دۆلار'],
  [77, 'حەفتا و حەوت دۆلار'],
  [88, 'هەشتا و هەشت دۆلار'],
  [99, 'نەوەد و نۆ دۆلار'],
  [100, 'سەد دۆلار'],
  [101, 'سەد و یەک دۆلار'],
  [102, 'سەد و دوو دۆلار'],
  [111, 'سەد و یازدە دۆلار'],
  [123.45, 'سەد و بیست و سێ دۆلار و چل و پێنج سەنت'],
  [200, 'دوو سەد دۆلار'],
  [999, 'نۆ سەد و نەوەد و نۆ دۆلار'],
  [1000, 'هەزار دۆلار'],
  [1001, 'هەزار و یەک دۆلار'],
  [1100, 'هەزار و سەد دۆلار'],
  [2000, 'دوو هەزار دۆلار'],
  [2102, 'دوو هەزار و سەد و دوو دۆلار'],
  [11_000, 'یازدە هەزار دۆلار'],
  [21_500, 'بیست و یەک هەزار و پێنج سەد دۆلار'],
  [100_000, 'سەد هەزار دۆلار'],
  [101_000, 'سەد و یەک هەزار دۆلار'],
  [250_000, 'دوو سەد و پەنجا هەزار دۆلار'],
  [1_000_000, 'یەک ملیۆن دۆلار'],
  [1_001_000, 'یەک ملیۆن و هەزار دۆلار'],
  [10_020_300, 'دە ملیۆن و بیست هەزار و سێ سەد دۆلار'],
  [2_000_000_000.99, 'دوو ملیار دۆلار و نەوەد و نۆ سەنت'],
  [
    999_999_999_999.99,
    'نۆ سەد و نەوەد و نۆ ملیار و نۆ سەد و نەوەد و نۆ ملیۆن و نۆ سەد و نەوەد و نۆ هەزار و نۆ سەد و نەوەد و نۆ دۆلار و نەوەد و نۆ سەنت',
  ],
  [1_000_000_000_001, 'یەک تریلیۆن و یەک دۆلار'],
])('%d dollars are %s', (amount, expected) => {
  expect(amountInWords(amount, 'USD', soraniOnPaper)).toBe(expected)
})

test.each([
  [0, 'سفر دینار'],
  [0.01, 'سفر دینار و دە فلس'],
  [0.25, 'سفر دینار و دوو سەد و پەنجا فلس'],
  [1, 'یەک دینار'],
  [2.5, 'دوو دینار و پێنج سەد فلس'],
  [100, 'سەد دینار'],
  [250, 'دوو سەد و پەنجا دینار'],
  [1000, 'هەزار دینار'],
  [5000, 'پێنج هەزار دینار'],
  [25_000, 'بیست و پێنج هەزار دینار'],
  [1_250_000, 'یەک ملیۆن و دوو سەد و پەنجا هەزار دینار'],
  [3_000_000_000, 'سێ ملیار دینار'],
])('%d dinars are %s', (amount, expected) => {
  expect(amountInWords(amount, 'IQD', soraniOnPaper)).toBe(expected)
})

test('the words of a whole number parse back to it, up to a million', () => {
  const wrong: string[] = []
  for (let number = 0; number <= 1_000_000; number++) {
    const words = wordsInKurdish({ currency: 'USD', groups: groupsOf(number), parts: 0 })
    if (read(words) !== number) wrong.push(`${number} is ${words}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('the words of each hundredth parse back, and those of the largest amounts', () => {
  for (let parts = 0; parts < 100; parts++) {
    const [dollars, cents = 'سفر دۆلار'] = amountInWords(7 + parts / 100, 'USD', soraniOnPaper).split(
      /(?<=دۆلار) و /,
    )
    expect([read(dollars ?? ''), read(cents.replace('سەنت', 'دۆلار'))]).toEqual([7, parts])
  }
  for (const number of [999_999_999_999, 101_102_201_202, 300_000_000_011, 2_002_002_002_002]) {
    expect(read(amountInWords(number, 'USD', soraniOnPaper))).toBe(number)
  }
})

const teens = 'یازدە دوازدە سێزدە چواردە پازدە شازدە حەڤدە هەژدە نۆزدە'
const numbers = new Map<string, number>()
for (const [words, valueAt] of [
  [`سفر یەک دوو سێ چوار پێنج شەش حەوت هەشت نۆ دە ${teens}`, (place: number) => place],
  ['بیست سی چل پەنجا شەست حەفتا هەشتا نەوەد سەد', (place: number) => 20 + 10 * place],
  ['هەزار ملیۆن ملیار تریلیۆن', (place: number) => 1000 ** (1 + place)],
] as const) {
  for (const [place, word] of words.split(' ').entries()) numbers.set(word, valueAt(place))
}

/**
 * Reads the whole number from its Sorani words, independently of the code that writes them. From the right: the words
 * between two `و` are multiplied, and a part without a scale has that of the part to its right.
 */
function read(text: string): number {
  const words = text.split(' ')
  if (words.pop() !== 'دۆلار') throw new Error(`What is counted in ${text}?`)
  let [sum, scale, part, before] = [0, 1, 1, 0]
  for (let place = words.length - 1; place >= -1; place--) {
    const word = words[place] ?? 'و'
    const number = numbers.get(word)
    if (number !== undefined && number >= 1000) [scale, before] = [number, 0]
    else if (number !== undefined) part *= number
    else if (word !== 'و') throw new Error(`Not a number word: ${word}`)
    else {
      // Hundreds come before tens, and tens before units.
      if (part <= before && part > 0) throw new Error(text)
      sum += part * scale
      before = part
      part = 1
    }
  }
  return sum
}
