import { type Label, message } from '../../../i18n/messages.ts'
import { type Common, declared, type Declared, defaulted, type Values } from '../fields.ts'
import type { KindOfField } from './kind.ts'

/** Yes or no. Missing means no, unless the field is `open`: then it means either, as in a list's filter. */
export interface FlagField extends Common {
  kind: 'flag'
  open: boolean
  /**
   * Whether the flag confirms a question that the database asks (`ask` in `refuse.sql`). The database is sent the flag
   * before the call does anything.
   */
  answers?: true
}

declare module '../fields.ts' {
  interface Kinds<F> {
    flag: {
      field: FlagField
      values: Values<boolean, boolean, boolean, boolean | null, F extends { open: true } ? null : never>
    }
  }
}

export function flag(label: Label): Declared<FlagField> {
  return { kind: 'flag', label, open: false, ...declared }
}

/** Declares a flag that confirms a question which the database would otherwise ask. */
export function confirmed(
  label: Label,
): ReturnType<typeof defaulted<Declared<FlagField>>> & { answers: true } {
  return { ...defaulted(flag(label)), answers: true }
}

/** Declares a list filter: yes, no, or no filter if missing. */
export function flagFilter(label: Label): Declared<FlagField> & { open: true } {
  return { kind: 'flag', label, ...declared, open: true }
}

/** Returns the boolean for a value as forms and scripts send it; the value itself if it is neither yes nor no. */
export function flagFrom(raw: unknown): unknown {
  if (raw === '' || raw === 'false' || raw === '0' || raw === 0) return false
  if (raw === 'true' || raw === '1' || raw === 'on' || raw === 1) return true
  return raw
}

export const flagKind: KindOfField<FlagField> = {
  clean: ({ open }, raw) => (open && raw === '' ? null : flagFrom(raw)),
  refusal: ({ label }, value) =>
    typeof value === 'boolean' ? undefined : message('{label} must be true or false.', { label }),
  emptyValue: ({ open }) => (open ? null : false),
  emptyFormValue: () => false,
  accepts: (value) => typeof value === 'boolean',
  toText: (_, value, t) => t(value === true ? 'Yes' : 'No'),
  isLeftOutOfParts: true,
  inTable: { sorts: true },
}
