import { expect, test } from 'vitest'
import { filesToRemove, type Kept } from './retention.ts'

const keep = { daily: 14, weekly: 8, monthly: 12 }
const day = 24 * 60 * 60 * 1000

/** One backup a night up to a time, named by their days. */
function nights(count: number, until: string): Kept[] {
  return Array.from({ length: count }, (_, ago) => {
    const taken = new Date(Date.parse(until) - ago * day)
    return { file: taken.toISOString().slice(0, 10), kind: 'daily', taken }
  })
}

function staying(backups: readonly Kept[], now: string): string[] {
  const gone = new Set(filesToRemove(backups, keep, new Date(now), 'Asia/Baghdad'))
  return backups.map(({ file }) => file).filter((file) => !gone.has(file))
}

test('the newest backups of 14 days, 8 weeks and 12 months are kept', () => {
  const left = staying(nights(500, '2026-11-20T23:30:00Z'), '2026-11-21T00:00:00Z')
  expect(left.slice(0, 14)).toEqual(nights(14, '2026-11-20T23:30:00Z').map(({ file }) => file))
  // Weeks end with the night to Sunday in Baghdad, and there the last night of a month belongs to the first day of the
  // next.
  expect(left.slice(14)).toEqual([
    '2026-10-31',
    '2026-10-30',
    '2026-10-24',
    '2026-10-17',
    '2026-10-10',
    '2026-10-03',
    '2026-09-29',
    '2026-08-30',
    '2026-07-30',
    '2026-06-29',
    '2026-05-30',
    '2026-04-29',
    '2026-03-30',
    '2026-02-27',
    '2026-01-30',
    '2025-12-30',
  ])
})

test('removing night after night keeps the same backups as removing once', () => {
  const left: Kept[] = []
  for (const night of nights(200, '2026-11-20T23:30:00Z').toReversed()) {
    left.unshift(night)
    const gone = new Set(filesToRemove(left, keep, night.taken, 'Asia/Baghdad'))
    left.splice(0, left.length, ...left.filter(({ file }) => !gone.has(file)))
  }
  expect(left.slice(0, 14)).toEqual(nights(14, '2026-11-20T23:30:00Z'))
  expect(new Set(left.map(({ file }) => file.slice(0, 7))).size).toBeGreaterThanOrEqual(6)
})

test('a clock that jumps ten years ahead costs no more backups than one night', () => {
  const before = nights(30, '2026-11-20T23:30:00Z')
  const night = { file: 'ahead', kind: 'daily', taken: new Date('2036-11-20T23:30:00Z') }
  const left = staying([night, ...before], '2036-11-20T23:31:00Z')
  expect(left).toEqual(expect.arrayContaining(['ahead', ...before.slice(0, 13).map(({ file }) => file)]))
})

test('after the clock is right again, backups dated in the future stay and replace no others', () => {
  const ahead = nights(20, '2036-11-20T23:30:00Z')
  const present = nights(14, '2026-11-20T23:30:00Z')
  expect(staying([...ahead, ...present], '2026-11-21T00:00:00Z')).toHaveLength(34)
})

test('the last five manual backups stay in addition', () => {
  const taken = (minute: number) => new Date(Date.parse('2026-01-05T10:00:00Z') + minute * 60_000)
  const byHand = Array.from({ length: 7 }, (_, minute) => ({
    file: `hand${minute}`,
    kind: 'by-hand',
    taken: taken(minute),
  }))
  const left = staying([...nights(400, '2026-11-20T23:30:00Z'), ...byHand], '2026-11-21T00:00:00Z')
  expect(left.filter((file) => file.startsWith('hand'))).toEqual([
    'hand2',
    'hand3',
    'hand4',
    'hand5',
    'hand6',
  ])
})
