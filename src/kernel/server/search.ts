import sql, { join, type Sql } from 'sql-template-tag'
import { validationProblem } from '../contract/problem.ts'

const wordsMax = 10

/** The words of a search, each once. Throws a validation problem of the field that they were typed into: too many. */
export function wordsOf(search: string | null, field = 'search'): string[] {
  // An amount is shown behind its currency, which no list searches.
  const typed = (search ?? '').replaceAll(/(?<![^\s])(?:USD|IQD)\s+(?=\p{Nd})/giu, '')
  const words = [...new Set(typed.split(/\s+/).filter(Boolean))]
  if (words.length > wordsMax) {
    throw validationProblem({ [field]: [`Please search for at most ${wordsMax} words.`] })
  }
  return words
}

/** Whether the index for searches, which knows three characters in a row, can find a word anywhere. */
export function isIndexed(word: string): boolean {
  const letters = word.normalize('NFKD').replaceAll(/[\p{M}\u0640]/gu, '')
  return /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(letters)
}

const digit = '[0-9٠-٩۰-۹]'
const someDigits = new RegExp(`${digit}{4}`)
const wholeNumbers = new RegExp(`${digit}{5}`)

/** Whether a search is for whole numbers, codes or phones, so that few records match: the index of digits knows them. */
export function isForNumbers(search: string | null): boolean {
  const words = wordsOf(search)
  return words.length > 0 && words.every((word) => wholeNumbers.test(word))
}

/** A pattern that must match, where the digits in a text are found first by their own index; others know them badly. */
function numbered(digits: Sql, pattern: Sql): Sql {
  return sql`(search_digits(t.search) @> search_digits(${digits}) and (t.search || '') like ${pattern})`
}

/**
 * That a word must occur anywhere in a table's search text. A word too short for the index is kept from it: reading all
 * of the index and then all of the table takes five times as long as the table alone.
 */
export function anywhere(word: string): Sql {
  if (someDigits.test(word)) return numbered(sql`search_normal(${word})`, sql`search_pattern(${word})`)
  return isIndexed(word)
    ? sql`t.search like search_pattern(${word})`
    : sql`(t.search || '') like search_pattern(${word})`
}

/**
 * Conditions that every word of a search must occur in the table's search text, as `occurs` has it. Words that may be
 * parts of one phone number also find that number in any other spelling.
 */
export function searchConditions(
  search: string | null,
  { occurs = anywhere, field = 'search' }: { occurs?: (word: string) => Sql; field?: string } = {},
): Sql[] {
  return runsOf(wordsOf(search, field)).map((run) => {
    const words = join(run.map(occurs), ' and ')
    const phone = phoneCondition(run)
    return phone ? sql`((${words}) or ${phone})` : words
  })
}

/** The beginning of a phone number that goes on without gaps: it ends what stood before it. */
const wholeNumber = /^\(?(?:\+|[0٠۰])(?:\P{Nd}*\p{Nd}){6}/u

/** The words one by one, but those of digits and the signs between them in runs. */
function runsOf(words: readonly string[]): string[][] {
  const runs: string[][] = []
  let digits: string[] | undefined
  for (const word of words) {
    const isDigits = /^[+()\-\p{Nd}]+$/u.test(word)
    if (isDigits && digits && !wholeNumber.test(word)) digits.push(word)
    else runs.push((digits = [word]))
    if (!isDigits) digits = undefined
  }
  return runs
}

/** A condition that finds a phone number by its beginning, or by some digits that were typed with gaps; undefined for no number. */
function phoneCondition(run: readonly string[]): Sql | undefined {
  const number = run.join('')
  const length = number.replaceAll(/\P{Nd}/gu, '').length
  if (!/^[+()\-\p{Nd}]+$/u.test(number)) return undefined
  if (/^\(?(?:\+|[0٠۰])/u.test(number)) {
    return length >= 4 ? phoneLike(number, sql`search_phone(${number})`) : undefined
  }
  const isSpaced = run.length > 1 || /\P{Nd}/u.test(number)
  return length >= 5 && (isSpaced || number.startsWith('964'))
    ? phoneLike(number, sql`ltrim(search_phone(${number}), '#')`)
    : undefined
}

/** What `search_phone` takes away of a number's digits, in any spelling of those. */
const phonePrefix = /^(?:[0٠۰]{2})?(?:[9٩۹][6٦۶][4٤۴])?[0٠۰]*/u

/** That a phone number occurs, as it stands in search texts. */
function phoneLike(number: string, normal: Sql): Sql {
  const pattern = sql`search_pattern(${normal})`
  const digits = number.replaceAll(/\P{Nd}/gu, '').replace(phonePrefix, '')
  return digits.length >= 4 ? numbered(normal, pattern) : sql`t.search like ${pattern}`
}
