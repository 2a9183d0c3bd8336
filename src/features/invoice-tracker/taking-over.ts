import { minus } from '../../kernel/contract/money.ts'

/** What is known of an order's money when somebody looks at it. */
interface OrderMoney {
  /** By vouchers. */
  received_usd: number
  received_iqd: number
  /** What stands as paid. */
  total_paid: number
  outstanding: number
  invoice_amount: number
}

/**
 * What vouchers brought in, where it may become what is paid: it must be more than what stands and than what somebody
 * has typed, leave no more outstanding than before, and be in dollars alone, since dinars have no rate here and their
 * worth would be missing. Null otherwise.
 */
export function amountToTakeOver(money: OrderMoney, typed: number | null): number | null {
  const { received_usd, received_iqd, total_paid, outstanding, invoice_amount } = money
  if (received_iqd > 0 || minus(invoice_amount, received_usd) > outstanding) return null
  return received_usd > Math.max(total_paid, typed ?? 0) ? received_usd : null
}
