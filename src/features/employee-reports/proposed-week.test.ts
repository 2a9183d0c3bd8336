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
])('on %s, after a report for the week that ended on %s, the next one is for %s', (today, last, wanted) => {
  expect(proposedWeek(today, last)).toBe(wanted)
})
