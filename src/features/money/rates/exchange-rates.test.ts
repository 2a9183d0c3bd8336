import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { exchangeRate } from './exchange-rates.contract.ts'
import { rateAt, rateLine } from './rate-line.ts'
import { formatRate, isStale, likelyRate, unusualChange } from './rate-format.ts'

type Rate = Row<typeof exchangeRate>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const now = today('Asia/Baghdad')

async function aRate(date: string, iqd_per_usd: number | string): Promise<Rate> {
  const { status, body } = await api.post<Saved<Rate>>('/exchange-rate', { date, iqd_per_usd })
  if (status !== 201) throw new Error(`The rate was refused: ${JSON.stringify(body)}`)
  return body.data
}
const on = async (date: string) => await api.get(`/exchange-rate/on?date=${date}`)

test('the rate of a day is the newest one on or before it', async () => {
  expect(await on('2024-03-01')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const first = await aRate('2024-03-02', 1310)
  await aRate('2024-03-10', 1322.5)
  expect((await on('2024-03-01')).status).toBe(404)
  expect((await on('2024-03-02')).body).toEqual({ date: '2024-03-02', iqd_per_usd: 1310, age_days: 0 })
  expect((await on('2024-03-09')).body).toEqual({ date: '2024-03-02', iqd_per_usd: 1310, age_days: 7 })
  expect((await on('2024-03-31')).body).toMatchObject({ iqd_per_usd: 1322.5, age_days: 21 })
  expect((await api.delete(`/exchange-rate/${first.id}`)).status).toBe(204)
  expect((await on('2024-03-09')).status).toBe(404)
  expect((await on('2024-02-30')).status).toBe(400)
})

test('a rate more than 10 % from the previous one needs the permission to override rates', async () => {
  const admin = await inkwell.as('admin')
  await aRate('2025-02-01', 1310)
  const far = { date: '2025-02-03', iqd_per_usd: 1450, note: 'Devalued' }
  const refused = await api.post<Refused>('/exchange-rate', far)
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({
    iqd_per_usd: [
      '1,450.00 is 10.7 % above the daily rate for 01/02/2025 (1,310.00). Only users who can override exchange rates can save it.',
    ],
  })
  expect((await api.post('/exchange-rate', { ...far, iqd_per_usd: 1441 })).status).toBe(201)
  await aRate('2025-02-10', 1400)
  const { id } = (
    await admin.post<Saved<Rate>>('/exchange-rate', { ...far, date: '2025-02-04', iqd_per_usd: 1600 })
  ).body.data
  const path = `/exchange-rate/${id}`
  expect((await api.put(path, { note: 'Spoken of', iqd_per_usd: 1600 })).status).toBe(200)
  expect((await api.put(path, { iqd_per_usd: 1601 })).status).toBe(422)
  expect((await api.put(path, { date: '2025-02-02' })).status).toBe(422)
  expect((await api.put(path, { iqd_per_usd: 1400 })).status).toBe(200)
  expect((await admin.put(path, { iqd_per_usd: 1600 })).status).toBe(200)
  await api.delete(path)
  const undo = { resource: 'exchange_rate', id }
  expect((await api.post('/history/undo-deletion', undo)).status).toBe(422)
})

test('the very first rate is not checked, and an earlier rate is compared with it', async () => {
  const other = await startTestInkwell()
  const manager = await other.as('manager')
  const first = { date: '2025-02-01', iqd_per_usd: 9000 }
  const { id } = (await manager.post<Saved<Rate>>('/exchange-rate', first)).body.data
  expect((await manager.put(`/exchange-rate/${id}`, { iqd_per_usd: 1310 })).status).toBe(200)
  expect((await manager.post('/exchange-rate', { date: '2024-01-01', iqd_per_usd: 131 })).status).toBe(422)
  expect((await manager.post('/exchange-rate', { date: '2024-01-01', iqd_per_usd: 1300 })).status).toBe(201)
})

test('a day has one rate, of 100 to 9,999.99 with two decimals, in any digits', async () => {
  expect((await aRate('2024-05-01', '١٣١٠٫٥')).iqd_per_usd).toBe(1310.5)
  const again = await api.post('/exchange-rate', { date: '2024-05-01', iqd_per_usd: 1300 })
  expect(again).toMatchObject({ status: 422, body: { errors: { date: [expect.any(String)] } } })
  for (const iqd_per_usd of [99.99, 10_000, 131_000, 1310.123, 'much', null]) {
    const refused = await api.post('/exchange-rate', { date: '2024-05-02', iqd_per_usd })
    expect(refused, String(iqd_per_usd)).toMatchObject({
      status: 422,
      body: { errors: { iqd_per_usd: [expect.any(String)] } },
    })
  }
})

test('users who may receive money get today’s rate with their session, as soon as it changes', async () => {
  const me = async (role: 'manager' | 'salesman' | 'superuser') =>
    (await (await inkwell.as(role)).get<{ rate: unknown }>('/auth/me')).body.rate
  const old = await aRate(addDays(now, -4), 1300)
  expect(await me('manager')).toEqual({ date: old.date, iqd_per_usd: 1300, age_days: 4 })
  await aRate(now, 1311)
  expect(await me('superuser')).toEqual({ date: now, iqd_per_usd: 1311, age_days: 0 })
  expect(await me('salesman')).toBeNull()
})

test('the chart has the last year, starting with the rate in force at its beginning', async () => {
  await aRate(addDays(now, -500), 1300)
  await aRate(addDays(now, -400), 1320)
  await aRate(addDays(now, 3), 1400)
  const { body } = await api.get<{ today: string; results: { date: string }[] }>('/exchange-rate/last-year')
  expect(body.today).toBe(now)
  expect(body.results[0]).toEqual({ date: addDays(now, -400), iqd_per_usd: 1320 })
  expect(body.results.at(-1)).toEqual({ date: now, iqd_per_usd: 1311 })
})

test('rates entered per hundred dollars are understood', () => {
  expect([131_000, 131_050, 1310, 1310.5, 10_000, 1_000_000].map(likelyRate)).toEqual([
    1310, 1310.5, 1310, 1310.5, 100, 1_000_000,
  ])
  expect(formatRate(1310)).toBe('1,310.00')
})

test('a rate more than two percent from the last one asks first', () => {
  expect(unusualChange(1336.2, 1310)).toBeNull()
  expect(unusualChange(1336.21, 1310)).toBe(2)
  expect(unusualChange(1283.79, 1310)).toBe(-2)
  expect(unusualChange(13.1, 1310)).toBe(-99)
})

test('a rate older than three days is stale', () => {
  expect([0, 3, 4].map((age_days) => isStale({ age_days }))).toEqual([false, false, true])
})

test('a rate is drawn from its day until the next one', () => {
  const points = [
    { date: '2026-01-01', iqd_per_usd: 1300 },
    { date: '2026-01-06', iqd_per_usd: 1320 },
  ]
  expect(rateLine(points, '2026-01-01', '2026-01-11')).toBe('M0 1H0.5V0H1')
  expect(rateAt(points, '2026-01-01', '2026-01-11', 0.49)).toBe(points[0])
  expect(rateAt(points, '2026-01-01', '2026-01-11', 0.5)).toBe(points[1])
})
