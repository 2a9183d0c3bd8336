import { confirmations } from '../confirmations.ts'
import { meant } from '../kinds/flag.ts'

/**
 * Says that less than nothing is meant, of what is left in a place where things can be counted. Whatever takes out of such a
 * place may say it: also what comes back from the trash.
 */
export const belowZero = meant(confirmations.below_zero)
