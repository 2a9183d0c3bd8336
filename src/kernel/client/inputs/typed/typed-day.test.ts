import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

test.each([
  ['20/11/2026', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['٢٠/١١/٢٠٢٦', '2026-11-20'],
  ['۲۰-۱۱-۲۰۲۶', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  [' 29.02.2028 ', '2028-02-29'],
])('%s is %s', (typed, expected) => {
  expect(typedDay(typed)).toBe(expected)
})

test.each(['', '20/11', '20/11/26', '31/02/2026', '29/02/2027', '11/20/2026', '01/01/1899', 'tomorrow'])(
  '%s is no date',
  (typed) => {
    expect(typedDay(typed)).toBeNull()
  },
)
