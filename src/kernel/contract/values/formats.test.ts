import { expect, test } from 'vitest'
import { translators } from '../../../i18n/translators.ts'
import {
  formatAmount,
  formatCount,
  formatDay,
  formatInstant,
  formatMoney,
  formatQuantity,
  formats,
} from './formats.ts'

const all = (['en', 'ar', 'ckb'] as const).map((language) => formats(translators[language]))
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

test('numbers have western digits, and dates a format of each language', () => {
  expect(formatDay('2026-11-20')).toBe('20/11/2026')
  expect(formatInstant('2026-11-20T14:05:00')).toBe('20/11/2026, 14:05')
  expect(formatInstant('soon')).toBe('soon')
  expect([1234.5, 1234, 0.126].map(formatQuantity)).toEqual(['1,234.5', '1,234', '0.13'])
  expect(formatCount(1_234_567)).toBe('1,234,567')
  expect(formatAmount(1234.5, 'USD')).toBe('1,234.50')
  expect(formatAmount(-1_234_567, 'IQD')).toBe('-1,234,567')
  expect(formatMoney(1234.5, 'IQD')).toBe('IQD\u00a01,234.50')
})

test('months have their names in Iraq', () => {
  expect(all.map(({ month }) => bare(month('2026-11-20')))).toEqual([
    'November 2026',
    'تشرين الثاني 2026',
    'تشرینی دووەمی 2026',
  ])
  expect(all.map(({ monthShort }) => monthShort(11))).toEqual(['Nov', 'ت2', 'ت2'])
})

test.each([
  [0, ['0', '0', '0']],
  [999, ['999', '999', '999']],
  [53_440, ['53.4k', '53.4 ألف', '53.4 هەزار']],
  [999_999, ['1m', '1 مليون', '1 ملیۆن']],
  [-1_234_567, ['-1.23m', '-1.23 مليون', '-1.23 ملیۆن']],
  [2_500_000_000, ['2.5bn', '2.5 مليار', '2.5 ملیار']],
])('%d has a short form in each language', (number, forms) => {
  expect(all.map(({ short }) => bare(short(number)))).toEqual(forms)
})

test('a list has the comma of its language', () => {
  expect(all.map(({ list }) => bare(list(['R-1', 'R-2', 'R-3'])))).toEqual([
    'R-1, R-2, R-3',
    'R-1، R-2، R-3',
    'R-1، R-2، R-3',
  ])
})
