import type { Label } from '../../../i18n/messages.ts'

/** From which day the age of a debt is counted. */
export const ageFrom = { due: 'Due date', invoice: 'Invoice date' } as const
export type AgeFrom = keyof typeof ageFrom

const older = { d31_60: '31–60 days', d61_90: '61–90 days', over_90: 'Over 90 days' } as const

/** What the ages of debts are called that are counted from the due date. */
export const ageLabels = { not_due: 'Not due', d1_30: '1–30 days', ...older } as const
export type Age = keyof typeof ageLabels

/** The same from the date of the invoice, as on the dashboard: its first day is the day 0, and everything has an age. */
const sinceInvoice = { d1_30: '0–30 days', ...older } as const

/** The ages that are told, with what they are called. */
export const agesFrom: Record<AgeFrom, Partial<Record<Age, Label>>> = {
  due: ageLabels,
  invoice: sinceInvoice,
}

/** The first and the last day of each age, in days past the day that they are counted from; null is without end. */
export const ageDays: Record<
  AgeFrom,
  Partial<Record<Age, readonly [first: number | null, last: number | null]>>
> = {
  due: { not_due: [null, 0], d1_30: [1, 30], d31_60: [31, 60], d61_90: [61, 90], over_90: [91, null] },
  invoice: { d1_30: [null, 30], d31_60: [31, 60], d61_90: [61, 90], over_90: [91, null] },
}
