import { expect, test } from 'vitest'
import { price as priceField } from '../../../../kernel/contract/kinds/numbers/price.ts'
import { creditsIn, errorsIn, totalIn } from './credit-values.ts'

const price = { ...priceField('Unit Price'), decimals: 2 }
const line = (quantity: string, unit_price: string) => ({ description: 'Pens', quantity, unit_price })

test('an amount follows quantity and price while they are typed', () => {
  const lines = [line('2', '1.25'), line('3', '')]
  expect(creditsIn(lines, null, price)).toEqual([2.5, 0])
  expect(totalIn(lines, null, price)).toBe(2.5)
})

test.each([
  ['12 50', '1'],
  ['2 dozen', '1'],
  ['-5', '1'],
  ['1', '0,12 5'],
  ['1', '0.125'],
])('%s at %s has no amount, and is refused at once', (quantity, unit_price) => {
  const lines = [line('2', '1.25'), line(quantity, unit_price)]
  expect(creditsIn(lines, null, price)).toEqual([2.5, null])
  expect(totalIn(lines, null, price)).toBeNull()
  expect(errorsIn(line(quantity, unit_price), price)).not.toEqual({})
  expect(errorsIn(line('2', ''), price)).toEqual({})
})
