import type { Translate } from '../../../i18n/translate.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Common, Fields } from '../fields.ts'

/**
 * Checks the parts of a value. `place` is the prefix of their names in messages, such as `2.` for the third row of a
 * list.
 */
type CheckParts = (fields: Fields, raw: unknown, place: string) => unknown

/** Returns the text for the parts of a value that consists of fields. */
type PartsToText = (fields: Fields, record: unknown) => string

/**
 * What both sides share about a kind of field: how its values are cleaned, checked, stored in a form and shown as text.
 */
export interface KindOfField<F extends Common> {
  /** Returns a received value that is not null in the form that is checked and stored; null if it is empty. */
  clean(field: F, raw: unknown): unknown
  /** Returns the error message for a cleaned value; undefined if the value is right. */
  refusal(field: F, value: unknown): DisplayText | undefined
  /** Returns the value that represents nothing, if not null. Such a field is never null in a response. */
  emptyValue?(field: F): unknown
  /** Returns a valid value with each of its parts checked, if its parts are fields. */
  withCheckedParts?(field: F, value: unknown, checkParts: CheckParts): unknown
  /** Returns the form value where nothing is entered. */
  emptyFormValue(): unknown
  /** Whether two form values that are not identical mean the same. Without it, only identical values are the same. */
  same?(a: unknown, b: unknown): boolean
  /** Whether a form can take a value that was stored earlier, possibly by another version of the program. */
  accepts(value: unknown): boolean
  /** Returns a present value as text in the language of `t`. */
  toText(field: F, value: unknown, t: Translate, wordsOfParts: PartsToText): string
  /** Whether it is left out of the text of a value that contains it. */
  isLeftOutOfParts?: true
  /** Whether it is sent as JSON in a multipart form, which has only texts and files. */
  jsonInForms?: true
  /**
   * Its column in a table: whether rows can be sorted by it, whether it is aligned to the end, and whether its text may
   * be long.
   */
  inTable: { sorts: boolean; atEnd?: true; mayBeLong?: true }
}
