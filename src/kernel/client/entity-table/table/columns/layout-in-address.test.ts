import { expect, test } from 'vitest'
import { layoutFromText, layoutText } from './layout-in-address.ts'

test.each([
  { widths: { number: 140, owner: 220 }, held: 2 },
  { widths: {}, held: 0 },
  { widths: { date: 90 }, held: null },
  { widths: {}, held: null },
])('an address with %j is understood', (layout) => {
  expect(layoutFromText(layoutText(layout))).toEqual(layout)
})

test('an address without a layout leaves it to the user, and an invalid one changes nothing', () => {
  expect(layoutFromText('')).toBeNull()
  expect(layoutFromText('held:many,a:1e9,b,:7,c:100')).toEqual({ widths: { c: 100 }, held: null })
})
