import { formatAmount, formatMoney } from '../../../../kernel/contract/values/formats.ts'

/** Dollars that may be below zero, with a minus as wide as a digit. */
export const dollars = (amount: number) => formatMoney(amount, 'USD').replace('-', '−')

/** The same without the currency, where a heading names it. */
export const inColumn = (amount: number) => formatAmount(amount, 'USD').replace('-', '−')
