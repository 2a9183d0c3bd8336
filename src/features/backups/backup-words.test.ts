import { expect, test } from 'vitest'
import { english } from '../../i18n/english.ts'
import { age, size } from './backup-words.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T12:00:30Z', 'less than a minute'],
  ['2026-11-22T11:59:00Z', '1 minute'],
  ['2026-11-22T10:01:00Z', '1 hour'],
  ['2026-11-21T00:00:00Z', '36 hours'],
  ['2026-11-19T12:00:00Z', '3 days'],
])('a backup of %s is %s old', (iso, words) => {
  expect(english(age(iso, now))).toBe(words)
})

test.each([
  [12, '0.1 KB'],
  [2656, '2.7 KB'],
  [812_000, '812 KB'],
  [1_440_000_000, '1.4 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(size(bytes)).toBe(words)
})
