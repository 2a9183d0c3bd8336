import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../../../i18n/english.ts'
import { fitTextsOnPaper } from './fit-texts-on-paper.ts'

const words = (length: number) => 'the quick brown pen '.repeat(length / 20)

test('prints whole texts while all of them fit', () => {
  const texts = [words(10_000), 'ب'.repeat(7000), 'a\n'.repeat(2000), '']
  expect(fitTextsOnPaper(texts, english)).toEqual(texts)
})

test('cuts the longest texts to equal shares and shows how much is missing', () => {
  const [short, long, longer] = fitTextsOnPaper(['a few words', words(4000), words(8000)], english, 1000)
  expect(short).toBe('a few words')
  expect(long).toMatch(/pen the quick…\n\(3,510 more characters in Inkwell, not printed\)$/)
  expect(longer).toMatch(/pen the quick…\n\(7,510 more characters in Inkwell, not printed\)$/)
})

test('gives less space to endless words and to many paragraphs', () => {
  const [endless, paragraphs] = fitTextsOnPaper(['ب'.repeat(7000), 'a\n'.repeat(3500)], english, 2000)
  expect(endless).toMatch(/^ب{200}…\n\(6,800 more/)
  expect(paragraphs?.match(/^a$/gm)).toHaveLength(47)
})

test('cuts between characters', () => {
  const [text = ''] = fitTextsOnPaper(['🖋'.repeat(100)], english, 255)
  expect(text).toMatch(/^(🖋)+…\n\(75 more characters/u)
})

test('texts of any kind never exceed the space, including the note on omissions', () => {
  const pieces = fc.array(fc.constantFrom('a', 'word ', '\n', 'ب', '🖋', '\u0301', ' ', 'w'.repeat(30)), {
    maxLength: 300,
  })
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 20 }), (texts) => {
      const printed = fitTextsOnPaper(
        texts.map((text) => text.join('')),
        english,
        500,
      )
      const kept = printed.map((text) =>
        text.replace(/…\n\([\d,]+ more characters in Inkwell, not printed\)$/, ''),
      )
      expect(kept.join('').length).toBeLessThanOrEqual(500)
    }),
  )
})
