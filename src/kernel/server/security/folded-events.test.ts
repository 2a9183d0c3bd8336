import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FoldedEvents } from './folded-events.ts'
import type { SecurityEvent } from './security-event.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const client = { address: '10.0.0.1', device: 'A browser' }
const refused: SecurityEvent = { kind: 'refused', userId: 7, client, detail: 'GET /somewhere' }

test('each event is logged once a minute, ten per user, and then the number of further ones', () => {
  const reported: SecurityEvent[] = []
  const folded = new FoldedEvents(async (event) => void reported.push(event))
  const ask = (count: number, what: (turn: number) => string, event = refused) =>
    Array.from({ length: count }, (_, turn) => folded.shouldLog(event, what(turn))).filter(Boolean).length
  expect(ask(145, () => 'DELETE /something/:id')).toBe(1)
  expect(ask(300, (turn) => `GET /${turn}`)).toBe(9)
  expect(ask(5, () => 'DELETE /something/:id', { ...refused, userId: 8 })).toBe(1)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(60_000)
  const { detail: _, ...who } = refused
  expect(reported).toEqual([
    { ...who, detail: '435 more within a minute' },
    { ...who, userId: 8, detail: '4 more within a minute' },
  ])
  expect(ask(2, () => 'DELETE /something/:id')).toBe(1)
})

test('the number of remembered addresses is limited', () => {
  const reported: SecurityEvent[] = []
  const folded = new FoldedEvents(async (event) => void reported.push(event))
  let alone = 0
  for (let turn = 0; turn < 3000; turn++) {
    const event: SecurityEvent = { kind: 'locked', client: { address: `fd00::${turn}`, device: '' } }
    if (folded.shouldLog(event, 'somebody')) alone++
  }
  expect(alone).toBe(1001)
  vi.advanceTimersByTime(60_000)
  expect(reported.map(({ detail }) => detail)).toEqual(['1999 more within a minute'])
})

test('folded events are logged before a server ends', async () => {
  const reported: SecurityEvent[] = []
  const folded = new FoldedEvents(async (event) => void reported.push(event))
  for (let turn = 0; turn < 3; turn++) folded.shouldLog(refused, 'GET /somewhere')
  await folded.end()
  expect(reported.map(({ detail }) => detail)).toEqual(['2 more within a minute'])
  vi.advanceTimersByTime(60_000)
  expect(reported).toHaveLength(1)
})

test('events that could not be written are reported by the next entry', () => {
  const folded = new FoldedEvents(async () => {})
  const exported: SecurityEvent = { ...refused, kind: 'export' }
  expect(folded.shouldLog(exported, 'GET /customer/export')).toBe(true)
  folded.forget(exported, 'GET /customer/export')
  expect(folded.shouldLog(exported, 'GET /customer/export')).toBe(true)
  expect(folded.shouldLog(exported, 'GET /customer/export')).toBe(false)
})
