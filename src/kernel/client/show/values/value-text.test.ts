import { expect, test } from 'vitest'
import { english } from '../../../../i18n/english.ts'
import { computed } from '../../../contract/fields.ts'
import { choice } from '../../../contract/kinds/choice.ts'
import { day } from '../../../contract/kinds/day.ts'
import { flag } from '../../../contract/kinds/flag.ts'
import { list } from '../../../contract/kinds/many/list.ts'
import { money } from '../../../contract/kinds/numbers/money.ts'
import { percent } from '../../../contract/kinds/numbers/percent.ts'
import { quantity } from '../../../contract/kinds/numbers/quantity.ts'
import { text } from '../../../contract/kinds/texts/text.ts'
import { valueText } from './value-text.ts'

const lines = list('Lines', {
  id: computed(text('ID')),
  item: text('Item'),
  price: money('Price correction', 'USD'),
  gift: flag('Paid'),
})

test.each([
  [text('Name'), '', 'N/A'],
  [text('Name'), null, 'N/A'],
  [money('Price correction', 'USD'), 1234.5, 'USD\u00a01,234.50'],
  [money('Price correction', 'IQD'), 1500, 'IQD\u00a01,500'],
  [money('Price correction', 'USD'), 0, 'USD\u00a00.00'],
  [money('Price correction', 'USD'), '12,5', 'USD 12,5'],
  [percent('Discount'), 7.5, '7.5 %'],
  [quantity('Quantity'), 0, '0'],
  [quantity('Quantity'), 1_234_567.5, '1,234,567.5'],
  [day('Date'), '2026-11-20', '20/11/2026'],
  [flag('Paid'), null, 'No'],
  [choice('Type', { direct: 'Direct' }), 'direct', 'Direct'],
  [choice('Type', { direct: 'Direct' }), 'unknown', 'unknown'],
  [lines, [], 'N/A'],
  [lines, [{ id: '1', item: 'Pen', price: 2, gift: true }, { item: 'Box' }], 'Pen · USD\u00a02.00\nBox'],
])('a %o of %o is shown as %s', (field, value, expected) => {
  expect(valueText(field, value, english)).toBe(expected)
})
