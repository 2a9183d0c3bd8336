import { required } from '../../../kernel/contract/fields.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'

/**
 * The query key `on`: figures as of that day, by the days of entries and settlements. Without it, the company's
 * accounts are as of today, and customer accounts include entries of any date.
 */
export const asOf = { on: day('As of') } as const

/** The day of the query, and whether its books are closed. Only figures of a closed day are final. */
export const asOfReply = { on: day('As of'), is_closed: required(flag('The books are closed')) } as const
