const mostCharacters = 72

/**
 * What is wrong with the subject of a commit, which has the form `area: Imperative summary`; undefined if it is valid.
 * @param {string} subject
 * @returns {string | undefined}
 */
export function wrongInSubject(subject) {
  if (!/^[a-z0-9][a-z0-9 ./-]*: [A-Z]/.test(subject)) {
    return 'the form is "area: Imperative summary", such as "receipts: Refuse a date after today"'
  }
  if (/[.!]$/.test(subject)) return 'it ends without a full stop'
  const { length } = [...subject]
  return length > mostCharacters ? `it has ${length} characters, ${mostCharacters} at most` : undefined
}
