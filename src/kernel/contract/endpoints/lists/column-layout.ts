import { endpoint } from '../../endpoint.ts'
import { required } from '../../fields.ts'
import { list } from '../../kinds/many/list.ts'
import { text } from '../../kinds/texts/text.ts'
import { whole } from '../../kinds/numbers/whole.ts'
import { columnWidth } from '../../values/column-layout.ts'

/** Saves the column widths and frozen columns of one list for the user. Other lists stay unchanged. */
export const keepColumnLayout = endpoint({
  method: 'PUT',
  path: '/auth/column-layout',
  summary:
    'Set the column widths of a list and the number of frozen columns for yourself, on all your devices; columns not named fit their content',
  access: 'signed-in',
  body: {
    list: required(text('List', { max: 100 })),
    widths: list(
      'Widths',
      { name: required(text('Column', { max: 100 })), width: required(whole('Width', columnWidth)) },
      { max: 100 },
    ),
    held: whole('Number of frozen columns', { min: 0, max: 20 }),
  },
  reply: 'empty',
})
