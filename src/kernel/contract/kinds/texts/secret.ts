import { type Label, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import { lengthInCodePoints } from '../../values/text.ts'
import type { KindOfField } from '../kind.ts'
import { textRefusal } from './typed-text.ts'

/** The greatest length of a secret, in code points. */
export const secretMax = 1000

/** Text that is stored exactly as entered and never returned. */
export interface SecretField extends Common {
  kind: 'secret'
  min: number
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    secret: { field: SecretField; values: Values<string> }
  }
}

export function secret(label: Label, options: { min?: number } = {}): Declared<SecretField> {
  return { kind: 'secret', label, min: options.min ?? 1, ...declared }
}

export const secretKind: KindOfField<SecretField> = {
  clean: (_, raw) => (raw === '' ? null : raw),
  refusal({ label, min }, value) {
    const refusal = textRefusal(label, value, secretMax)
    if (refusal !== undefined || lengthInCodePoints(String(value)) >= min) return refusal
    return message('{label} must have at least {min} characters.', { label, min })
  },
  emptyFormValue: () => '',
  // Secrets are never stored in drafts.
  accepts: () => false,
  toText: (_, value) => String(value),
  inTable: { sorts: false },
}
