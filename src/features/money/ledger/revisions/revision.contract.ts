import { computed, required } from '../../../../kernel/contract/fields.ts'
import { flagFilter } from '../../../../kernel/contract/kinds/flag.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'

/** How often a document was changed after it had been printed, from 1 on, and what of it does not change any more. */
export const revision = {
  revision: required(computed(whole('Revision'))),
  /** The fields that stay since it was printed, with commas between them; none before that. */
  locked_fields: computed(text('Locked fields')),
} as const

/** Their names, which no list is ordered by. */
export const revisionUnordered = ['revision', 'locked_fields'] as const

/** Narrows a list to documents that were changed after they had been printed. */
export const revisionFilter = { changed_after_printing: flagFilter('Changed after printing') } as const
