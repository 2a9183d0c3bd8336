import { formatAmount } from '../../kernel/contract/values/formats.ts'
import { type Message, message } from '../../i18n/messages.ts'

/** The deposits before production, in percent, for orders up to and above a limit in USD. */
export interface Deposits {
  deposit_limit: number
  deposit_under: number
  deposit_over: number
}

/** The two deposits, each as a part of the sentence in the terms. */
export function depositParts({ deposit_limit, deposit_under, deposit_over }: Deposits) {
  const limit = `$${formatAmount(deposit_limit, 'USD').replace(/\.00$/, '')}`
  return {
    under: message('{percent}% deposit for orders under {limit}', { percent: deposit_under, limit }),
    over: message('{percent}% deposit for orders over {limit}', { percent: deposit_over, limit }),
  }
}

/** The sentence on deposits in the terms (specification, section 9). */
export function depositTerms(deposits: Deposits): Message {
  return message('{under} and {over} before production.', depositParts(deposits))
}

/** The sentence of `depositTerms` in English, with any numbers. */
const general =
  /^(?<percentUnder>[\d.]+)% deposit for orders under (?<limitUnder>.+) and (?<percentOver>[\d.]+)% deposit for orders over (?<limitOver>.+) before production\.$/

/**
 * Parses an English term of a stored document into a message, so that it can be translated; undefined for the company's
 * own terms. Old documents have the numbers of their day only in this sentence.
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

/** The term of an order with its own deposit, in place of the general sentence. */
export function ownDeposit(percent: number): Message {
  return message('{percent}% deposit before production.', { percent })
}

/** Which of the two deposits applies to an order of this total. */
export function depositFor(total: number, { deposit_limit }: Deposits): 'under' | 'over' {
  return total > deposit_limit ? 'over' : 'under'
}
