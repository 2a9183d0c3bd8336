import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { translators } from '../../../i18n/translators.ts'
import { message } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { validationProblem } from '../../contract/problem.ts'

const wordsMax = 10

/** Marks of direction, which come with what is copied out of a text in two scripts. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** The words of a search. Throws a validation problem of the field that they were typed into: too many of them differ. */
function wordsOf(search: string | null, field = 'search'): string[] {
  // An amount is shown behind its currency, or before its sign, which no list searches.
  const typed = (search ?? '')
    .replaceAll(invisible, '')
    .replaceAll(/(?<![^\s])(?:USD|IQD)\s+(?=\p{Nd})/giu, '')
    .replaceAll(/(?<=\p{Nd})\s*\$(?!\S)/gu, '')
  const words = typed.split(/\s+/).filter(Boolean)
  if (new Set(words).size > wordsMax) {
    throw validationProblem({
      [field]: [message('Enter at most {most} search words.', { most: wordsMax })],
    })
  }
  return words
}

/** What `search_joined` leaves out of a word: hyphens and apostrophes, and hamzas, which have several seats. */
const leftOut =
  /[\u0654\u00ad\-\u2010-\u2015\u2212'\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\uff07\u0621\u0624\u0626]/g

/** A word as it is typed, and as `search_joined` has it; one letter would be anywhere. */
function spellingsOf(word: string): string[] {
  const joined = word.normalize('NFC').replaceAll(leftOut, '')
  return joined !== word && joined.length > 1 ? [word, joined] : [word]
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

/**
 * Whether what a search finds is said by each record's own text: its digits may be those of the phone of a record's
 * owner, and its words those of a choice that is made of other tables.
 */
export function isOfOwnText(search: string | null, entity: Pick<Entity, 'fields' | 'foundBy'>): boolean {
  if (search === null) return true
  return !/\p{Nd}/u.test(search) && wordsOf(search).every((word) => choicesNamed(word, entity).length === 0)
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()

/** The conditions that a choice has a value whose label, in some language, has a word. */
function choicesNamed(
  word: string,
  { fields = {}, foundBy = [] }: Pick<Searching, 'fields' | 'foundBy'>,
): Sql[] {
  return foundBy.flatMap((name) => {
    const field = fields[name]
    if (field?.kind !== 'choice') return []
    const values = Object.entries(field.choices).flatMap(([value, label]) => {
      const labels = Object.values(translators).flatMap((t) => lettersOf(t(label)).split(/\s+/))
      return labels.includes(lettersOf(word)) ? [value] : []
    })
    return values.length > 0 ? [sql`t.${raw(`"${name}"`)} = any (${values})`] : []
  })
}

/** A pattern that must match, where the digits in a text are found first by their own index; others know them badly. */
function numbered(digits: Sql, pattern: Sql): Sql {
  return sql`(search_digits(t.search) @> search_digits_asked(${digits}) and (t.search || '') like ${pattern})`
}

/**
 * That a word must occur anywhere in a table's search text. A word too short for the index is kept from it: reading all
 * of the index and then all of the table takes five times as long as the table alone.
 */
export function anywhere(word: string): Sql {
  return sql`(${join(spellingsOf(word).map(spelledSo), ' or ')})`
}

/** That a word must occur anywhere in a text that no table's column `search` holds. */
export function occursIn(text: Sql): (word: string) => Sql {
  return (word) => {
    const patterns = spellingsOf(word).map((each) => sql`search_pattern(${each})`)
    return sql`search_text(${text}) like any (array[${join(patterns)}])`
  }
}

function spelledSo(word: string): Sql {
  if (someDigits.test(word)) return numbered(sql`search_normal(${word})`, sql`search_pattern(${word})`)
  return isIndexed(word)
    ? sql`t.search like search_pattern(${word})`
    : sql`(t.search || '') like search_pattern(${word})`
}

/** How a search looks for words and for phone numbers. */
interface Searching {
  /** That a word occurs. */
  occurs?: (word: string) => Sql
  /** Whose phone numbers are searched as well. */
  calledBy?: Entity['calledBy']
  /** The fields of what is searched, and by which of them it is found as well. */
  fields?: Entity['fields']
  foundBy?: Entity['foundBy']
  /** The phone numbers of a text, where no table's search text holds them. */
  phones?: Sql
  /** The field that they were typed into. */
  field?: string
}

/**
 * Conditions that every word of a search must occur in the table's search text, as `occurs` has it. Words that may be
 * parts of one phone number also find that number in any other spelling, and a whole one what is of its owner.
 */
export function searchConditions(
  search: string | null,
  { occurs = anywhere, calledBy = [], phones, field = 'search', ...entity }: Searching = {},
): Sql[] {
  const found = (word: string) => {
    const chosen = choicesNamed(word, entity)
    return chosen.length > 0 ? sql`(${join([occurs(word), ...chosen], ' or ')})` : occurs(word)
  }
  // A word that is there twice is searched once; the digits of a phone number are searched as they follow one another.
  const runs = new Map(runsOf(wordsOf(search, field)).map((run) => [run.join(' '), run]))
  return [...runs.values()].map((run) => {
    const words = join([...new Set(run)].map(found), ' and ')
    const phone = phoneIn(run, phones)
    if (!phone) return words
    const isOfOwner = calledBy.length > 0 && phone.digits.length >= wholeDigits
    return sql`((${words}) or ${phone.occurs}${isOfOwner ? sql` or ${ofOwner(calledBy, phone.occurs)}` : empty})`
  })
}

/** That a record leads to one whose search text holds a phone number; an index on each step finds it. */
function ofOwner([step, ...rest]: NonNullable<Entity['calledBy']>, occurs: Sql): Sql {
  if (!step) return occurs
  const [column, table] = [raw(`"${step.by}"`), raw(`"${step.of}"`)]
  return sql`t.${column} = any (array(select t.id from ${table} t where ${ofOwner(rest, occurs)}))`
}

/** The shortest numbers of places in Iraq have so many digits without their prefixes. */
const wholeDigits = 7
/** What a phone number consists of: digits, and what people write between them. */
const phoneSigns = /^[+()\-./‐‑‒–—―−\p{Nd}]+$/u
/** Stand in amounts and days too: with these, a phone begins as one and has more digits than a day. */
const signsOfOthers = /[./]/
const digitsOfDay = 8
/** The beginning of a phone number that goes on without gaps: it ends what stood before it. */
const wholeNumber = /^\(?(?:\+|[0٠۰])(?:\P{Nd}*\p{Nd}){6}/u

/** The words one by one, but those of digits and the signs between them in runs. */
function runsOf(words: readonly string[]): string[][] {
  const runs: string[][] = []
  let digits: string[] | undefined
  for (const word of words) {
    const isDigits = phoneSigns.test(word)
    if (isDigits && digits && !wholeNumber.test(word)) digits.push(word)
    else runs.push((digits = [word]))
    if (!isDigits) digits = undefined
  }
  return runs
}

/** What `search_phone` takes away of a number's digits, in any spelling of those. */
const phonePrefix = /^(?:[0٠۰]{2})?(?:[9٩۹][6٦۶][4٤۴])?[0٠۰]*/u

interface Phone {
  /** Without the prefixes of a city or of Iraq. */
  digits: string
  /** That it stands in a table's search text. */
  occurs: Sql
}

/** A phone number, by its beginning or by some digits that were typed with gaps; undefined where words are none. */
function phoneIn(run: readonly string[], phones: Sql | undefined): Phone | undefined {
  const number = run.join('')
  const typed = number.replaceAll(/\P{Nd}/gu, '')
  if (!phoneSigns.test(number)) return undefined
  const isBegun = /^\(?(?:\+|[0٠۰])/u.test(number)
  if (signsOfOthers.test(number) && !(isBegun && typed.length > digitsOfDay)) return undefined
  const digits = typed.replace(phonePrefix, '')
  if (isBegun) {
    return typed.length >= 4
      ? { digits, occurs: phoneLike(digits, sql`search_phone(${typed})`, phones) }
      : undefined
  }
  const isSpaced = run.length > 1 || /\P{Nd}/u.test(number)
  return typed.length >= 5 && (isSpaced || number.startsWith('964'))
    ? { digits, occurs: phoneLike(digits, sql`ltrim(search_phone(${typed}), '#')`, phones) }
    : undefined
}

/** That a phone number occurs, as it stands in search texts. */
function phoneLike(digits: string, normal: Sql, phones: Sql | undefined): Sql {
  const pattern = sql`search_pattern(${normal})`
  if (phones) return sql`${phones} like ${pattern}`
  return digits.length >= 4 ? numbered(normal, pattern) : sql`t.search like ${pattern}`
}
