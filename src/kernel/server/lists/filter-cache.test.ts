import { expect, test } from 'vitest'
import { withChanges } from './filter-cache.ts'

test.each([
  { of: [1, 3, 5], now: [1, 3, 5], changes: [] },
  { of: [], now: [4], changes: [[4, true]] },
  { of: [1, 3, 5], now: [1, 5], changes: [[3, false]] },
  { of: [1, 3, 5], now: [1, 3, 5], changes: [[3, true]] },
  { of: [1, 3, 5], now: [1, 3, 5], changes: [[4, false]] },
  {
    of: [2, 3, 5, 8],
    now: [1, 3, 4, 9],
    changes: [
      [1, true],
      [2, false],
      [4, true],
      [5, false],
      [8, false],
      [9, true],
    ],
  },
] satisfies { of: number[]; now: number[]; changes: [number, boolean][] }[])(
  '$of with $changes are $now',
  ({ of, now, changes }) => {
    const shown = changes.map(([id, matches]) => ({ id, matches }))
    expect([...withChanges(Int32Array.from(of), shown)]).toEqual(now)
  },
)
