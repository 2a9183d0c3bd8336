import type { Language } from './languages.ts'

/** The letters of Sorani in their order, which no collation of browsers or of Node has. */
const sorani = new Map(
  Array.from('ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ', (letter, place) => [
    letter,
    String.fromCodePoint(0xe000 + place),
  ]),
)

/** Other ways to write some of them. */
const sameLetter: Readonly<Record<string, string>> = { ھ: 'ه', ك: 'ک', ي: 'ی' }

function soraniKey(text: string): string {
  return Array.from(text, (letter) => sorani.get(sameLetter[letter] ?? letter) ?? letter).join('')
}

const byLetters = (one: string, other: string) => {
  const [first, second] = [soraniKey(one), soraniKey(other)]
  return first === second ? 0 : first < second ? -1 : 1
}

/** Compares two names as a list in that language has them, by its alphabet. */
export function alphabetical(language: Language): (one: string, other: string) => number {
  return language === 'ckb' ? byLetters : new Intl.Collator(language).compare
}
