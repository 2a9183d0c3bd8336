import { expect, test } from 'vitest'
import { proposedWeek } from './proposed-week.ts'

test.each([
  ['2026-11-19', null, '2026-11-19'],
  ['2026-11-20', null, '2026-11-19'],
  ['2026-11-25', null, '2026-11-19'],
  ['2026-11-24', '2026-11-12', '2026-11-19'],
  ['2026-11-24', '2026-11-19', '2026-11-26'],
  ['2026-11-24', '2026-11-22', '2026-11-29'],
  ['2026-11-24', '2030-01-01', '2026-11-19'],
])('on %s, after a report for the week ended on %s, the next one is for %s', (today, last, wanted) => {
  expect(proposedWeek(today, 'thursday', last)).toBe(wanted)
})

test.each([
  ['sunday', '2026-11-22'],
  ['wednesday', '2026-11-25'],
  ['thursday', '2026-11-19'],
  ['saturday', '2026-11-21'],
] as const)(
  'where weeks end on a %s, the last one on Wednesday 25 November ended on %s',
  (endsOn, wanted) => {
    expect(proposedWeek('2026-11-25', endsOn, null)).toBe(wanted)
  },
)
