import { isMessage, type Label, type DisplayText, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import type { KindOfField } from '../kind.ts'

/** What the server says to people: a sentence with its values, which leaves in the language of whoever asks. */
export interface MessageField extends Common {
  kind: 'said'
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    said: { field: MessageField; values: Values<DisplayText> }
  }
}

export function said(label: Label): Declared<MessageField> {
  return { kind: 'said', label, ...declared }
}

export const saidKind: KindOfField<MessageField> = {
  clean: (_, raw) => raw,
  refusal: ({ label }, value) =>
    typeof value === 'string' || isMessage(value) ? undefined : message('{label} must be text.', { label }),
  empty: () => null,
  fits: () => true,
  words: (_, value, t) => t(value as DisplayText),
  inTable: { sorts: false },
}
