import sql, { type Sql } from 'sql-template-tag'

/** The words of a search, each once. */
export function wordsOf(search: string | null): string[] {
  return [...new Set((search ?? '').split(/\s+/).filter(Boolean))]
}

/** Whether the index for searches, which knows three characters in a row, can find a word anywhere. */
export function isIndexed(word: string): boolean {
  const letters = word.normalize('NFKD').replaceAll(/[\p{M}\u0640]/gu, '')
  return /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(letters)
}

/**
 * Conditions that every word of a search must occur in the table's search text. A word too short for the index is
 * kept from it: reading all of the index and then all of the table takes five times as long as the table alone.
 */
export function searchConditions(search: string | null): Sql[] {
  return wordsOf(search).map((word) =>
    isIndexed(word)
      ? sql`t.search like search_pattern(${word})`
      : sql`(t.search || '') like search_pattern(${word})`,
  )
}
