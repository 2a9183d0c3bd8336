import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printableText } from './printable-text.ts'

test('keeps ordinary text of every script', () => {
  const text = 'Blue pen — قەڵەمی شین، ١٢ دانه\nsecond line 🖋'
  expect(printableText(text)).toBe(text)
})

test('keeps the joiners that Persian and Kurdish spelling needs', () => {
  expect(printableText('می\u200cخواهم')).toBe('می\u200cخواهم')
})

test('removes control characters', () => {
  expect(printableText('a\u0000b\u0007c\u009fd\u007fe')).toBe('abcde')
})

test('turns every line break into a line feed and tabs into blanks', () => {
  expect(printableText('a\r\nb\rc\u2028d\te')).toBe('a\nb\nc\nd e')
})

test('removes marks that override, embed or isolate a direction', () => {
  expect(printableText('USD \u202e00.1\u202c \u2066x\u2069')).toBe('USD 00.1 x')
})

test('a line of values in right-to-left text keeps its direction', () => {
  expect(printableText('دفعة عن \u2068INV-1\u2069، \u2068INV-2\u2069')).toBe(
    'دفعة عن \u200eINV-1\u200e\u200f، \u200eINV-2\u200e',
  )
})

test('removes lone surrogates and keeps pairs', () => {
  expect(printableText('a\ud800b\udc00c😀')).toBe('abc😀')
})

test('gives well-formed text without control characters for any input, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const printable = printableText(text)
      expect(() => encodeURIComponent(printable)).not.toThrow()
      expect(printable.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(printableText(printable)).toBe(printable)
    }),
  )
})
