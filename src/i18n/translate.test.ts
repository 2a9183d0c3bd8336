import { expect, test } from 'vitest'
import type { Catalog } from './translate.ts'
import { english } from './english.ts'
import { languageAskedFor, preferredOf } from './preferred-language.ts'
import { translateParts, translator } from './translate.ts'
import { plainText, type Label, message, messageList } from './messages.ts'
import { translators } from './translators.ts'

const isolated = (text: string | number) => `\u2068${text}\u2069`

test('English is the key itself, with its values', () => {
  expect(english('Save')).toBe('Save')
  expect(english('{label} is required.', { label: 'Name' })).toBe('Name is required.')
  expect(english(message('{label} must be at most {max}.', { label: 'Name', max: 1_000_000 }))).toBe(
    'Name must be at most 1,000,000.',
  )
})

test('a limit has its thousands apart, unless it may be a year', () => {
  const wholeFrom = (min: number, max: number) =>
    translators.ar('{label} must be a whole number from {min} to {max}.', { label: 'Quantity', min, max })
  expect(wholeFrom(0, 1_000_000)).toContain(isolated('1,000,000'))
  expect(wholeFrom(1900, 2200)).toContain(isolated('2200'))
})

test('a count selects the plural form, and has separated thousands', () => {
  const imported = (count: number) => english('Nothing was imported: {count} rows have errors.', { count })
  expect(imported(1)).toBe('Nothing was imported: 1 row has errors.')
  expect(imported(1250)).toBe('Nothing was imported: 1,250 rows have errors.')
})

test('each language has its own plural rules', () => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  const catalog: Catalog = { 'Nothing was imported: {count} rows have errors.': forms }
  const t = (language: 'ar' | 'ckb') => (count: number) =>
    translator(language, catalog)('Nothing was imported: {count} rows have errors.', { count })
  expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map(t('ar'))).toEqual(
    'zero one two few few many many other other few many'.split(' '),
  )
  expect([0, 1, 2, 3, 11, 100].map(t('ckb'))).toEqual('other one other other other other'.split(' '))
})

test('in right-to-left text a value keeps its own direction', () => {
  const t = translator('ar', { '{label} must be at most {max}.': '{label}: {max}', Name: 'الاسم' })
  expect(t('{label} must be at most {max}.', { label: 'Name', max: 5 })).toBe(`الاسم: ${isolated(5)}`)
  // Several values in a row run from right to left, each isolated.
  expect(translators.ar(messageList(['INV-1', 'INV-2', 'INV-3'].map(plainText)))).toBe(
    ['INV-1', 'INV-2', 'INV-3'].map(isolated).join('، '),
  )
})

test('a translated list keeps its direction in a right-to-left sentence', () => {
  const list = translators.ar(messageList(['INV-1', 'INV-2'].map(plainText)))
  const t = translator('ar', { '{label}: {reason}': '{reason}' })
  // An explicit mark sets the direction, since all letters are inside further isolates.
  expect(t('{label}: {reason}', { label: 'Name', reason: list })).toBe(`\u2067${list}\u2069`)
})

test('a value may be a message itself, and several are joined', () => {
  expect(english(messageList(['Name', 'Phone', 'Address']))).toBe('Name, Phone, Address')
  const reason = message('{label} must be a number.', { label: 'Name' })
  expect(english('{label}: {reason}', { label: 'Phone', reason })).toBe('Phone: Name must be a number.')
})

test('users’ own text stays as it is, whatever it contains', () => {
  for (const text of ['{label}', 'Save', '{text}', 'a|b', '', 'constructor', '__proto__']) {
    expect(translators.ar(plainText(text))).toBe(text)
  }
})

test('a text that no catalog has is returned unchanged', () => {
  for (const text of ['تم الحفظ', 'constructor', 'toString'])
    expect(translators.ckb(text as Label)).toBe(text)
})

test('a value of a message may be an object instead of text', () => {
  const bold = { bold: 'Name' }
  expect(translateParts(english, '{label} must be a number.', { label: bold })).toEqual([
    bold,
    ' must be a number.',
  ])
  const pieces = translateParts(translators.ckb, '{label} must be a number.', { label: bold })
  expect(pieces.find((piece) => typeof piece !== 'string')).toBe(bold)
})

test.each([
  ['ar-IQ,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr, ckb;q=0.5, en;q=0.4', 'ckb'],
  ['ku', 'ckb'],
  ['en;q=0.1, ar;q=0', 'en'],
  ['fr', undefined],
  ['*', undefined],
  ['', undefined],
  [';;;,,q=', undefined],
  [`${'x'.repeat(300)},ar`, undefined],
  [undefined, undefined],
])('Accept-Language %s asks for %s', (header, language) => {
  expect(languageAskedFor(header)).toBe(language)
})

test('a browser that lists its languages gets the first that exists', () => {
  expect(preferredOf(['fr-FR', 'ar-IQ', 'en'])).toBe('ar')
  expect(preferredOf([])).toBe(undefined)
})
