import { formatAmount } from '../../kernel/contract/money.ts'

/** What is paid before production, for orders under and over a limit in USD. */
export interface Deposits {
  deposit_limit: number
  deposit_under: number
  deposit_over: number
}

/** The two deposits, each as the terms put it. */
export function depositParts({ deposit_limit, deposit_under, deposit_over }: Deposits) {
  const limit = `$${formatAmount(deposit_limit, 'USD').replace(/\.00$/, '')}`
  return {
    under: `${deposit_under}% deposit for orders under ${limit}`,
    over: `${deposit_over}% deposit for orders over ${limit}`,
  }
}

/** The deposit as the terms put it (specification, section 9). */
export function depositTerms(deposits: Deposits): string {
  const { under, over } = depositParts(deposits)
  return `${under} and ${over} before production.`
}

/** Which of the two deposits an order asks for. */
export function depositFor(total: number, { deposit_limit }: Deposits): 'under' | 'over' {
  return total > deposit_limit ? 'over' : 'under'
}
