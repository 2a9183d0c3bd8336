import { formatMoney } from '../../../kernel/contract/values/formats.ts'

/** What something comes to in each currency, which are never added; nothing where it comes to nothing. */
export function amountsOf({ usd, iqd }: { usd: number | null; iqd: number | null }): string[] {
  return [...(usd ? [formatMoney(usd, 'USD')] : []), ...(iqd ? [formatMoney(iqd, 'IQD')] : [])]
}

/** An amount of a cash box, with a minus as wide as a digit. */
export const ofCashBox = (amount: number, currency: 'USD' | 'IQD'): string =>
  formatMoney(amount, currency).replace('-', '−')
