import type { SpokenAmount } from './amounts/spoken-amount.ts'
import type { Translate } from './translate.ts'

/** Says what stands on a paper, amounts in words included: only papers need those, so they come with them. */
export interface PaperTranslate extends Translate {
  /** An amount in words; the word for zero where there is none. */
  spell(amount: SpokenAmount | null): string
}

/** The same language with its words for amounts. */
export function onPaper(
  t: Translate,
  { words, zero }: { words(amount: SpokenAmount): string; zero: string },
): PaperTranslate {
  const same: Translate = Object.assign(t.bind(null), { language: t.language })
  return Object.assign(same, { spell: (amount: SpokenAmount | null) => (amount ? words(amount) : zero) })
}
