import { endpoint } from '../../endpoint.ts'
import { required } from '../../fields.ts'
import { list } from '../../kinds/many/list.ts'
import { text } from '../../kinds/texts/text.ts'

/** Saves which columns of one list are hidden for the user. Other lists stay unchanged. */
export const hideColumns = endpoint({
  method: 'PUT',
  path: '/auth/hidden-columns',
  summary: 'Set the hidden columns of a list for yourself, on all your devices; columns not named are shown',
  access: 'signed-in',
  body: {
    list: required(text('List', { max: 100 })),
    columns: list('Columns', { name: required(text('Column', { max: 100 })) }, { max: 100 }),
  },
  reply: 'empty',
})
