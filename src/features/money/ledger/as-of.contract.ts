import { required } from '../../../kernel/contract/fields.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'

/**
 * Asks for what the books say of a day, by the days of entries and settlements. Without it accounts of the company are as
 * of today, and those of customers count all that is written, on whatever day.
 */
export const asOf = { on: day('As of') } as const

/** The day that was asked for, and whether its books are closed: only then does what they say of it stay. */
export const asOfReply = { on: day('As of'), is_closed: required(flag('The books are closed')) } as const
