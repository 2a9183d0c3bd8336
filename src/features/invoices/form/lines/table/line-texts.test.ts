import { expect, test } from 'vitest'
import { invoiceLine } from '../../../invoices.contract.ts'
import { keyOf, linesIn } from '../../../invoice-lines.ts'
import {
  duplicateAt,
  lineErrors,
  lineFromText,
  lineOf,
  lineOfText,
  moveAt,
  errorsOf,
  textsOf,
  withPriceTaken,
  withProduct,
  withText,
  withNumberText,
} from './line-texts.ts'

/** The default of the setting. */
const price = { ...invoiceLine.unit_price, decimals: 2 }
const pen = { id: 7, items: 'Rollerball', description: 'Blue', image: null, unit_price: 0.35 }
const box = { id: 8, items: 'Gift box', description: null, image: null, unit_price: null }

test('an entered number is applied at once, in any digits, and the line keeps its place', () => {
  const line = lineOf(pen, price)
  const next = withNumberText(line, 'quantity', '١٢٠٠', price)
  expect(next).toMatchObject({ quantity: 1200, unit_price: 0.35, total: 420 })
  expect(next).not.toHaveProperty('typed')
  expect(keyOf(next)).toBe(keyOf(line))
})

test('a price with too many decimals is accepted once prices may have so many', () => {
  const fine = withNumberText(
    withNumberText(lineOf(pen, price), 'quantity', '1000', price),
    'unit_price',
    '0.125',
    price,
  )
  expect(withPriceTaken(fine, price)).toBe(fine)
  const taken = withPriceTaken(fine, { ...price, decimals: 3 })
  expect(taken).toMatchObject({ quantity: 1000, unit_price: 0.125, total: 125 })
  expect(taken).not.toHaveProperty('typed')
})

test('an invalid number stays as entered, with an error until it is valid', () => {
  const wrong = withNumberText(
    withNumberText(lineOf(pen, price), 'quantity', '12,5', price),
    'unit_price',
    '1.005',
    price,
  )
  expect(textsOf(wrong)).toMatchObject({ quantity: '12,5', unit_price: '1.005' })
  expect(Object.keys(lineErrors([lineOf(pen, price), wrong], () => price))).toEqual([
    'invoice_products.1.quantity',
    'invoice_products.1.unit_price',
  ])
  const right = withNumberText(withNumberText(wrong, 'quantity', '12.5', price), 'unit_price', '2', price)
  expect(right).toMatchObject({ quantity: 12.5, unit_price: 2, total: 25 })
  expect(lineErrors([right], () => price)).toEqual({})
})

test('a quantity’s error distinguishes a misspelt number from no number', () => {
  const errorOf = (text: string) =>
    errorsOf(withNumberText(lineOf(pen, price), 'quantity', text, price), price).quantity
  for (const text of ['12 50', '0 125', '10-12', '½'])
    expect(errorOf(text)).toBe('Enter the number with digits and one decimal point.')
  for (const text of ['', '0', '-1', 'two', '2 dozen'])
    expect(errorOf(text)).toBe('Please enter a valid quantity.')
  expect(errorOf('0.125')).toMatchObject({ key: '{label} must have at most {most} decimal places.' })
})

test('a pasted price that is refused stays as it is, with the reason', () => {
  const what = { product: 7, product_item: 'Rollerball', product_description: 'Blue', product_image: null }
  const numbers = { quantity: 100, unit_price: 0.125, list_price: 0.35 }
  const line = lineFromText({ text: 'RB-7 100 0.125', ...what, ...numbers, sure: false }, price)
  expect(textsOf(line)).toMatchObject({ quantity: '100', unit_price: '0.125' })
  expect(errorsOf(line, price).unit_price).toMatchObject({ values: { most: 2 } })
})

test('entered text is stored in the browser with its line', () => {
  const wrong = withNumberText(lineOf(pen, price), 'unit_price', 'two', price)
  expect(linesIn(JSON.parse(JSON.stringify([wrong])))[0]).toEqual(wrong)
})

test('a product without a price, and a custom item, ask for one', () => {
  for (const line of [lineOf(box, price), lineOfText('Set-up', price)]) {
    expect(lineErrors([line], () => price)).toEqual({
      'invoice_products.0.unit_price': ['Please enter a unit price.'],
    })
  }
})

test('a line takes the price of another product, but a custom item’s price is kept', () => {
  const line = withNumberText(lineOf(pen, price), 'quantity', '3', price)
  expect(withProduct(line, box, price)).toMatchObject({ product: 8, quantity: 3, typed: { unit_price: '' } })
  const free = withNumberText(lineOfText('Rollerbal', price), 'unit_price', '0.3', price)
  expect(withProduct(free, pen, price)).toMatchObject({ product: 7, unit_price: 0.3, list_price: 0.35 })
  expect(withText(line, 'Add custom item')).toMatchObject({ product: null, product_item: 'Add custom item' })
  expect(withText(line, 'Add custom item')).not.toHaveProperty('list_price')
})

test('lines are copied and moved, up to the maximum', () => {
  const lines = [lineOf(pen, price), lineOf(box, price)]
  const copied = duplicateAt([{ ...lineOf(pen, price), id: 5 }], 0)
  expect(copied.map(({ id, product }) => [id, product])).toEqual([
    [5, 7],
    [null, 7],
  ])
  expect(moveAt(lines, 0, 1).map(({ product }) => product)).toEqual([8, 7])
  expect(moveAt(lines, 0, -1)).toBe(lines)
  expect(moveAt(lines, 1, 1)).toBe(lines)
})
