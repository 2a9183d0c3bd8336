import { confirmations } from '../confirmations.ts'
import { confirmed } from '../kinds/flag.ts'

/**
 * Says that less than nothing is meant, of what is left in a place where things can be counted. Whatever takes out of such a
 * place may say it: also what comes back from the trash.
 */
export const belowZero = confirmed(confirmations.below_zero)
