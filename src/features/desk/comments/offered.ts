interface Named {
  username: string
  full_name: string
}

const offeredMost = 6
/** From the last `@` that begins a word to where one types, within a line. */
const beginning = /(?:^|[\s(،,؛;:])@([^@\n]{0,40})$/

/** What is typed of a name at a place of a text, and where its `@` stands; nothing where no name is typed there. */
export function beginningAt(text: string, caret: number): { from: number; word: string } | null {
  const found = beginning.exec(text.slice(0, caret))
  const word = found?.[1]
  return word === undefined ? null : { from: caret - word.length - 1, word }
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The people whose user name, or a word of whose name, begins with what is typed; none once a name is there as a whole. */
export function offered<P extends Named>(people: readonly P[], typed: string): P[] {
  const word = plain(typed)
  const begins = ({ username, full_name }: P) =>
    plain(username).startsWith(word) ||
    plain(full_name)
      .split(/\s+/)
      .some((_, place, parts) => parts.slice(place).join(' ').startsWith(word))
  return people.filter(begins).slice(0, offeredMost)
}
