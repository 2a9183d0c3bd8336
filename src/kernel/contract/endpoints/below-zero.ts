import { confirmations } from '../confirmations.ts'
import { confirmed } from '../kinds/flag.ts'

/** Confirms a negative balance. Every call that reduces a balance can send it, including a restore from the trash. */
export const belowZero = confirmed(confirmations.below_zero)
