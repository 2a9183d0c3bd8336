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

/** The sentence of `depositTerms`, whatever its numbers were when it was written. */
const generalDeposit =
  /^[\d.]+% deposit for orders under .+ and [\d.]+% deposit for orders over .+ before production\.$/

/** Terms for an order with a deposit of its own: the general sentence about deposits gives way to it. */
export function withOwnDeposit(terms: readonly string[], percent: number): string[] {
  return terms.map((term) => (generalDeposit.test(term) ? `${percent}% deposit before production.` : term))
}

/** Which of the two deposits an order asks for. */
export function depositFor(total: number, { deposit_limit }: Deposits): 'under' | 'over' {
  return total > deposit_limit ? 'over' : 'under'
}
