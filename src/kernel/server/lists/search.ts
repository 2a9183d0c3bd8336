import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { translators } from '../../../i18n/translators.ts'
import { message } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { validationProblem } from '../../contract/problem.ts'

const wordsMax = 10

/** Direction marks, which are copied along with text in two scripts. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** The words of a search. Throws a validation problem of the field `field` if there are too many different words. */
function wordsOf(search: string | null, field = 'search'): string[] {
  // Removes currencies before or after an amount: no list's search text contains them.
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

/** What `search_joined` removes from a word: hyphens, apostrophes, and hamzas, which are written in several ways. */
const leftOut =
  /[\u0654\u00ad\-\u2010-\u2015\u2212'\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\uff07\u0621\u0624\u0626]/g

/** A word as entered, and as `search_joined` stores it; a single letter would match anywhere. */
function spellingsOf(word: string): string[] {
  const joined = word.normalize('NFC').replaceAll(leftOut, '')
  return joined !== word && joined.length > 1 ? [word, joined] : [word]
}

/** Whether the trigram index for searches can find the word anywhere in a text. */
export function isIndexed(word: string): boolean {
  const letters = word.normalize('NFKD').replaceAll(/[\p{M}\u0640]/gu, '')
  return /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(letters)
}

const digit = '[0-9٠-٩۰-۹]'
const someDigits = new RegExp(`${digit}{4}`)
const wholeNumbers = new RegExp(`${digit}{5}`)

/** Whether all words of a search are long numbers, such as codes or phone numbers, which the index of digits finds. */
export function isForNumbers(search: string | null): boolean {
  const words = wordsOf(search)
  return words.length > 0 && words.every((word) => wholeNumbers.test(word))
}

/**
 * Whether only the record's own search text decides if it matches. Digits may match the phone number of a record's
 * owner, and words a choice that is computed from other tables.
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

/** The conditions that a choice has a value whose label, in any language, contains the word. */
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

/**
 * A condition on a pattern with digits: the index of digits, which is good at them, finds the candidates. The pattern
 * is compared first, since it is cheaper. Whole numbers are rare, so that one plan is right for all: as subselects
 * their patterns are computed once, not for each record.
 */
function numbered(digits: Sql, pattern: Sql, isWhole: boolean): Sql {
  const [asked, like] = [sql`search_digits_asked(${digits})`, pattern].map((each) =>
    isWhole ? sql`(select ${each})` : each,
  )
  return sql`((t.search || '') like ${like} and search_digits(t.search) @> ${asked})`
}

/**
 * The condition that a word occurs anywhere in a table's search text. `|| ''` keeps words that are too short from the
 * index: reading it all and then the table takes five times as long as the table alone.
 */
export function anywhere(word: string): Sql {
  return sql`(${join(spellingsOf(word).map(spelledSo), ' or ')})`
}

/** The condition that a word occurs anywhere in a text that is not in a column `search`. */
export function occursIn(text: Sql): (word: string) => Sql {
  return (word) => {
    const patterns = spellingsOf(word).map((each) => sql`search_pattern(${each})`)
    return sql`search_text(${text}) like any (array[${join(patterns)}])`
  }
}

function spelledSo(word: string): Sql {
  if (someDigits.test(word))
    return numbered(sql`search_normal(${word})`, sql`search_pattern(${word})`, wholeNumbers.test(word))
  return isIndexed(word)
    ? sql`t.search like search_pattern(${word})`
    : sql`(t.search || '') like search_pattern(${word})`
}

interface Searching {
  /** The condition that a word occurs. */
  occurs?: (word: string) => Sql
  /** The references to the owner whose phone numbers are searched too. */
  calledBy?: Entity['calledBy']
  /** The entity's fields, and the choices by whose labels records are also found. */
  fields?: Entity['fields']
  foundBy?: Entity['foundBy']
  /** The phone numbers of a text that is not in a column `search`. */
  phones?: Sql
  /** The field of the search text, for errors. */
  field?: string
}

/**
 * One condition for each word of a search, by default that it occurs in the table's search text. Words that may be
 * parts of one phone number also find that number in another notation, and a complete number the records of its owner.
 */
export function searchConditions(
  search: string | null,
  { occurs = anywhere, calledBy = [], phones, field = 'search', ...entity }: Searching = {},
): Sql[] {
  const found = (word: string) => {
    const chosen = choicesNamed(word, entity)
    return chosen.length > 0 ? sql`(${join([occurs(word), ...chosen], ' or ')})` : occurs(word)
  }
  // A repeated word is searched once; the digits of a phone number are searched in their order.
  const runs = new Map(runsOf(wordsOf(search, field)).map((run) => [run.join(' '), run]))
  return [...runs.values()].map((run) => {
    const words = join([...new Set(run)].map(found), ' and ')
    const phone = phoneIn(run, phones)
    if (!phone) return words
    const isOfOwner = calledBy.length > 0 && phone.digits.length >= wholeDigits
    return sql`((${words}) or ${phone.occurs}${isOfOwner ? sql` or ${ofOwner(calledBy, phone.occurs)}` : empty})`
  })
}

/** The condition that a record refers to one whose search text contains the phone number; each step uses an index. */
function ofOwner([step, ...rest]: NonNullable<Entity['calledBy']>, occurs: Sql): Sql {
  if (!step) return occurs
  const [column, table] = [raw(`"${step.by}"`), raw(`"${step.of}"`)]
  return sql`t.${column} = any (array(select t.id from ${table} t where ${ofOwner(rest, occurs)}))`
}

/** The shortest local numbers in Iraq have this number of digits without prefixes. */
const wholeDigits = 7
/** The characters of a phone number: digits, and the signs between them. */
const phoneSigns = /^[+()\-./‐‑‒–—―−\p{Nd}]+$/u
/** Signs of amounts and dates too: a phone number with them must begin like one and have more digits than a date. */
const signsOfOthers = /[./]/
const digitsOfDay = 8
/** The beginning of a phone number without gaps: it ends the previous run. */
const wholeNumber = /^\(?(?:\+|[0٠۰])(?:\P{Nd}*\p{Nd}){6}/u

/** The words one by one; consecutive words of digits and signs form a run. */
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

/** The prefix that `search_phone` removes from a number, in any script of digits. */
const phonePrefix = /^(?:[0٠۰]{2})?(?:[9٩۹][6٦۶][4٤۴])?[0٠۰]*/u

interface Phone {
  /** Without the prefix of the city or of Iraq. */
  digits: string
  /** The condition that the number occurs in a table's search text. */
  occurs: Sql
}

/** Reads a run as a phone number, by its beginning or by some digits with gaps; undefined if it is not one. */
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

/** The condition that a phone number occurs in search texts, in their notation. */
function phoneLike(digits: string, normal: Sql, phones: Sql | undefined): Sql {
  const pattern = sql`search_pattern(${normal})`
  if (phones) return sql`${phones} like ${pattern}`
  return digits.length >= 4 ? numbered(normal, pattern, true) : sql`t.search like ${pattern}`
}
