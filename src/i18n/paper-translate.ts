import type { SpokenAmount } from './amounts/spoken-amount.ts'
import type { Translate } from './translate.ts'

/** The translator of papers, with amounts in words. They are separate, since only papers need them. */
export interface PaperTranslate extends Translate {
  /** Returns an amount in words; the word for zero if it is null. */
  spell(amount: SpokenAmount | null): string
}

/** Returns the translator with its language's words for amounts. */
export function onPaper(
  t: Translate,
  { words, zero }: { words(amount: SpokenAmount): string; zero: string },
): PaperTranslate {
  const same: Translate = Object.assign(t.bind(null), { language: t.language })
  return Object.assign(same, { spell: (amount: SpokenAmount | null) => (amount ? words(amount) : zero) })
}
