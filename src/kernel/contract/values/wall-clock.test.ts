import { expect, test } from 'vitest'
import { instantAt, shownAt, shownExactly } from './wall-clock.ts'

test.each([
  ['2026-11-20 14:00', 'Asia/Baghdad', '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T14:00:05', 'Asia/Baghdad', '2026-11-20T11:00:05.000Z'],
  ['2026-11-20 00:30', 'Pacific/Kiritimati', '2026-11-19T10:30:00.000Z'],
  // The clocks went forward in the night before, and go back in this night.
  ['2026-03-29 12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
  ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
])('%s local time in %s is %s', (text, zone, iso) => {
  const moment = instantAt(text, zone) ?? 0
  expect(new Date(moment).toISOString()).toBe(iso)
  expect(shownAt(moment, zone).slice(0, text.length)).toBe(text.replace('T', ' '))
})

test.each(['', 'yesterday', '2026-11-20', '2026-02-30 10:00', '2026-11-20 25:00'])(
  '%s is not a time',
  (text) => {
    expect(instantAt(text, 'Asia/Baghdad')).toBeUndefined()
  },
)

test('a time with fractions of a second is read back exactly', () => {
  const at = Date.parse('2026-11-20T11:00:05.071Z')
  expect(shownExactly(at, 'Asia/Baghdad')).toBe('2026-11-20 14:00:05.071')
  expect(instantAt(shownExactly(at, 'Asia/Baghdad'), 'Asia/Baghdad')).toBe(at)
  expect(instantAt('2026-11-20 14:00:05.5', 'Asia/Baghdad')).toBe(Date.parse('2026-11-20T11:00:05.500Z'))
})

test('a time skipped by a clock change is invalid', () => {
  expect(instantAt('2026-03-29 02:30', 'Europe/Berlin')).toBeUndefined()
})
