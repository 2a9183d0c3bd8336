import { expect, test } from 'vitest'
import { english } from '../../../i18n/english.ts'
import { transferSummary as wordsOf } from './transfer-summary.ts'

/** The summary lines in English. */
const summaryOf = (transfer: Parameters<typeof wordsOf>[0]) => wordsOf(transfer).map((line) => english(line))

const dollars = {
  name: 'Safe',
  currency: 'USD',
  keeper: null,
  keeper_name: null,
  closed_until: null,
} as const
const dinars = {
  name: 'Desk',
  currency: 'IQD',
  keeper: 7,
  keeper_name: 'Dana',
  closed_until: null,
} as const

test('a summary of exchanged money shows the resulting rate, and who confirms it', () => {
  const changed = { from: dollars, out: 1000, to: dinars, in: 1_312_500 }
  expect(summaryOf({ ...changed, person: 1 }).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'USD 1,000.00 goes out of Safe.',
    'IQD 1,312,500 goes into Desk at 1,312.50 IQD per USD.',
    'Dana, custodian of Desk, must confirm the transfer.',
  ])
  expect(summaryOf({ ...changed, person: 7 })).toHaveLength(2)
})

test('within one currency one amount is enough, and missing parts are left out', () => {
  const moved = { from: dollars, out: 5, to: { ...dollars, name: 'Bank' }, in: null, person: 1 }
  expect(summaryOf(moved)[1]?.replace('\u00a0', ' ')).toBe('USD 5.00 goes into Bank.')
  expect(summaryOf({ from: undefined, out: null, to: dinars, in: 0, person: 7 })).toEqual([])
})

test('the summary warns if the custodian has closed the day, and names only a custodian who is another user', () => {
  const to = { ...dinars, closed_until: '2026-11-23' }
  const handedOver = { from: undefined, out: null, to, in: 250 }
  expect(summaryOf({ ...handedOver, person: 1 }).at(-1)).toBe(
    'Desk is closed through 23/11/2026. The custodian can confirm the transfer after that day.',
  )
  expect(summaryOf({ ...handedOver, person: 7 })).toHaveLength(1)
})
