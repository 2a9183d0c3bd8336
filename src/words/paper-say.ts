import type { SpokenAmount } from './amounts/spoken-amount.ts'
import type { Say } from './say.ts'

/** Says what stands on a paper, amounts in words included: only papers need those, so they come with them. */
export interface PaperSay extends Say {
  /** An amount in words; the word for zero where there is none. */
  spell(amount: SpokenAmount | null): string
}

/** The same language with its words for amounts. */
export function onPaper(
  say: Say,
  { words, zero }: { words(amount: SpokenAmount): string; zero: string },
): PaperSay {
  const same: Say = Object.assign(say.bind(null), { language: say.language })
  return Object.assign(same, { spell: (amount: SpokenAmount | null) => (amount ? words(amount) : zero) })
}
