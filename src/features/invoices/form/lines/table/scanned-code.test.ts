import { expect, test } from 'vitest'
import { createKeyPace } from './scanned-code.ts'

function typed(text: string, everyMs: number): boolean {
  const pace = createKeyPace()
  const keys = [...text].map((key, index) => ({ key, timeStamp: 1000 + index * everyMs }))
  for (const key of keys) pace.pressed(key)
  return pace.wasScanned(text, { key: 'Enter', timeStamp: 1000 + keys.length * everyMs })
}

test('a code entered at a scanner’s pace is a scan, a user’s typing is not', () => {
  expect(typed('4006381333931', 8)).toBe(true)
  expect(typed('1001', 8)).toBe(true)
  expect(typed('1001', 80)).toBe(false)
  expect(typed('12', 8)).toBe(false)
})
