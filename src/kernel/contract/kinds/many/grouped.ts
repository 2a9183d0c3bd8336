import { type Label, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Fields, type RowOf, type Values } from '../../fields.ts'
import { isRecord } from './group.ts'
import type { KindOfField } from '../kind.ts'

/** Records by the name of their group. Only in responses. */
export interface GroupedField<P extends Fields = Fields> extends Common {
  kind: 'grouped'
  fields: P
}

type ValuesOfGrouped<F> = F extends { fields: infer P extends Fields }
  ? Values<Record<string, RowOf<P>[]>>
  : never

declare module '../../fields.ts' {
  interface Kinds<F> {
    grouped: { field: GroupedField; values: ValuesOfGrouped<F> }
  }
}

export function grouped<const P extends Fields>(label: Label, fields: P): Declared<GroupedField<P>> {
  return { kind: 'grouped', label, fields, ...declared }
}

export const groupedKind: KindOfField<GroupedField> = {
  clean: (_, raw) => raw,
  refusal: ({ label }, value) =>
    isRecord(value) ? undefined : message('{label} must be an object.', { label }),
  emptyFormValue: () => null,
  accepts: () => true,
  toText: (_, value) => JSON.stringify(value),
  jsonInForms: true,
  inTable: { sorts: false },
}
