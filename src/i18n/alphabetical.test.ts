import { expect, test } from 'vitest'
import { alphabetical } from './alphabetical.ts'

const alphabet = 'ئ ا ب پ ت ج چ ح خ د ر ڕ ز ژ س ش ع غ ف ڤ ق ک گ ل ڵ م ن و ۆ ه ە ی ێ'.split(' ')

test('names in Sorani follow the Kurdish alphabet', () => {
  expect(alphabet.toReversed().toSorted(alphabetical('ckb'))).toEqual(alphabet)
  expect(['ڕووسیا', 'ژاپۆن', 'زامبیا', 'ئێراق', 'ڕۆمانیا', 'رواندا'].toSorted(alphabetical('ckb'))).toEqual([
    'ئێراق',
    'رواندا',
    'ڕووسیا',
    'ڕۆمانیا',
    'زامبیا',
    'ژاپۆن',
  ])
  expect(alphabetical('ckb')('كوردي', 'کوردی')).toBe(0)
})

test('names in Arabic and English are in alphabetical order, ignoring case, size and accents', () => {
  expect(['مصر', 'تركيا', 'إيران', 'الأردن', 'بلجيكا'].toSorted(alphabetical('ar'))).toEqual([
    'الأردن',
    'إيران',
    'بلجيكا',
    'تركيا',
    'مصر',
  ])
  expect(['Åland', 'Zambia', 'albania', 'Andorra'].toSorted(alphabetical('en'))).toEqual([
    'Åland',
    'albania',
    'Andorra',
    'Zambia',
  ])
})
