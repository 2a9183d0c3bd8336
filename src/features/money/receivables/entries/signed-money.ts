import { formatAmount, formatMoney } from '../../../../kernel/contract/values/formats.ts'

/** Formats USD with a real minus sign, which is as wide as a digit. */
export const dollars = (amount: number) => formatMoney(amount, 'USD').replace('-', '−')

/** The same without the currency, for columns with the currency in the heading. */
export const inColumn = (amount: number) => formatAmount(amount, 'USD').replace('-', '−')
