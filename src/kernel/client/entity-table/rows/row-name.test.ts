import { expect, test } from 'vitest'
import { english } from '../../../../i18n/english.ts'
import { money } from '../../../contract/kinds/numbers/money.ts'
import { text } from '../../../contract/kinds/texts/text.ts'
import { drawnColumns } from '../table/columns/columns.ts'
import { rowName } from './row-name.ts'

const fields = { no: text('No'), person: text('Someone'), total: money('Total', 'USD') }
const columns = drawnColumns(
  fields,
  { columns: ['person', 'no', 'total'] },
  { person: { card: 'who' }, no: { card: 'number' }, total: { card: 'amount' } },
)

test('a row is named by its number and its person', () => {
  expect(rowName(columns, { no: 'A-1', person: 'قلم', total: 5 }, english)).toBe('A-1 · قلم')
})

test('empty columns are not in a row’s name', () => {
  expect(rowName(columns, { no: null, person: 'قلم', total: null }, english)).toBe('قلم')
  expect(rowName(columns, { no: null, person: null, total: null }, english)).toBe('')
})

test('the first column with a number or a person names the row', () => {
  expect(columns.filter(({ naming }) => naming).map(({ key }) => key)).toEqual(['person'])
})
