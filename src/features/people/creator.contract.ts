import { computed } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { roles } from './permissions/roles.contract.ts'
import { user } from './users.contract.ts'

/** The author of a record, as text that stays after the user was deleted. */
export const createdByEmail = computed(text('Created By Email', { format: 'email' }))
export const createdByName = computed(text('Created By'))

/** The filters of lists by author and date. */
export const creatorFilters = {
  created_by_role: choice("Creator's Role", roles),
  created_by: reference('Created By', { path: user.path, shows: 'full_name', resource: user.resource }),
  date_from: day('From'),
  date_to: day('To|a day'),
} as const
