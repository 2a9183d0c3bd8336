import { isTold, type Label, type Said, told } from '../../../../words/sentences.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import type { KindOfField } from '../kind.ts'

/** What the server says to people: a sentence with its values, which leaves in the language of whoever asks. */
export interface SaidField extends Common {
  kind: 'said'
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    said: { field: SaidField; values: Values<Said> }
  }
}

export function said(label: Label): Declared<SaidField> {
  return { kind: 'said', label, ...declared }
}

export const saidKind: KindOfField<SaidField> = {
  clean: (_, raw) => raw,
  refusal: ({ label }, value) =>
    typeof value === 'string' || isTold(value) ? undefined : told('{label} must be text.', { label }),
  empty: () => null,
  fits: () => true,
  words: (_, value, say) => say(value as Said),
  inTable: { sorts: false },
}
