import { formatMoney } from '../../../kernel/contract/values/formats.ts'

/** The amounts in each currency, which are never added up. Money out has a minus sign. */
export function signedSums({ usd, iqd }: { usd: number; iqd: number }): string {
  const parts = [
    ...(usd !== 0 ? [formatMoney(usd, 'USD')] : []),
    ...(iqd !== 0 ? [formatMoney(iqd, 'IQD')] : []),
  ]
  return parts.join(' · ').replaceAll('-', '−')
}
