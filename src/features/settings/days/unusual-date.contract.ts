import { confirmations } from '../../../kernel/contract/confirmations.ts'
import { defaulted } from '../../../kernel/contract/fields.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'

/** Says of the day of a document that it is meant, though it is far from today. */
export const unusualDate = defaulted(flag(confirmations.unusual_date))
