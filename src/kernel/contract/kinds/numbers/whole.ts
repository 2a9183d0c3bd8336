import type { Label } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared } from '../../fields.ts'
import type { KindOfField } from '../kind.ts'
import { isSameNumber, numberFrom, type NumberValues, wholeRefusal } from './typed-number.ts'
import { isTyped } from '../texts/typed-text.ts'

/** The largest whole number that the database can store. */
export const largestWhole = 2_147_483_647

/** A whole number. */
export interface WholeField extends Common {
  kind: 'whole'
  min: number
  max: number
  /** Whether a number outside the limits is refused or treated as empty. */
  outside: 'refused' | 'nothing'
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    whole: { field: WholeField; values: NumberValues }
  }
}

export function whole(
  label: Label,
  options: Pick<Partial<WholeField>, 'min' | 'max' | 'outside'> = {},
): Declared<WholeField> {
  return { kind: 'whole', label, min: 0, max: largestWhole, outside: 'refused', ...options, ...declared }
}

export const wholeKind: KindOfField<WholeField> = {
  clean({ label, outside, min, max }, raw) {
    const number = numberFrom(raw)
    if (outside === 'refused' || typeof number !== 'number') return number
    return wholeRefusal(label, number, min, max) === undefined ? number : null
  },
  refusal: ({ label, min, max }, value) => wholeRefusal(label, value, min, max),
  emptyFormValue: () => '',
  same: isSameNumber,
  accepts: isTyped,
  toText: (_, value) => String(value),
  inTable: { sorts: true },
}
