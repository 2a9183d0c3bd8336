import { type Common, declared, type Declared, type Values } from '../fields.ts'
import type { KindOfField } from './kind.ts'

/** Yes or no; nothing said is no. */
export interface FlagField extends Common {
  kind: 'flag'
}

declare module '../fields.ts' {
  interface Kinds<F> {
    flag: { field: FlagField; values: Values<boolean, boolean, boolean, boolean | null, never> }
  }
}

export function flag(label: string): Declared<FlagField> {
  return { kind: 'flag', label, ...declared }
}

/** What came in as yes or no, in the ways that forms and scripts say it; the value itself where it is neither. */
export function flagFrom(raw: unknown): unknown {
  if (raw === '' || raw === 'false' || raw === '0' || raw === 0) return false
  if (raw === 'true' || raw === '1' || raw === 'on' || raw === 1) return true
  return raw
}

export const flagKind: KindOfField<FlagField> = {
  clean: (_, raw) => flagFrom(raw),
  refusal: ({ label }, value) => (typeof value === 'boolean' ? undefined : `${label} must be yes or no.`),
  nothing: () => false,
  empty: () => false,
  fits: (value) => typeof value === 'boolean',
  words: (_, value) => (value === true ? 'Yes' : 'No'),
  isLeftOutOfParts: true,
}
