import { expect, test } from 'vitest'
import { tableLayout } from './table-layout.ts'

test('a phone shows cards, with a row’s actions in one button', () => {
  expect(tableLayout(366, 3)).toEqual({ cards: true, folded: true })
})

test('many columns leave space for one button, few for all', () => {
  expect(tableLayout(1140, 12)).toEqual({ cards: false, folded: true })
  expect(tableLayout(1140, 7)).toEqual({ cards: false, folded: false })
  expect(tableLayout(736, 6)).toEqual({ cards: false, folded: true })
  expect(tableLayout(1640, 12)).toEqual({ cards: false, folded: false })
})
