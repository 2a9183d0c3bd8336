import { type Label, message } from '../../../i18n/messages.ts'
import { formatInstant } from '../values/formats.ts'
import { type Common, declared, type Declared, type Values } from '../fields.ts'
import type { KindOfField } from './kind.ts'
import { isTyped } from './texts/typed-text.ts'

/** A point in time, ISO 8601 in UTC. */
export interface InstantField extends Common {
  kind: 'instant'
}

declare module '../fields.ts' {
  interface Kinds<F> {
    instant: { field: InstantField; values: Values<string> }
  }
}

export function instant(label: Label): Declared<InstantField> {
  return { kind: 'instant', label, ...declared }
}

export const instantKind: KindOfField<InstantField> = {
  clean: (_, raw) => (raw === '' ? null : raw),
  refusal: ({ label }, value) =>
    typeof value === 'string' ? undefined : message('{label} must be a date and time.', { label }),
  emptyFormValue: () => '',
  accepts: isTyped,
  toText: (_, value) => formatInstant(String(value)),
  inTable: { sorts: true },
}
