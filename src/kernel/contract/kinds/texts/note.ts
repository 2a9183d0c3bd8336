import type { Label } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import { manyLines } from '../../values/text.ts'
import type { KindOfField } from '../kind.ts'
import { isTyped, textRefusal } from './typed-text.ts'

/** Text of any number of lines. */
export interface NoteField extends Common {
  kind: 'note'
  /** The greatest length, in code points. */
  max: number
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    note: { field: NoteField; values: Values<string> }
  }
}

export function note(label: Label, options: { max?: number } = {}): Declared<NoteField> {
  return { kind: 'note', label, max: options.max ?? 10_000, ...declared }
}

export const noteKind: KindOfField<NoteField> = {
  clean: (_, raw) => (typeof raw === 'string' ? manyLines(raw) || null : raw),
  refusal: ({ label, max }, value) => textRefusal(label, value, max),
  emptyFormValue: () => '',
  accepts: isTyped,
  toText: (_, value) => String(value),
  inTable: { sorts: true, mayBeLong: true },
}
