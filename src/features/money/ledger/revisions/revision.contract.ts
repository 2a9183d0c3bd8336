import { computed, required } from '../../../../kernel/contract/fields.ts'
import { flagFilter } from '../../../../kernel/contract/kinds/flag.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'

/** How often a document was changed after it had been printed, from 1 on. */
export const revision = { revision: required(computed(whole('Revision'))) } as const

/** Narrows a list to documents that were changed after they had been printed. */
export const revisionFilter = { changed_after_printing: flagFilter('Changed after printing') } as const
