import { type Label, message } from '../../../i18n/messages.ts'
import { type Common, declared, type Declared, defaulted, type Values } from '../fields.ts'
import type { KindOfField } from './kind.ts'

/** Yes or no; nothing said is no, unless the field is `open`, as a list that is not filtered by it. */
export interface FlagField extends Common {
  kind: 'flag'
  open: boolean
  /** Whether it answers a question of the database (`ask` in `refuse.sql`), which is told of it before anything is done. */
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

/** Says of a call that something is meant which the database asks about otherwise. */
export function confirmed(
  label: Label,
): ReturnType<typeof defaulted<Declared<FlagField>>> & { answers: true } {
  return { ...defaulted(flag(label)), answers: true }
}

/** What a list can be narrowed by: to yes, to no, or not at all where it is left out. */
export function flagFilter(label: Label): Declared<FlagField> & { open: true } {
  return { kind: 'flag', label, ...declared, open: true }
}

/** What came in as yes or no, in the ways that forms and scripts say it; the value itself where it is neither. */
export function flagFrom(raw: unknown): unknown {
  if (raw === '' || raw === 'false' || raw === '0' || raw === 0) return false
  if (raw === 'true' || raw === '1' || raw === 'on' || raw === 1) return true
  return raw
}

export const flagKind: KindOfField<FlagField> = {
  clean: ({ open }, raw) => (open && raw === '' ? null : flagFrom(raw)),
  refusal: ({ label }, value) =>
    typeof value === 'boolean' ? undefined : message('{label} must be true or false.', { label }),
  nothing: ({ open }) => (open ? null : false),
  empty: () => false,
  fits: (value) => typeof value === 'boolean',
  words: (_, value, t) => t(value === true ? 'Yes' : 'No'),
  isLeftOutOfParts: true,
  inTable: { sorts: true },
}
