import type { Label } from '../../i18n/messages.ts'

/** What a call can confirm that the server asks about, by the name of its flag: the button that says so. */
export const confirmations = {
  below_zero: 'Allow a negative balance',
  same_bill: 'Save as a separate entry',
  same_reference: 'Save as a separate payment',
  unusual_date: 'Save with this date',
  unusual_number: 'Use this number anyway',
} as const satisfies Record<string, Label>

/** The button that confirms what is asked under a flag. */
export function confirmationOf(flag: string): Label {
  return flag in confirmations ? confirmations[flag as keyof typeof confirmations] : 'Continue anyway'
}
