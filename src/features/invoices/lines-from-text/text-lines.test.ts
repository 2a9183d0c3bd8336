import { expect, test } from 'vitest'
import { textLines } from './text-lines.ts'

const read = (text: string) =>
  textLines(text).map(({ readings: [{ item, quantity, unit_price }] }) => [item, quantity, unit_price])

test.each([
  ['PEN-1\t100\t0.35', ['PEN-1', 100, 0.35]],
  ['PEN-1, 100, 0.35', ['PEN-1', 100, 0.35]],
  ['PEN-1,100,0.35', ['PEN-1', 100, 0.35]],
  ['PEN-1;1,200;$0.35', ['PEN-1', 1200, 0.35]],
  ['PEN-1 100 0.35', ['PEN-1', 100, 0.35]],
  ['Ballpoint pen, blue 1,200 0.35', ['Ballpoint pen, blue', 1200, 0.35]],
  ['Ballpoint pen, blue, 1200, 0.35', ['blue', 1200, 0.35]],
  ['قلم جاف أزرق ١٬٢٠٠ ٠٫٣٥', ['قلم جاف أزرق', 1200, 0.35]],
  ['قلم جاف، ۱۰۰، ۲', ['قلم جاف', 100, 2]],
  ['• Gift box 50 pcs @ 4 $', ['Gift box', 50, 4]],
  ['3) Gift box x50', ['Gift box', 50, null]],
  ['Gift box', ['Gift box', null, null]],
  ['1001 20', ['1001', 20, null]],
  ['"Gift box"\t20\t4\t80', ['Gift box', 20, 4]],
])('%s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('a number at the end may belong to the name, and a row may have both code and name', () => {
  const items = (text: string) => textLines(text)[0]?.readings.map(({ item, quantity }) => [item, quantity])
  expect(items('Gel pen 0.7 100')).toEqual([
    ['Gel pen', 0.7],
    ['Gel pen 0.7', 100],
    ['Gel pen 0.7 100', null],
  ])
  expect(items('P-7\tGel pen\t100')).toEqual([
    ['Gel pen', 100],
    ['P-7', 100],
    ['P-7 Gel pen', 100],
  ])
  expect(items('1\tP-7\t100')).toEqual([
    ['P-7', 100],
    ['1', 100],
    ['1 P-7', 100],
  ])
})

test('an ambiguous row is not plain', () => {
  const isPlain = (text: string) => textLines(text)[0]?.readings[0].isPlain
  expect(isPlain('PEN-1\t100\t0.35')).toBe(true)
  expect(isPlain('PEN-1\t100\t0,35')).toBe(false)
  expect(isPlain('PEN-1\t100\t0.35\t99')).toBe(false)
  expect(isPlain('PEN-1\t100\t0.35\tred')).toBe(false)
  expect(isPlain('PEN-1')).toBe(false)
})

test.each([
  ['PK-333\t100\t0,125', ['PK-333', 100, 0.125]],
  ['PK-333\t0,500\t1', ['PK-333', 0.5, 1]],
  ['PK-333\t1.000\t0.72', ['PK-333', 1000, 0.72]],
  ['Card tube, red\t2 dozen\t0.72', ['Card tube, red', null, 0.72]],
  ['PK-333\t10-12\t0.72', ['PK-333', null, 0.72]],
  ['PK-333\t10–12\t0.72', ['PK-333', null, 0.72]],
  ['PK-333\t~10\t0.72', ['PK-333', null, 0.72]],
  ['PK-333\t½\t0.72', ['PK-333', null, 0.72]],
  ['PK-333\t١٠-١٢\t0.72', ['PK-333', null, 0.72]],
  ['PK-333\tdozen\t0.72', ['PK-333', 0.72, null]],
])('%s is a guess', (text, expected) => {
  const [line] = textLines(text)
  const reading = line?.readings.find(({ item }) => item === expected[0])
  expect([reading?.item, reading?.quantity, reading?.unit_price]).toEqual(expected)
  expect(reading?.isPlain).toBe(false)
})

test('empty lines are dropped, and every other one is kept', () => {
  expect(textLines('\r\n a \n\n\u200f\n b\t\n')).toMatchObject([{ text: 'a' }, { text: 'b' }])
})
