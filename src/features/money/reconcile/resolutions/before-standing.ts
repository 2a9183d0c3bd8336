import { minus } from '../../../../kernel/contract/values/money.ts'
import { type Debt, debtOf } from '../../receipts/debts/debt.ts'
import type { Line } from '../reconcile.contract.ts'

/** The voucher that has taken manual payments over, as the call answers. */
interface Stands {
  version: number
  settlements: readonly (Debt & { amount_usd: number })[]
}

/**
 * What gives an order its manual payments back that a voucher has taken over, as the bodies of calls: the voucher loses the
 * rate that it got by that, or settles what it did before; then the order says again what was typed.
 */
export function beforeStanding(
  { proposed_rate, invoice: of, paid, outstanding }: Line,
  typed: number,
  { version, settlements }: Stands,
) {
  const allocations = settlements
    .map(({ amount_usd, ...debt }) => ({
      ...debtOf(debt),
      amount_usd: debt.invoice === of ? minus(amount_usd, typed) : amount_usd,
    }))
    .filter(({ amount_usd }) => amount_usd > 0)
    .map(({ amount_usd, ...debt }) => ({ ...debt, amount_usd: String(amount_usd) }))
  return {
    rate: proposed_rate === null ? null : { rate: null, version },
    version,
    allocations,
    order: { total_paid: String(paid), outstanding: String(outstanding) },
  }
}
