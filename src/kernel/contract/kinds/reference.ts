import type { Label } from '../../../i18n/messages.ts'
import type { Resource } from '../access.ts'
import { type Common, declared, type Declared } from '../fields.ts'
import type { KindOfField } from './kind.ts'
import { isSameNumber, numberFrom, type NumberValues, wholeRefusal } from './numbers/typed-number.ts'
import { largestWhole } from './numbers/whole.ts'
import { isTyped } from './texts/typed-text.ts'

/** The key of a record of another entity. */
export interface ReferenceField extends Common {
  kind: 'reference'
  /**
   * Where the records to choose from are listed, and which of their fields names them to people. Where not everybody
   * who sees the field may view them, `resource` says what that takes: no list is narrowed by what one cannot choose.
   * `within` narrows the list to what is chosen anew.
   */
  to: { path: string; shows: string; resource?: Resource; within?: Readonly<Record<string, string>> }
}

declare module '../fields.ts' {
  interface Kinds<F> {
    reference: { field: ReferenceField; values: NumberValues }
  }
}

export function reference(label: Label, to: ReferenceField['to']): Declared<ReferenceField> {
  return { kind: 'reference', label, to, ...declared }
}

export const referenceKind: KindOfField<ReferenceField> = {
  clean: (_, raw) => numberFrom(raw),
  refusal: ({ label }, value) => wholeRefusal(label, value, 1, largestWhole),
  empty: () => '',
  same: isSameNumber,
  fits: isTyped,
  words: (_, value) => String(value),
  isLeftOutOfParts: true,
  inTable: { sorts: false },
}
