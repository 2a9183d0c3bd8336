import { expect, test } from 'vitest'
import { dayOfSerial, readDay } from './read-day.ts'

const today = '2026-11-27'

test.each([
  '03/04/2026',
  '3-4-2026',
  '03.04.26',
  '3/4/26',
  '3/4',
  '٣/٤/٢٠٢٦',
  '۳-۴-۲۰۲۶',
  '2026/4/3',
  '2026-04-03',
  '20260403',
  '3 نيسان 2026',
  '٣ نيسان ٢٠٢٦',
  '3ی نیسانی 2026',
  '3 April 2026',
  '3-Apr-26',
  'Apr 3, 2026',
  'Friday, April 3, 2026',
  '03/04/2026 00:00',
  ' 3/4/2026\u200f ',
])('%s is 3 April 2026', (typed) => {
  expect(readDay(typed, today)?.dmy).toBe('2026-04-03')
})

test.each([
  ['1 كانون الثاني 2026', '2026-01-01'],
  ['29.02.2028', '2028-02-29'],
  ['2 تشرینی یەکەم 2026', '2026-10-02'],
  ['27/11/26', '2026-11-27'],
  ['1/1/99', '1999-01-01'],
])('%s is %s', (typed, day) => {
  expect(readDay(typed, today)?.dmy).toBe(day)
})

test.each([
  '',
  '31/02/2026',
  '29/02/2027',
  '04/13/2026',
  '1447/10/15',
  '01/01/1899',
  '3/',
  'tomorrow',
  '46115',
])('"%s" is no date with the day first', (typed) => {
  expect(readDay(typed, today)?.dmy ?? null).toBeNull()
})

test('the month may come first', () => {
  expect(readDay('04/13/2026', today)).toEqual({ dmy: null, mdy: '2026-04-13' })
  expect(readDay('3/4/2026', today)).toEqual({ dmy: '2026-04-03', mdy: '2026-03-04' })
})

test('a spreadsheet’s day numbers are dates', () => {
  expect(dayOfSerial('46115')).toBe('2026-04-03')
  expect(dayOfSerial('46115.98')).toBe('2026-04-03')
  expect(dayOfSerial('20260403')).toBeNull()
})
