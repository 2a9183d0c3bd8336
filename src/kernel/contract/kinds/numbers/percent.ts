import type { Label } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared } from '../../fields.ts'
import type { KindOfField } from '../kind.ts'
import { amountRefusal, isSameNumber, numberFrom, type NumberValues } from './typed-number.ts'
import { isTyped } from '../texts/typed-text.ts'

/** 0 to 100 with at most 2 decimals. */
export interface PercentField extends Common {
  kind: 'percent'
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    percent: { field: PercentField; values: NumberValues }
  }
}

export function percent(label: Label): Declared<PercentField> {
  return { kind: 'percent', label, ...declared }
}

export const percentKind: KindOfField<PercentField> = {
  clean: (_, raw) => numberFrom(raw),
  refusal: ({ label }, value) => amountRefusal(label, value, 0, 100),
  emptyFormValue: () => '',
  same: isSameNumber,
  accepts: isTyped,
  toText: (_, value) => `${String(value)} %`,
  inTable: { sorts: true, atEnd: true },
}
