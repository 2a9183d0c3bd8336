import type { Translate } from '../../../i18n/translate.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Common, Fields } from '../fields.ts'

/** Checks the parts of a value; `place` stands before their names in messages, such as `2.` for the third of a list. */
type CheckParts = (fields: Fields, raw: unknown, place: string) => unknown

/** The words for the parts of a value that is made of fields. */
type WordsOfParts = (fields: Fields, record: unknown) => string

/** What a kind of field means to both sides: how its values are cleaned, checked, kept in a form and told in words. */
export interface KindOfField<F extends Common> {
  /** What came in, which is something, in the form that is checked and stored; null where it says nothing. */
  clean(field: F, raw: unknown): unknown
  /** Why a cleaned value is refused, in a sentence for people; undefined when it is right. */
  refusal(field: F, value: unknown): DisplayText | undefined
  /** What stands for nothing, where that is not null; such a field is never null in a reply. */
  nothing?(field: F): unknown
  /** A right value whose parts are fields of their own, with each of them checked. */
  within?(field: F, value: unknown, checkParts: CheckParts): unknown
  /** What a form holds where nothing is entered. */
  empty(): unknown
  /** Whether two values of a form mean the same that are not one and the same; left out where none do. */
  same?(a: unknown, b: unknown): boolean
  /** Whether a form can hold a value that was written down earlier, by whatever version of the product. */
  fits(value: unknown): boolean
  /** A value that is there, as people read it in the language of `t`. */
  words(field: F, value: unknown, t: Translate, wordsOfParts: WordsOfParts): string
  /** Whether it says nothing among the parts of another value. */
  isLeftOutOfParts?: true
  /** In a multipart form, which knows nothing but texts and files, it is written as JSON. */
  jsonInForms?: true
  /** Its place in a table: whether rows sort by it, whether it stands at the end, and whether it needs room. */
  inTable: { sorts: boolean; atEnd?: true; mayBeLong?: true }
}
