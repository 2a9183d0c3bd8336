import { minus } from '../../../../kernel/contract/values/money.ts'
import { type Debt, debtOf } from '../../receipts/debts/debt.ts'
import type { Line } from '../reconcile.contract.ts'

/** The fields of the voucher that replaced a manual payment. */
interface ReplacingVoucher {
  version: number
  settlements: readonly (Debt & { amount_usd: number })[]
}

/**
 * The request bodies that undo replacing a manual payment: the voucher loses the rate that it got, or gets its previous
 * allocation; then the order gets its amounts back.
 */
export function undoReplacement(
  { proposed_rate, invoice: of, paid, outstanding }: Line,
  typed: number,
  { version, settlements }: ReplacingVoucher,
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
