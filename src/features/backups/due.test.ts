import { expect, test } from 'vitest'
import { isBackupDue } from './due.ts'

const half3 = 150
const at = (time: string) => new Date(`2026-11-${time}+03:00`)

test.each([
  ['the night after', '19T02:30:05', '20T02:30:00', true],
  ['a second before', '19T02:30:05', '20T02:29:59', false],
  ['later on the same day', '20T02:30:05', '20T23:59:00', false],
  ['when the machine was off at night', '19T02:30:05', '20T08:00:00', true],
  ['after a manual backup in the evening', '19T22:00:00', '20T02:30:00', true],
  ['when the last one is dated in the future', '29T02:30:00', '20T08:00:00', true],
])('%s', (_, last, now, due) => {
  expect(isBackupDue(at(last), at(now), half3, 'Asia/Baghdad')).toBe(due)
})

test('the first backup is due at once', () => {
  expect(isBackupDue(undefined, at('20T12:00:00'), half3, 'Asia/Baghdad')).toBe(true)
})

test('the time of day is in the company’s time zone, also across a clock change', () => {
  const now = (time: string) => new Date(`2026-10-${time}Z`)
  expect(isBackupDue(now('24T00:30:00'), now('25T01:29:59'), half3, 'Europe/Berlin')).toBe(false)
  expect(isBackupDue(now('24T00:30:00'), now('25T01:30:00'), half3, 'Europe/Berlin')).toBe(true)
})
