import { expect, test } from 'vitest'
import { wordsInArabic } from '../../../i18n/amounts/arabic-amounts.ts'
import { arabicOnPaper } from '../../../i18n/arabic-on-paper.ts'
import { amountInWords } from './amount-in-words.ts'
import { groupsOf } from './spoken-amount.ts'

test.each([
  [0, 'صفر دولار'],
  [-0, 'صفر دولار'],
  [0.01, 'صفر دولار وسنت واحد'],
  [0.02, 'صفر دولار وسنتان'],
  [0.03, 'صفر دولار وثلاثة سنتات'],
  [0.1, 'صفر دولار وعشرة سنتات'],
  [0.11, 'صفر دولار وأحد عشر سنتاً'],
  [0.99, 'صفر دولار وتسعة وتسعون سنتاً'],
  [1, 'دولار واحد'],
  [1.01, 'دولار واحد وسنت واحد'],
  [2, 'دولاران'],
  [2.02, 'دولاران وسنتان'],
  [3, 'ثلاثة دولارات'],
  [4.5, 'أربعة دولارات وخمسون سنتاً'],
  [8, 'ثمانية دولارات'],
  [10, 'عشرة دولارات'],
  [11, 'أحد عشر دولاراً'],
  [12, 'اثنا عشر دولاراً'],
  [15, 'خمسة عشر دولاراً'],
  [18, 'ثمانية عشر دولاراً'],
  [20, 'عشرون دولاراً'],
  [21, 'واحد وعشرون دولاراً'],
  [22, 'اثنان وعشرون دولاراً'],
  [99, 'تسعة وتسعون دولاراً'],
  [100, 'مئة دولار'],
  [101, 'مئة ودولار واحد'],
  [102, 'مئة ودولاران'],
  [103, 'مئة وثلاثة دولارات'],
  [111, 'مئة وأحد عشر دولاراً'],
  [123.45, 'مئة وثلاثة وعشرون دولاراً وخمسة وأربعون سنتاً'],
  [200, 'مئتا دولار'],
  [200.2, 'مئتا دولار وعشرون سنتاً'],
  [202, 'مئتان ودولاران'],
  [310, 'ثلاثمئة وعشرة دولارات'],
  [800, 'ثمانمئة دولار'],
  [999, 'تسعمئة وتسعة وتسعون دولاراً'],
  [1000, 'ألف دولار'],
  [1001, 'ألف ودولار واحد'],
  [1100, 'ألف ومئة دولار'],
  [2000, 'ألفا دولار'],
  [2002, 'ألفان ودولاران'],
  [2100, 'ألفان ومئة دولار'],
  [2200, 'ألفان ومئتا دولار'],
  [3000, 'ثلاثة آلاف دولار'],
  [11_000, 'أحد عشر ألف دولار'],
  [11_100, 'أحد عشر ألفاً ومئة دولار'],
  [50_005, 'خمسون ألفاً وخمسة دولارات'],
  [100_000, 'مئة ألف دولار'],
  [101_000, 'مئة ألف وألف دولار'],
  [102_000, 'مئة ألف وألفا دولار'],
  [102_500, 'مئة ألف وألفان وخمسمئة دولار'],
  [203_000, 'مئتان وثلاثة آلاف دولار'],
  [1_000_000, 'مليون دولار'],
  [1_000_001, 'مليون ودولار واحد'],
  [2_000_000, 'مليونا دولار'],
  [3_012_000, 'ثلاثة ملايين واثنا عشر ألف دولار'],
  [10_020_300, 'عشرة ملايين وعشرون ألفاً وثلاثمئة دولار'],
  [200_000_000, 'مئتا مليون دولار'],
  [2_000_000_000.99, 'مليارا دولار وتسعة وتسعون سنتاً'],
  [5_000_400_000, 'خمسة مليارات وأربعمئة ألف دولار'],
  [
    999_999_999_999.99,
    'تسعمئة وتسعة وتسعون ملياراً وتسعمئة وتسعة وتسعون مليوناً وتسعمئة وتسعة وتسعون ألفاً وتسعمئة وتسعة وتسعون دولاراً وتسعة وتسعون سنتاً',
  ],
  [1_000_000_000_001, 'تريليون ودولار واحد'],
])('%d dollars are %s', (amount, expected) => {
  expect(amountInWords(amount, 'USD', arabicOnPaper)).toBe(expected)
})

test.each([
  [0, 'صفر دينار'],
  [0.01, 'صفر دينار وعشرة فلوس'],
  [0.25, 'صفر دينار ومئتان وخمسون فلساً'],
  [1, 'دينار واحد'],
  [2, 'ديناران'],
  [2.2, 'ديناران ومئتا فلس'],
  [2.5, 'ديناران وخمسمئة فلس'],
  [3.11, 'ثلاثة دنانير ومئة وعشرة فلوس'],
  [10, 'عشرة دنانير'],
  [11, 'أحد عشر ديناراً'],
  [100, 'مئة دينار'],
  [250, 'مئتان وخمسون ديناراً'],
  [1000, 'ألف دينار'],
  [2000, 'ألفا دينار'],
  [5000, 'خمسة آلاف دينار'],
  [12_250, 'اثنا عشر ألفاً ومئتان وخمسون ديناراً'],
  [25_000, 'خمسة وعشرون ألف دينار'],
  [250_000, 'مئتان وخمسون ألف دينار'],
  [1_250_000, 'مليون ومئتان وخمسون ألف دينار'],
  [2_000_000, 'مليونا دينار'],
  [3_000_000_000, 'ثلاثة مليارات دينار'],
])('%d dinars are %s', (amount, expected) => {
  expect(amountInWords(amount, 'IQD', arabicOnPaper)).toBe(expected)
})

test('the words of a whole number parse back to it, up to a million', () => {
  const wrong: string[] = []
  for (let number = 0; number <= 1_000_000; number++) {
    const words = wordsInArabic({ currency: 'USD', groups: groupsOf(number), parts: 0 })
    if (read(words) !== number) wrong.push(`${number} is ${words}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('the words of each hundredth parse back, and those of the largest amounts', () => {
  for (let parts = 0; parts < 100; parts++) {
    const [dollars, cents = 'صفر دولار'] = amountInWords(7 + parts / 100, 'USD', arabicOnPaper).split(
      /(?<=دولارات) و/,
    )
    expect([read(dollars ?? ''), read(cents.replace('سنت', 'دولار'))]).toEqual([7, parts])
  }
  for (const number of [999_999_999_999, 101_102_201_202, 300_000_000_011, 2_002_002_002_002]) {
    expect(read(amountInWords(number, 'USD', arabicOnPaper))).toBe(number)
  }
})

interface Meaning {
  word: string
  kind: 'number' | 'scale' | 'two of a scale' | 'noun'
  value: number
}

/** The meaning of each word, with the prefix `and` or without. */
const meanings = new Map<string, Meaning>()
function mean(kind: Meaning['kind'], words: string, valueAt: (place: number) => number, ends = ['']): void {
  for (const [place, stem] of words.split(' ').entries()) {
    for (const word of ends.map((end) => stem + end)) {
      const meaning = { word, kind, value: valueAt(place) }
      meanings.set(word, meaning).set(`و${word}`, meaning)
    }
  }
}
mean('number', 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة', (place) => place)
mean('number', 'أحد اثنا', (place) => 1 + place)
mean('number', 'عشر عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون', (place) => 10 + 10 * place)
mean('number', 'مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة', (place) => 100 + 100 * place)
mean('number', 'مئتا', () => 200)
mean('scale', 'ألف مليون مليار تريليون', (place) => 1000 ** (1 + place), ['', 'اً', 'ات'])
mean('scale', 'آلاف ملايين', (place) => 1000 ** (1 + place))
mean('two of a scale', 'ألف مليون مليار تريليون', (place) => 1000 ** (1 + place), ['ا', 'ان'])
mean('noun', 'دولار دولاران', (place) => 2 * place)
mean('noun', 'دولارات دولاراً', () => 0)

/**
 * Reads the whole number from its Arabic words, independently of the code that writes them. From the left: numbers are
 * added up; a scale multiplies the sum since the last scale, or one; the dual of a scale means two. The counted noun
 * must have the form that the last two digits require.
 */
function read(text: string): number {
  let [sum, group, noun] = [0, 0, '']
  for (const written of text.split(' ')) {
    const { word, kind, value } = meanings.get(written) ?? { word: written, kind: 'unknown', value: 0 }
    if (kind === 'number') group += value
    else if (kind === 'two of a scale') sum += 2 * value
    else if (kind === 'scale') {
      sum += (group || 1) * value
      group = 0
    } else if (kind === 'noun') {
      sum += value
      noun = word
    } else throw new Error(`Not a number word: ${word}`)
  }
  const number = sum + group
  if (noun !== nounAfter(number % 100)) throw new Error(`${noun} in ${text}`)
  return number
}

function nounAfter(lastTwo: number): string {
  if (lastTwo === 2) return 'دولاران'
  if (lastTwo < 3) return 'دولار'
  return lastTwo <= 10 ? 'دولارات' : 'دولاراً'
}
