import { endpoint } from '../../endpoint.ts'
import { required } from '../../fields.ts'
import { flag } from '../../kinds/flag.ts'
import { whole } from '../../kinds/numbers/whole.ts'

/** How many rows of a list people can have on a page; the first is the specification's (section 9), and that of the API. */
export const pageSizes = [10, 25, 50, 100] as const

/** So many people have who have chosen nothing. */
export const pageSizeAtFirst = 25

/** What all lists of a person look like. */
export const listLook = {
  page_size: required(whole('Rows per page', { min: pageSizes[0], max: 100 })),
  compact: required(flag('Compact')),
} as const

/** What the lists of the caller look like from now on. */
export const keepListLook = endpoint({
  method: 'PUT',
  path: '/auth/list-look',
  summary: 'How many rows your lists show on a page, and how closely they stand, on every device',
  access: 'signed-in',
  body: listLook,
  reply: 'empty',
})
