import { endpoint } from '../../endpoint.ts'
import { required } from '../../fields.ts'
import { flag } from '../../kinds/flag.ts'
import { whole } from '../../kinds/numbers/whole.ts'

/** The numbers of rows per page to choose from. The first is the specification's (section 9) and the API's default. */
export const pageSizes = [10, 25, 50, 100] as const

/** The number of rows per page on the screen until the user chooses another. */
export const pageSizeAtFirst = 25

/** Settings that apply to all lists of a user. */
export const listLook = {
  page_size: required(whole('Rows per page', { min: pageSizes[0], max: 100 })),
  compact: required(flag('Compact')),
} as const

/** Saves the list settings of the user. */
export const keepListLook = endpoint({
  method: 'PUT',
  path: '/auth/list-look',
  summary: 'Set the page size and row density of your lists, on all your devices',
  access: 'signed-in',
  body: listLook,
  reply: 'empty',
})
