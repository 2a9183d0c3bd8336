import { type Label, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Fields, type Values } from '../../fields.ts'
import { isRecord, type PartsOf } from './group.ts'
import type { KindOfField } from '../kind.ts'

/** An ordered list of rows, such as the lines of a document. */
export interface ListField<P extends Fields = Fields> extends Common {
  kind: 'list'
  fields: P
  max: number
}

type ValuesOfList<F> = F extends { fields: infer P extends Fields }
  ? Values<
      PartsOf<P>['row'][],
      PartsOf<P>['checked'][],
      readonly Partial<PartsOf<P>['form']>[],
      readonly PartsOf<P>['sent'][],
      never
    >
  : never

declare module '../../fields.ts' {
  interface Kinds<F> {
    list: { field: ListField; values: ValuesOfList<F> }
  }
}

export function list<const P extends Fields>(
  label: Label,
  fields: P,
  options: { max?: number } = {},
): Declared<ListField<P>> {
  return { kind: 'list', label, fields, max: options.max ?? 1000, ...declared }
}

export const listKind: KindOfField<ListField> = {
  clean: (_, raw) => raw,
  refusal({ label, max }, value) {
    if (!Array.isArray(value)) return message('{label} must be a list.', { label })
    if (!value.every(isRecord)) return message('{label} must be a list of objects.', { label })
    return value.length > max
      ? message('{label} must have at most {max} entries.', { label, max })
      : undefined
  },
  emptyValue: () => [],
  withCheckedParts: ({ fields }, value, checkParts) =>
    Array.isArray(value) ? value.map((entry, index) => checkParts(fields, entry, `${index}.`)) : value,
  emptyFormValue: () => [],
  accepts: (value) => Array.isArray(value) && value.every(isRecord),
  toText: ({ fields }, value, _say, wordsOfParts) =>
    Array.isArray(value) ? value.map((entry) => wordsOfParts(fields, entry)).join('\n') : '',
  jsonInForms: true,
  inTable: { sorts: false },
}
