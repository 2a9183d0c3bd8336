import { formatMoney } from '../../kernel/contract/money.ts'
import { receivedIn, type VoucherAmounts } from './amount-rules.ts'

/** What a voucher brings, each currency by itself; null when it brings nothing. */
export function receivedText(amounts: VoucherAmounts): string | null {
  const sums = (['USD', 'IQD'] as const)
    .map((currency) => ({ currency, sum: receivedIn(currency, amounts) }))
    .filter(({ sum }) => sum > 0)
  return sums.map(({ currency, sum }) => formatMoney(sum, currency)).join(' · ') || null
}
