import type { Label } from '../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../fields.ts'
import type { KindOfField } from './kind.ts'

/** Any JSON value, for data without a fixed shape. */
export interface JsonField extends Common {
  kind: 'json'
}

declare module '../fields.ts' {
  interface Kinds<F> {
    json: { field: JsonField; values: Values<unknown> }
  }
}

export function json(label: Label): Declared<JsonField> {
  return { kind: 'json', label, ...declared }
}

export const jsonKind: KindOfField<JsonField> = {
  clean: (_, raw) => raw,
  refusal: () => undefined,
  emptyFormValue: () => null,
  accepts: () => true,
  toText: (_, value) => JSON.stringify(value),
  jsonInForms: true,
  inTable: { sorts: false },
}
