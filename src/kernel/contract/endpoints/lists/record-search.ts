import { endpoint, searchLengthMax } from '../../endpoint.ts'
import { required } from '../../fields.ts'
import { list } from '../../kinds/many/list.ts'
import { text } from '../../kinds/texts/text.ts'
import { whole } from '../../kinds/numbers/whole.ts'

/** The newest matching records of each kind that the user may view. */
export const recordSearch = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Search records of all kinds, for the command palette',
  access: 'signed-in',
  query: { q: required(text('Search', { max: searchLengthMax })) },
  reply: {
    results: list('Records', {
      kind: required(text('Record type')),
      id: required(whole('Record')),
      title: required(text('Title')),
      detail: text('Detail'),
    }),
  },
})
