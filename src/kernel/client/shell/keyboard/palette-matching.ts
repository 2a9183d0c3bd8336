/** A text without marks, with one form for letters that users of Arabic and Sorani write in several ways. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replaceAll('ك', 'ک')
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll('ة', 'ه')
    .toLowerCase()
    .trim()
}

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u)

/**
 * Returns the entries that match the entered text: first those whose name contains it, then those with a name or
 * synonym in which each entered word begins a word. `textsOf` returns the names of an entry, and its synonyms.
 */
export function allFound<T>(
  entered: string,
  entries: readonly T[],
  textsOf: (entry: T) => readonly [names: readonly string[], synonyms?: readonly string[]],
): readonly T[] {
  const looked = plain(entered)
  const words = wordsOf(entered).filter((word) => word !== '')
  if (looked === '') return entries
  const isNamed = (entry: T) => textsOf(entry)[0].some((name) => plain(name).includes(looked))
  const matchesWords = (entry: T) =>
    words.length > 0 &&
    textsOf(entry).some((texts = []) =>
      texts.some((text) => {
        const own = wordsOf(text)
        return words.every((word) => own.some((part) => part.startsWith(word)))
      }),
    )
  return [...entries.filter(isNamed), ...entries.filter((entry) => !isNamed(entry) && matchesWords(entry))]
}

/** Returns the entered text after a beginning; null if it begins differently. */
export function afterWords(beginning: string, entered: string): string | null {
  const start = entered.slice(0, beginning.length)
  const rest = entered.slice(beginning.length)
  if (plain(start) !== plain(beginning)) return null
  return rest === '' || rest.startsWith(' ') ? rest.trim() : null
}
