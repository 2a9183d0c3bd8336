import { expect, test } from 'vitest'
import { archiveName, readArchiveName } from './archive-names.ts'
import { archiveToRemove } from './archive-retention.ts'
import { segmentBytes } from './wal/wal-position.ts'
import { nextSegment } from './wal/wal-segments.ts'
import { findRecoveryTarget } from './recovery/recovery-targets.ts'
import type { Timeline } from './timelines/timelines.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-01-01T02:30:00Z')

/** Adds the files of a night: a base backup, and the WAL until the next night in two segments. */
function addNight(timeline: Timeline, night: number, taken = start + night * day): void {
  const at = (ms: number) => new Date(ms).toISOString().replace('Z', '000Z')
  const from = (night * 2 + 1) * segmentBytes
  const file = (kind: 'base' | 'log', begin: number, to: number, ms: number) => {
    const facts = { kind, timelineId: 1, from: begin, to, at: at(ms) } as const
    return { ...facts, file: archiveName(facts, false) }
  }
  timeline.baseBackups.push(file('base', from, from + 100, taken))
  timeline.wal.push(file('log', from, from + segmentBytes, taken + day / 2))
  timeline.wal.push(file('log', from + segmentBytes, from + 2 * segmentBytes, taken + day - 1))
}

const emptyTimeline = (name: string): Timeline => ({
  name,
  path: `/${name}`,
  from: undefined,
  baseBackups: [],
  wal: [],
})

/** Removes what retention removes; returns the number of removed base backups. */
function pruned(timeline: Timeline, now: number): number {
  const going = new Set(archiveToRemove([timeline], new Date(now), timeline.name))
  const stays = ({ file }: { file: string }) => !going.has(`${timeline.path}/${file}`)
  const before = timeline.baseBackups.length
  timeline.baseBackups = timeline.baseBackups.filter(stays)
  timeline.wal = timeline.wal.filter(stays)
  return before - timeline.baseBackups.length
}

test('every time of the last 14 days can be recovered each night, and nothing more is kept', () => {
  const timeline = emptyTimeline('one')
  for (let night = 0; night < 40; night++) {
    addNight(timeline, night)
    const now = start + (night + 1) * day - 1
    pruned(timeline, now)
    const oldest = Math.max(now - 14 * day, start + 1)
    for (let until = oldest; until < now; until += 0.7 * day) {
      expect(findRecoveryTarget([timeline], () => until, undefined)).toMatchObject({
        timeline: { name: 'one' },
      })
    }
    expect(timeline.baseBackups.length).toBeLessThanOrEqual(15)
    expect(timeline.wal.length).toBeLessThanOrEqual(30)
  }
})

test('a wrong clock for one night costs no more than that night', () => {
  const timeline = emptyTimeline('one')
  for (let night = 0; night < 60; night++) {
    const shift = night === 30 ? 3650 : night === 45 ? -365 : 0
    const taken = start + (night + shift) * day
    addNight(timeline, night, taken)
    expect(pruned(timeline, taken)).toBeLessThanOrEqual(2)
  }
  expect(timeline.baseBackups.length).toBeGreaterThanOrEqual(15)
})

test('a base backup that the last 14 days need is kept, however old it is, and so is another folder’s', () => {
  const alone = emptyTimeline('alone')
  addNight(alone, 0)
  const [segment] = alone.wal.slice(-1)
  if (segment)
    alone.wal.push({
      ...segment,
      from: segment.to,
      to: segment.to + 100,
      at: new Date(start + 40 * day).toISOString(),
    })
  const other = emptyTimeline('other')
  for (let night = 20; night < 45; night++) addNight(other, night)
  expect(
    archiveToRemove([alone, other], new Date(start + 45 * day), 'other').filter((file) =>
      file.startsWith('/alone'),
    ),
  ).toEqual([])
  expect(archiveToRemove([alone, other], new Date(start + 60 * day), 'other')).toContain('/alone')
})

test('a full segment, or one in many parts, becomes one file', () => {
  const at = '2026-11-22T02:30:00.123456Z'
  const start = 5 * segmentBytes
  const segment = (from: number, to: number) =>
    ({ file: '', kind: 'log', timelineId: 1, from, to, at }) as const
  const few = Array.from({ length: 19 }, (_, number) => segment(start + number, start + number + 1))
  expect(nextSegment(few, start + 19, start + 40)).toEqual({ from: start + 19, to: start + 40 })
  const many = [...few, segment(start + 19, start + 40)]
  expect(nextSegment(many, start + 40, start + 50)).toEqual({ from: start, to: start + 50 })
  expect(nextSegment(few, start + 19, start + 3 * segmentBytes)).toEqual({
    from: start,
    to: start + segmentBytes,
  })
  expect(nextSegment(many, start + segmentBytes, start + segmentBytes + 9)).toEqual({
    from: start + segmentBytes,
    to: start + segmentBytes + 9,
  })
})

test('names show what a file is, and foreign names are ignored', () => {
  const facts = {
    kind: 'log',
    timelineId: 2,
    from: 2 ** 40,
    to: 2 ** 40 + 5,
    at: '2026-11-22T02:30:00.123456Z',
  } as const
  const file = archiveName(facts, true)
  expect(readArchiveName(file)).toEqual({ ...facts, file })
  for (const name of [`${file}.part`, 'base.unfinished', 'strand.json', 'log-1']) {
    expect(readArchiveName(name)).toBeUndefined()
  }
})
