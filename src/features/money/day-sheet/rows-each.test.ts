import { expect, test } from 'vitest'
import { rowsEach } from './rows-each.ts'

test('all rows are shown where they fit', () => {
  expect(rowsEach([3, 1, 0], 26)).toBeGreaterThanOrEqual(3)
})

test('long lists give way to each other evenly, with a total each', () => {
  expect(rowsEach([100, 100], 26)).toBe(12)
  expect(rowsEach([100, 2, 100], 26)).toBe(10)
})

test('each list shows a row, however little room there is', () => {
  expect(rowsEach([50, 50, 50], 2)).toBe(1)
})
