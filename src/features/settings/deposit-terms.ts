import { formatAmount } from '../../kernel/contract/values/formats.ts'
import { type Message, message } from '../../i18n/messages.ts'

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
    under: message('{percent}% deposit for orders under {limit}', { percent: deposit_under, limit }),
    over: message('{percent}% deposit for orders over {limit}', { percent: deposit_over, limit }),
  }
}

/** The deposit as the terms put it (specification, section 9). */
export function depositTerms(deposits: Deposits): Message {
  return message('{under} and {over} before production.', depositParts(deposits))
}

/** The sentence of `depositTerms` in English, whatever its numbers were when it was written. */
const general =
  /^(?<percentUnder>[\d.]+)% deposit for orders under (?<limitUnder>.+) and (?<percentOver>[\d.]+)% deposit for orders over (?<limitOver>.+) before production\.$/

/**
 * A term that papers keep in English, as it can be said in any language: undefined for terms of the company's own.
 * Papers of long ago keep the numbers of their day in the sentence alone.
 */
export function depositTerm(term: string): Message | undefined {
  const found = general.exec(term)?.groups
  if (!found) return undefined
  const { percentUnder = '', limitUnder = '', percentOver = '', limitOver = '' } = found
  return message('{under} and {over} before production.', {
    under: message('{percent}% deposit for orders under {limit}', {
      percent: percentUnder,
      limit: limitUnder,
    }),
    over: message('{percent}% deposit for orders over {limit}', { percent: percentOver, limit: limitOver }),
  })
}

/** What stands in the place of the general sentence for an order with a deposit of its own. */
export function ownDeposit(percent: number): Message {
  return message('{percent}% deposit before production.', { percent })
}

/** Which of the two deposits an order asks for. */
export function depositFor(total: number, { deposit_limit }: Deposits): 'under' | 'over' {
  return total > deposit_limit ? 'over' : 'under'
}
