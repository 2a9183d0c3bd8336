import { expect, test } from 'vitest'
import { archiveName, readArchiveName } from './archive-names.ts'
import { archiveToRemove } from './archive-retention.ts'
import { segmentBytes } from './log/log-place.ts'
import { nextPiece } from './log/log-pieces.ts'
import { findMoment } from './bring-back/moments.ts'
import type { Strand } from './strands/strands.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-01-01T02:30:00Z')

/** What a night adds: a copy of the cluster, and as much log as two segments hold until the next. */
function addNight(strand: Strand, night: number, taken = start + night * day): void {
  const at = (ms: number) => new Date(ms).toISOString().replace('Z', '000Z')
  const from = (night * 2 + 1) * segmentBytes
  const file = (kind: 'base' | 'log', begin: number, to: number, ms: number) => {
    const facts = { kind, timeline: 1, from: begin, to, at: at(ms) } as const
    return { ...facts, file: archiveName(facts, false) }
  }
  strand.bases.push(file('base', from, from + 100, taken))
  strand.log.push(file('log', from, from + segmentBytes, taken + day / 2))
  strand.log.push(file('log', from + segmentBytes, from + 2 * segmentBytes, taken + day - 1))
}

const emptyStrand = (name: string): Strand => ({
  name,
  path: `/${name}`,
  from: undefined,
  bases: [],
  log: [],
})

/** Takes away what goes; answers how many copies went. */
function pruned(strand: Strand, now: number): number {
  const going = new Set(archiveToRemove([strand], new Date(now), strand.name))
  const stays = ({ file }: { file: string }) => !going.has(`${strand.path}/${file}`)
  const before = strand.bases.length
  strand.bases = strand.bases.filter(stays)
  strand.log = strand.log.filter(stays)
  return before - strand.bases.length
}

test('night after night, every moment of the last 14 days can be brought back, and no more is kept than that needs', () => {
  const strand = emptyStrand('one')
  for (let night = 0; night < 40; night++) {
    addNight(strand, night)
    const now = start + (night + 1) * day - 1
    pruned(strand, now)
    const oldest = Math.max(now - 14 * day, start + 1)
    for (let until = oldest; until < now; until += 0.7 * day) {
      expect(findMoment([strand], () => until, undefined)).toMatchObject({ strand: { name: 'one' } })
    }
    expect(strand.bases.length).toBeLessThanOrEqual(15)
    expect(strand.log.length).toBeLessThanOrEqual(30)
  }
})

test('a clock that is wrong for a night costs no more than a night', () => {
  const strand = emptyStrand('one')
  for (let night = 0; night < 60; night++) {
    const shift = night === 30 ? 3650 : night === 45 ? -365 : 0
    const taken = start + (night + shift) * day
    addNight(strand, night, taken)
    expect(pruned(strand, taken)).toBeLessThanOrEqual(2)
  }
  expect(strand.bases.length).toBeGreaterThanOrEqual(15)
})

test('a copy that the last 14 days still need stays, however old it is, and so does what another folder has left', () => {
  const alone = emptyStrand('alone')
  addNight(alone, 0)
  const [piece] = alone.log.slice(-1)
  if (piece)
    alone.log.push({
      ...piece,
      from: piece.to,
      to: piece.to + 100,
      at: new Date(start + 40 * day).toISOString(),
    })
  const other = emptyStrand('other')
  for (let night = 20; night < 45; night++) addNight(other, night)
  expect(
    archiveToRemove([alone, other], new Date(start + 45 * day), 'other').filter((file) =>
      file.startsWith('/alone'),
    ),
  ).toEqual([])
  expect(archiveToRemove([alone, other], new Date(start + 60 * day), 'other')).toContain('/alone')
})

test('a segment that is full, or in many pieces, becomes one piece', () => {
  const at = '2026-11-22T02:30:00.123456Z'
  const start = 5 * segmentBytes
  const piece = (from: number, to: number) => ({ file: '', kind: 'log', timeline: 1, from, to, at }) as const
  const few = Array.from({ length: 19 }, (_, number) => piece(start + number, start + number + 1))
  expect(nextPiece(few, start + 19, start + 40)).toEqual({ from: start + 19, to: start + 40 })
  const many = [...few, piece(start + 19, start + 40)]
  expect(nextPiece(many, start + 40, start + 50)).toEqual({ from: start, to: start + 50 })
  expect(nextPiece(few, start + 19, start + 3 * segmentBytes)).toEqual({
    from: start,
    to: start + segmentBytes,
  })
  expect(nextPiece(many, start + segmentBytes, start + segmentBytes + 9)).toEqual({
    from: start + segmentBytes,
    to: start + segmentBytes + 9,
  })
})

test('names say what a file is, and others are none of the archive', () => {
  const facts = {
    kind: 'log',
    timeline: 2,
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
