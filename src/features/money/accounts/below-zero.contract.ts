import { defaulted } from '../../../kernel/contract/fields.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'

/** Says that more goes out of a box of cash than is in it, and that this is meant. */
export const belowZero = defaulted(flag('Below nothing is meant'))
