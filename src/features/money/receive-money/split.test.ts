import { expect, test } from 'vitest'
import { seededRandom } from '../../../app/demo/seeded-random.ts'
import { inDollars, sumOf } from '../../../kernel/contract/values/money.ts'
import { splitShares, dueInDinars, paidInFull, roundingFor, splitOver, tolerance } from './split.ts'

const ofInvoice = (invoice: number) => ({ invoice, opening: null })
const ofDinars = (rate: number) => tolerance({ usd: 0, iqd: 1, rate }, { iqd_note: 250, usd_note: 5 })

test('dinars due are rounded to the nearest banknote, and at least one', () => {
  expect(dueInDinars(791, 1310, 250)).toBe(1_036_250)
  expect(dueInDinars(16_841.9, 1310, 250)).toBe(22_063_000)
  expect(dueInDinars(0.05, 1310, 250)).toBe(250)
  expect(dueInDinars(0, 1310, 250)).toBe(0)
  expect(inDollars(444_090, 1310)).toBe(339)
  expect(inDollars(250_000, 1310)).toBe(190.84)
  expect(inDollars(1_036_250, 1310)).toBe(791.03)
  expect(roundingFor(791, 791.03, ofDinars(1310))).toBe(-0.03)
})

test('the displayed dinars pay ten thousand debts to the cent, with at most 0.11 of rounding', () => {
  const random = seededRandom(4)
  const unsettled: string[] = []
  let most = 0
  for (let debt = 0; debt < 10_000; debt++) {
    const owed = random.whole(1, 3_000_000) / 100
    const rate = random.whole(120_000, 170_000) / 100
    const value = inDollars(dueInDinars(owed, rate, 250), rate)
    const rounding = roundingFor(owed, value, ofDinars(rate))
    most = Math.max(most, Math.abs(rounding))
    const [share] = splitOver([{ ...ofInvoice(1), outstanding: owed }], sumOf([value, rounding]))
    if (share?.amount_usd !== owed) unsettled.push(`${owed} at ${rate}`)
  }
  expect(unsettled).toEqual([])
  expect(most).toBeLessThanOrEqual(0.11)
})

test('a payment short by coins, or with one too many, pays the first debts in full', () => {
  const open = [
    { ...ofInvoice(1), outstanding: 791 },
    { ...ofInvoice(2), outstanding: 50 },
  ]
  expect(paidInFull(open, 791.03, ofDinars(1310))).toEqual({ debts: [ofInvoice(1)], rounding: -0.03 })
  expect(paidInFull(open, 840.93, ofDinars(1310))).toEqual({
    debts: [ofInvoice(1), ofInvoice(2)],
    rounding: 0.07,
  })
  expect(paidInFull(open, 791, ofDinars(1310))).toBeNull()
  expect(paidInFull(open, 800, ofDinars(1310))).toBeNull()
})

test('a payment is allocated to debts in their order, and between its currencies without losing a cent', () => {
  const shares = splitOver(
    [
      { ...ofInvoice(1), outstanding: 135 },
      { ...ofInvoice(2), outstanding: 255 },
      { ...ofInvoice(3), outstanding: 220 },
    ],
    600,
  )
  expect(shares.map(({ amount_usd }) => amount_usd)).toEqual([135, 255, 210])
  expect(splitShares(shares, 300)).toEqual([
    [
      { ...ofInvoice(1), amount_usd: 135 },
      { ...ofInvoice(2), amount_usd: 165 },
    ],
    [
      { ...ofInvoice(2), amount_usd: 90 },
      { ...ofInvoice(3), amount_usd: 210 },
    ],
  ])
})

test('a payment in dollars alone may differ by half of the smallest banknote, and by nothing if there is none', () => {
  const paid = { usd: 100, iqd: 0, rate: null }
  const open = [{ ...ofInvoice(1), outstanding: 102.5 }]
  const five = tolerance(paid, { iqd_note: 250, usd_note: 5 })
  expect(paidInFull(open, 100, five)).toEqual({ debts: [ofInvoice(1)], rounding: 2.5 })
  expect(paidInFull([{ ...ofInvoice(1), outstanding: 102.51 }], 100, five)).toBeNull()
  expect(tolerance(paid, { iqd_note: 250, usd_note: 1 })).toBe(0.5)
  expect(paidInFull(open, 102.49, tolerance(paid, { iqd_note: 250, usd_note: 0 }))).toBeNull()
})
