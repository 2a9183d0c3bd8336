interface Named {
  username: string
  full_name: string
}

const suggestionsMost = 6
/** From the last `@` at the start of a word to the caret, within one line. */
const beginning = /(?:^|[\s(،,؛;:])@([^@\n]{0,40})$/

/** The beginning of a name before the caret and the position of its `@`; null if no mention is being entered. */
export function mentionAt(text: string, caret: number): { from: number; word: string } | null {
  const found = beginning.exec(text.slice(0, caret))
  const word = found?.[1]
  return word === undefined ? null : { from: caret - word.length - 1, word }
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The users whose user name, or a word of whose name, begins with the entered text; none once a name is complete. */
export function suggestions<P extends Named>(people: readonly P[], typed: string): P[] {
  const word = plain(typed)
  const begins = ({ username, full_name }: P) =>
    plain(username).startsWith(word) ||
    plain(full_name)
      .split(/\s+/)
      .some((_, place, parts) => parts.slice(place).join(' ').startsWith(word))
  return people.filter(begins).slice(0, suggestionsMost)
}
