import { expect, test } from 'vitest'
import { addLine, editLine, linesIn, removeLine } from './invoice-lines.ts'
import { sampleLine } from './testing/printable-sample.ts'

const pen = { id: 7, items: 'Rollerball', description: 'Blue', image: '/api/v1/image/ab', unit_price: 0.35 }
const box = { id: 8, items: 'Gift box', description: null, image: null, unit_price: null }

test('a new line keeps its own copy of the product', () => {
  expect(addLine([], pen, { quantity: 3, notes: 'Engraved' })).toEqual([
    {
      id: null,
      product: 7,
      product_item: 'Rollerball',
      product_description: 'Blue',
      product_image: '/api/v1/image/ab',
      quantity: 3,
      unit_price: 0.35,
      total: 1.05,
      notes: 'Engraved',
    },
  ])
})

test('a product without a price costs nothing', () => {
  expect(addLine([], box, { quantity: 2, notes: null })[0]).toMatchObject({ unit_price: 0, total: 0 })
})

test('adding a product again adds up the quantity, exactly, and replaces the notes', () => {
  const once = addLine(addLine([], box, { quantity: 1, notes: null }), pen, { quantity: 0.1, notes: 'Red' })
  const twice = addLine(once, { ...pen, unit_price: 9 }, { quantity: 0.2, notes: null })
  expect(twice).toHaveLength(2)
  expect(twice[1]).toMatchObject({ quantity: 0.3, unit_price: 0.35, total: 0.11, notes: null })
})

test('a line whose product is gone is no match for another one', () => {
  const free = linesIn([sampleLine({ product: null })])
  expect(addLine(free, pen, { quantity: 1, notes: null })).toHaveLength(2)
})

test('editing changes one line, removing takes one out', () => {
  const lines = addLine(addLine([], pen, { quantity: 1, notes: null }), box, { quantity: 1, notes: null })
  expect(editLine(lines, 0, { quantity: 10, notes: 'Soon' })).toEqual([
    { ...lines[0], quantity: 10, notes: 'Soon', total: 3.5 },
    lines[1],
  ])
  expect(removeLine(lines, 0)).toEqual([lines[1]])
})

test('a stored line is read back as it was, in the same order of its parts', () => {
  const line = sampleLine({ id: 4, product: 7 })
  expect(JSON.stringify(linesIn([line]))).toBe(JSON.stringify([line]))
})

test('what is no line is left out, and no total is believed', () => {
  const odd = [null, 'x', { product_item: 'Pen' }, sampleLine({ quantity: Number.NaN })]
  expect(linesIn([...odd, sampleLine({ quantity: 2, unit_price: 5, total: 99 })])).toMatchObject([
    { total: 10 },
  ])
  expect(linesIn('nothing')).toEqual([])
})
