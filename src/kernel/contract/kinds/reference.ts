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
   * The path that lists the records to choose from, and the field that names them to users. `resource` is what a user
   * needs permission to view in order to choose, if not every user who sees the field may: others get no filter by this
   * field. `within` adds filters to the list of choices.
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
  emptyFormValue: () => '',
  same: isSameNumber,
  accepts: isTyped,
  toText: (_, value) => String(value),
  isLeftOutOfParts: true,
  inTable: { sorts: false },
}
