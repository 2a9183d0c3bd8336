/** Characters that continue a user name, so that it is another name: a letter or digit, also after a dot or dash. */
const goesOn = /^[.-]?[\p{L}\p{N}_]/u

/** Splits a text into plain parts and the users mentioned by `@` and user name, ignoring case. */
export function mentionsIn<P extends { username: string }>(
  text: string,
  people: readonly P[],
): (string | P)[] {
  const longestFirst = people.toSorted((a, b) => b.username.length - a.username.length)
  const pieces: (string | P)[] = []
  let words = ''
  for (let place = 0; place < text.length;) {
    const rest = text[place] === '@' ? text.slice(place + 1) : null
    const person =
      rest === null
        ? undefined
        : longestFirst.find(
            ({ username }) =>
              isName(rest.slice(0, username.length), username) && !goesOn.test(rest.slice(username.length)),
          )
    if (person) {
      if (words !== '') pieces.push(words)
      words = ''
      pieces.push(person)
      place += 1 + person.username.length
    } else {
      words += text[place]
      place += 1
    }
  }
  return words === '' ? pieces : [...pieces, words]
}

const isName = (typed: string, username: string) => typed.toLowerCase() === username.toLowerCase()
