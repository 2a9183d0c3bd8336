import { expect, test } from 'vitest'
import {
  addFreeLine,
  addLine,
  addSeparateLine,
  editLine,
  keyOf,
  linesIn,
  removeLine,
} from './invoice-lines.ts'
import { sampleLine } from './testing/printable-sample.ts'

const pen = { id: 7, items: 'Rollerball', description: 'Blue', image: '/api/v1/image/ab', unit_price: 0.35 }
const box = { id: 8, items: 'Gift box', description: null, image: null, unit_price: null }

const entry = (quantity: number, unit_price = 0.35, notes: string | null = null) => ({
  quantity,
  unit_price,
  notes,
})

test('a new line stores its own copy of the product', () => {
  expect(addLine([], pen, entry(3, 0.3, 'Engraved'))).toEqual([
    {
      id: null,
      product: 7,
      product_item: 'Rollerball',
      product_description: 'Blue',
      product_image: '/api/v1/image/ab',
      quantity: 3,
      unit_price: 0.3,
      total: 0.9,
      notes: 'Engraved',
      list_price: 0.35,
    },
  ])
})

test('a product without a price has no list price to compare', () => {
  expect(addLine([], box, entry(2, 4))[0]).not.toHaveProperty('list_price')
})

test('adding a product again increases the quantity exactly, and replaces price and notes', () => {
  const once = addLine(addLine([], box, entry(1)), pen, entry(0.1, 0.35, 'Red'))
  const twice = addLine(once, pen, entry(0.2, 0.4))
  expect(twice).toHaveLength(2)
  expect(twice[1]).toMatchObject({ quantity: 0.3, unit_price: 0.4, total: 0.12, notes: null })
})

test('a product is added as a separate line on request, and a custom item has no product', () => {
  const lines = addFreeLine(
    addSeparateLine(addLine([], pen, entry(1)), pen, entry(2)),
    'Set-up',
    entry(1, 25),
  )
  expect(lines).toMatchObject([
    { product: 7, quantity: 1 },
    { product: 7, quantity: 2 },
    { product: null, product_item: 'Set-up', product_image: null, total: 25 },
  ])
})

test('a changed line keeps its key, and the others stay the same', () => {
  const lines = addSeparateLine(addLine([], pen, entry(1)), pen, entry(2))
  const edited = editLine(lines, 1, entry(5))
  expect(edited[0]).toBe(lines[0])
  expect(edited.map(keyOf)).toEqual(lines.map(keyOf))
  // The form parses its lines again.
  expect(linesIn(edited).map(keyOf)).toEqual(lines.map(keyOf))
  expect(new Set(lines.map(keyOf)).size).toBe(2)
  expect(linesIn(edited)[1]).toEqual(edited[1])
})

test('the same value gives the same lines', () => {
  const value = [sampleLine(), null]
  expect(linesIn(value)).toBe(linesIn(value))
  expect(linesIn([...value])[0]).toBe(linesIn(value)[0])
})

test('a line whose product is deleted does not match another one', () => {
  const free = linesIn([sampleLine({ product: null })])
  expect(addLine(free, pen, entry(1))).toHaveLength(2)
})

test('editing changes one line, removing takes one out', () => {
  const lines = addLine(addLine([], pen, entry(1)), box, entry(1))
  expect(editLine(lines, 0, entry(10, 0.35, 'Soon'))).toEqual([
    { ...lines[0], quantity: 10, notes: 'Soon', total: 3.5 },
    lines[1],
  ])
  expect(removeLine(lines, 0)).toEqual([lines[1]])
})

test('a stored line is read back unchanged, with its parts in the same order', () => {
  const line = sampleLine({ id: 4, product: 7 })
  expect(JSON.stringify(linesIn([line]))).toBe(JSON.stringify([line]))
})

test('invalid lines are left out, and totals are not trusted', () => {
  const odd = [null, 'x', { product_item: 'Pen' }, sampleLine({ quantity: Number.NaN })]
  expect(linesIn([...odd, sampleLine({ quantity: 2, unit_price: 5, total: 99 })])).toMatchObject([
    { total: 10 },
  ])
  expect(linesIn('nothing')).toEqual([])
})
