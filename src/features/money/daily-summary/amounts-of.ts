import { formatMoney } from '../../../kernel/contract/values/formats.ts'

/** The amounts in each currency, which are never added up. Amounts of 0 are left out. */
export function amountsOf({ usd, iqd }: { usd: number | null; iqd: number | null }): string[] {
  return [...(usd ? [formatMoney(usd, 'USD')] : []), ...(iqd ? [formatMoney(iqd, 'IQD')] : [])]
}

/** Formats an amount of a cash box with a real minus sign, which is as wide as a digit. */
export const ofCashBox = (amount: number, currency: 'USD' | 'IQD'): string =>
  formatMoney(amount, currency).replace('-', '−')
