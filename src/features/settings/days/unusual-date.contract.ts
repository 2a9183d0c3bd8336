import { confirmations } from '../../../kernel/contract/confirmations.ts'
import { defaulted } from '../../../kernel/contract/fields.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'

/** Confirms the date of a document although it is far from today. */
export const unusualDate = defaulted(flag(confirmations.unusual_date))
