import { isMessage, type Label, type DisplayText, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import type { KindOfField } from '../kind.ts'

/** A message to users: the key of a sentence with its values, which the response contains in the reader's language. */
export interface MessageField extends Common {
  kind: 'message'
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    message: { field: MessageField; values: Values<DisplayText> }
  }
}

export function messageText(label: Label): Declared<MessageField> {
  return { kind: 'message', label, ...declared }
}

export const messageKind: KindOfField<MessageField> = {
  clean: (_, raw) => raw,
  refusal: ({ label }, value) =>
    typeof value === 'string' || isMessage(value) ? undefined : message('{label} must be text.', { label }),
  emptyFormValue: () => null,
  accepts: () => true,
  toText: (_, value, t) => t(value as DisplayText),
  inTable: { sorts: false },
}
