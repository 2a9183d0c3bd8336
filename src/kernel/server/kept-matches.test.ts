import { expect, test } from 'vitest'
import { asksRowAlone, withChanges } from './kept-matches.ts'

test.each([
  ['where t.status = $1', true],
  ['where t."issue_date" >= $1 and t."issue_date" <= $2', true],
  [
    'where extract(month from t.date) = $1 and t.date between make_date($2, 1, 1) and make_date($3, 12, 31)',
    true,
  ],
  ["where (t.search || '') like search_pattern($1)", true],
  ['where search_digits(t.search) @> search_digits_asked(search_normal($1))', true],
  ['where (t.due_date < $1::date and t.outstanding > 0)', true],
  ['where (t.due_date < $1::date and t.outstanding > 0) is not true', true],
  ['where t.writer in (select id from users where role = $1)', false],
  ['where t.shelf = any (array(select id from shelf))', false],
  ['where left_of_pages(t.shelf) > 0', false],
  ['where left_of(t) > 0', false],
  ['where t.due_date < now()', false],
  ['where t.due_date < current_date', false],
])('whether %s asks the row alone: %s', (where, alone) => {
  expect(asksRowAlone(where)).toBe(alone)
})

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
    const told = changes.map(([id, matches]) => ({ id, matches }))
    expect([...withChanges(Int32Array.from(of), told)]).toEqual(now)
  },
)
