import type { Language } from './languages.ts'

/** The Sorani alphabet in order, for which neither browsers nor Node have a collation. */
const sorani = new Map(
  Array.from('ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ', (letter, place) => [
    letter,
    String.fromCodePoint(0xe000 + place),
  ]),
)

/** Alternative characters for some letters. */
const sameLetter: Readonly<Record<string, string>> = { ھ: 'ه', ك: 'ک', ي: 'ی' }

function soraniKey(text: string): string {
  return Array.from(text, (letter) => sorani.get(sameLetter[letter] ?? letter) ?? letter).join('')
}

const byLetters = (one: string, other: string) => {
  const [first, second] = [soraniKey(one), soraniKey(other)]
  return first === second ? 0 : first < second ? -1 : 1
}

/** Returns a comparison of two names by the alphabet of a language. */
export function alphabetical(language: Language): (one: string, other: string) => number {
  return language === 'ckb' ? byLetters : new Intl.Collator(language).compare
}
