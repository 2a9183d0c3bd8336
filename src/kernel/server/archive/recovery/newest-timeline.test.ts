import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { archiveName } from '../archive-names.ts'
import type { Timeline } from '../timelines/timelines.ts'
import { newestTimeline, timelinesOfOneCopy } from './newest-timeline.ts'

/** A timeline of a data folder, from the day of its base backup to its last archived day. */
function timelineOf(
  dataDir: string,
  from: string,
  until: string,
  { machine = hostname(), instance }: { machine?: string; instance?: string } = {},
): Timeline {
  const file = (kind: 'base' | 'log', at: string) => {
    const facts = { kind, timelineId: 1, from: 0, to: 1, at: `${at}T08:00:00.000000Z` } as const
    return { ...facts, file: archiveName(facts, false) }
  }
  const installation = {
    id: 'a'.repeat(32),
    name: 'Pens',
    ...(instance && { instance: instance.repeat(32) }),
  }
  const facts = { machine, dataDir, timeZone: 'UTC', house: installation }
  const name = `${from}-${dataDir}`
  return {
    name,
    path: `/log/${name}`,
    from: facts,
    baseBackups: [file('base', from)],
    wal: [file('log', until)],
  }
}

const show = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const newestOf = (timelines: Timeline[], dataDir: string, known?: string, instance?: string) =>
  newestTimeline(timelines, { dataDir, known, instance: instance?.repeat(32) }, show)?.from?.dataDir

const office = timelineOf('/office', '2026-11-01', '2026-11-20')
const looked = timelineOf('/looked', '2026-11-19', '2026-11-19')

test('the latest time is that of DATA_DIR, although an inspected copy has a later base backup', () => {
  expect(newestOf([office, looked], '/office')).toBe('/office')
  expect(newestOf([office, looked], '/moved', office.name)).toBe('/office')
})

test('without DATA_DIR’s state the latest archived time is used', () => {
  const after = timelineOf('/after', '2026-11-21', '2026-11-25')
  expect(newestOf([office, after], '/new')).toBe('/after')
  expect(newestOf([office], '/new')).toBe('/office')
  expect(newestOf([], '/new')).toBeUndefined()
})

test('two folders in use at the same time are both named, and neither is chosen automatically', () => {
  const question =
    'Several folders of this installation were in use at the same time: /office, up to 2026-11-20; /looked, up to 2026-11-19. Add --from with the folder, or the number of the instance, that you want.'
  expect(() => newestOf([office, looked], '/new')).toThrow(question)
  const elsewhere = timelineOf('/office', '2026-11-01', '2026-11-20', { machine: 'another-machine' })
  expect(() => newestOf([elsewhere, looked], '/office')).toThrow(question)
})

test('a folder that continued after DATA_DIR asks, too', () => {
  const longer = timelineOf('/looked', '2026-11-19', '2026-11-25')
  expect(() => newestOf([office, longer], '/office')).toThrow(
    '/looked, up to 2026-11-25; /office, up to 2026-11-20',
  )
})

const real = timelineOf('/office', '2026-11-01', '2026-11-20', { instance: 'a' })
const copy = timelineOf('/office', '2026-11-21', '2026-11-25', { instance: 'b', machine: 'a-container' })

test('a folder with an instance ID is distinguished from its copy, wherever either is', () => {
  const longer = timelineOf('/office', '2026-11-01', '2026-11-26', {
    instance: 'a',
    machine: 'a-container-of-before',
  })
  expect(
    newestTimeline([longer, copy], { dataDir: '/moved', known: null, instance: 'a'.repeat(32) }, show),
  ).toBe(longer)
  const elsewhere = timelineOf('/office', '2026-11-10', '2026-11-25', { instance: 'b' })
  expect(() => newestOf([real, elsewhere], '/office', undefined, 'a')).toThrow(
    '/office (instance bbbbbbbb), up to 2026-11-25; /office (instance aaaaaaaa), up to 2026-11-20',
  )
})

test('if the folder is lost, a copy is never recovered without a question', () => {
  const question = /instance bbbbbbbb.*instance aaaaaaaa.*Add --from/
  expect(() => newestOf([real, copy], '/new')).toThrow(question)
  expect(() => newestOf([real, copy], '/office')).toThrow(question)
  // A timeline that continues after the other in the same folder has replaced it.
  const after = timelineOf('/office', '2026-11-21', '2026-11-25', { instance: 'b' })
  expect(newestOf([real, after], '/office')).toBe('/office')
})

test('a time in several copies is recovered from DATA_DIR, else it asks', () => {
  const other = timelineOf('/looked', '2026-11-19', '2026-11-25', { instance: 'b' })
  const wanted = { dataDir: '/office', known: null, instance: undefined }
  expect(timelinesOfOneCopy([real, other], wanted, show)).toEqual([real])
  expect(() => timelinesOfOneCopy([real, other], { ...wanted, dataDir: '/new' }, show)).toThrow('Add --from')
  expect(timelinesOfOneCopy([real], { ...wanted, dataDir: '/new' }, show)).toEqual([real])
})
