import type { Label } from '../../../i18n/messages.ts'

/** The date from which the age of a debt is counted. */
export const ageFrom = { due: 'Due date', invoice: 'Invoice date' } as const
export type AgeFrom = keyof typeof ageFrom

const older = { d31_60: '31–60 days', d61_90: '61–90 days', over_90: 'Over 90 days' } as const

/** The labels of ages counted from the due date. */
export const ageLabels = { not_due: 'Not due', d1_30: '1–30 days', ...older } as const
export type Age = keyof typeof ageLabels

/**
 * The labels of ages counted from the invoice date, as on the dashboard: that date is day 0, and no debt is “not due”.
 */
const sinceInvoice = { d1_30: '0–30 days', ...older } as const

/** The age groups and their labels, by the date that ages are counted from. */
export const agesFrom: Record<AgeFrom, Partial<Record<Age, Label>>> = {
  due: ageLabels,
  invoice: sinceInvoice,
}

/** The first and last day of each age group, in days after the date that ages are counted from; null means no limit. */
export const ageDays: Record<
  AgeFrom,
  Partial<Record<Age, readonly [first: number | null, last: number | null]>>
> = {
  due: { not_due: [null, 0], d1_30: [1, 30], d31_60: [31, 60], d61_90: [61, 90], over_90: [91, null] },
  invoice: { d1_30: [null, 30], d31_60: [31, 60], d61_90: [61, 90], over_90: [91, null] },
}
