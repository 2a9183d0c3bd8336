import { formatMoney } from '../../../kernel/contract/values/formats.ts'

/** What something comes to in each currency that it has, never added; what went out has a minus. */
export function signedSums({ usd, iqd }: { usd: number; iqd: number }): string {
  const parts = [
    ...(usd !== 0 ? [formatMoney(usd, 'USD')] : []),
    ...(iqd !== 0 ? [formatMoney(iqd, 'IQD')] : []),
  ]
  return parts.join(' · ').replaceAll('-', '−')
}
