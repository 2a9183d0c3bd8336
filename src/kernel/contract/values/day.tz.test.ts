import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay } from './formats.ts'
import { addDays, daysBetween, isDay, today, yearOf } from './day.ts'

const someDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('this test runs in its configured time zone', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env['TZ'])
})

test('a day keeps its date and year in any time zone', () => {
  fc.assert(
    fc.property(someDay, (day) => {
      expect(isDay(day)).toBe(true)
      expect(String(yearOf(day))).toBe(day.slice(0, 4))
      expect(formatDay(day)).toBe(day.split('-').toReversed().join('/'))
    }),
  )
})

test('adding and subtracting days leads to the same day, also across a clock change', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 3650 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('today is the company’s day, not the machine’s', () => {
  const lateInBaghdad = new Date('2026-11-19T21:30:00Z')
  expect(today('Asia/Baghdad', lateInBaghdad)).toBe('2026-11-20')
  expect(today('UTC', lateInBaghdad)).toBe('2026-11-19')
  expect(today('America/Los_Angeles', new Date('2026-11-20T07:59:00Z'))).toBe('2026-11-19')
})
