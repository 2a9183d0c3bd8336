import type { Label } from '../../i18n/messages.ts'

/** The questions that a call can confirm, by the name of the flag: the label of the button that confirms. */
export const confirmations = {
  below_zero: 'Allow a negative balance',
  same_bill: 'Save as a separate entry',
  same_reference: 'Save as a separate payment',
  unusual_date: 'Save with this date',
  unusual_number: 'Use this number anyway',
} as const satisfies Record<string, Label>

/** Returns the label of the button that sets a flag. */
export function confirmationOf(flag: string): Label {
  return flag in confirmations ? confirmations[flag as keyof typeof confirmations] : 'Continue anyway'
}
