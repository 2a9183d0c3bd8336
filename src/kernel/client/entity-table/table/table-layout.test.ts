import { expect, test } from 'vitest'
import { tableLayout } from './table-layout.ts'

test('a phone shows cards, and the buttons of a row as one', () => {
  expect(tableLayout(366, 3)).toEqual({ cards: true, folded: true })
})

test('many columns leave room for one button, few for all', () => {
  expect(tableLayout(1140, 12)).toEqual({ cards: false, folded: true })
  expect(tableLayout(1140, 7)).toEqual({ cards: false, folded: false })
  expect(tableLayout(736, 6)).toEqual({ cards: false, folded: true })
  expect(tableLayout(1640, 12)).toEqual({ cards: false, folded: false })
})
