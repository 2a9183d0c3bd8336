import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { archiveName } from '../archive-names.ts'
import type { Strand } from '../strands/strands.ts'
import { newestEnd } from './newest-end.ts'

/** A timeline of a data folder, from the day of its base backup to the day when it was archived last. */
function timeline(dataDir: string, from: string, until: string, machine = hostname()): Strand {
  const file = (kind: 'base' | 'log', at: string) => {
    const facts = { kind, timeline: 1, from: 0, to: 1, at: `${at}T08:00:00.000000Z` } as const
    return { ...facts, file: archiveName(facts, false) }
  }
  const facts = { machine, dataDir, timeZone: 'UTC' }
  const name = `${from}-${dataDir}`
  return {
    name,
    path: `/log/${name}`,
    from: facts,
    bases: [file('base', from)],
    log: [file('log', until)],
  }
}

const newestOf = (strands: Strand[], dataDir: string, known?: string) =>
  newestEnd(strands, { dataDir, known }, (ms) => new Date(ms).toISOString().slice(0, 10))?.from?.dataDir

const office = timeline('/office', '2026-11-01', '2026-11-20')
const looked = timeline('/looked', '2026-11-19', '2026-11-19')

test('the last moment is that of DATA_DIR, though a restored folder that was looked at has the later base backup', () => {
  expect(newestOf([office, looked], '/office')).toBe('/office')
  expect(newestOf([office, looked], '/moved', office.name)).toBe('/office')
})

test('where DATA_DIR says nothing, what was archived last is the last moment', () => {
  const after = timeline('/after', '2026-11-21', '2026-11-25')
  expect(newestOf([office, after], '/new')).toBe('/after')
  expect(newestOf([office], '/new')).toBe('/office')
  expect(newestOf([], '/new')).toBeUndefined()
})

test('two folders in use at the same time are both named, and neither is taken by itself', () => {
  const question =
    'Several folders of this installation were in use at the same time: /office, up to 2026-11-20; /looked, up to 2026-11-19. Add --from with the folder whose last moment you want.'
  expect(() => newestOf([office, looked], '/new')).toThrow(question)
  const elsewhere = timeline('/office', '2026-11-01', '2026-11-20', 'another-machine')
  expect(() => newestOf([elsewhere, looked], '/office')).toThrow(question)
})

test('a folder that went on after DATA_DIR is asked about, too', () => {
  const longer = timeline('/looked', '2026-11-19', '2026-11-25')
  expect(() => newestOf([office, longer], '/office')).toThrow(
    '/looked, up to 2026-11-25; /office, up to 2026-11-20',
  )
})
