import { type Label, message } from '../../../../i18n/messages.ts'
import {
  type CheckedInput,
  type Common,
  declared,
  type Declared,
  type Fields,
  type FormValues,
  type RowOf,
  type SentFields,
  type Values,
} from '../../fields.ts'
import type { KindOfField } from '../kind.ts'

/** A nested record. */
export interface GroupField<P extends Fields = Fields> extends Common {
  kind: 'group'
  fields: P
}

/** The value types of a nested record with these fields. */
export type PartsOf<P extends Fields> = Values<RowOf<P>, CheckedInput<P>, FormValues<P>, SentFields<P>>

type ValuesOfGroup<F> = F extends { fields: infer P extends Fields } ? PartsOf<P> : never

declare module '../../fields.ts' {
  interface Kinds<F> {
    group: { field: GroupField; values: ValuesOfGroup<F> }
  }
}

export function group<const P extends Fields>(label: Label, fields: P): Declared<GroupField<P>> {
  return { kind: 'group', label, fields, ...declared }
}

/** Whether a value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const groupKind: KindOfField<GroupField> = {
  clean: (_, raw) => raw,
  refusal: ({ label }, value) =>
    isRecord(value) ? undefined : message('{label} must be an object.', { label }),
  withCheckedParts: ({ fields }, value, checkParts) => checkParts(fields, value, ''),
  emptyFormValue: () => null,
  accepts: () => true,
  toText: ({ fields }, value, _say, wordsOfParts) => wordsOfParts(fields, value),
  jsonInForms: true,
  inTable: { sorts: false },
}
