import { computed, required } from '../../../../kernel/contract/fields.ts'
import { flagFilter } from '../../../../kernel/contract/kinds/flag.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'

/**
 * The revision of a document: 1, and one more for each change after printing. Also the fields that can no longer
 * change.
 */
export const revision = {
  revision: required(computed(whole('Revision'))),
  /** The fields that cannot change since the document was printed, separated by commas; null if it was not printed. */
  locked_fields: computed(text('Locked fields')),
} as const

/** The names of these fields, which lists cannot be sorted by. */
export const revisionNotSortable = ['revision', 'locked_fields'] as const

/** Narrows a list to documents that were changed after they had been printed. */
export const revisionFilter = { changed_after_printing: flagFilter('Changed after printing') } as const
