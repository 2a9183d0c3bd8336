import { isMessage, type Label, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import { asciiDigits, oneLine } from '../../values/text.ts'
import type { KindOfField } from '../kind.ts'
import { isTyped, textRefusal } from './typed-text.ts'

/** Text of one line. */
export interface TextField extends Common {
  kind: 'text'
  /** The greatest length, in code points. */
  max: number
  /** `code`: a number or name that users give to a thing, such as an item code. */
  format?: 'email' | 'phone' | 'url' | 'code'
  /** Whether any text is allowed. Text that matches the format is still shown in that format. */
  asTyped?: true
  /** For a text that Inkwell may have written itself: the name of the field with its message. */
  displayedIn?: string
}

declare module '../../fields.ts' {
  interface Kinds<F> {
    text: { field: TextField; values: Values<string> }
  }
}

export function text(
  label: Label,
  options: Pick<Partial<TextField>, 'max' | 'format' | 'asTyped' | 'displayedIn'> = {},
): Declared<TextField> {
  return { kind: 'text', label, max: 255, ...options, ...declared }
}

// Only an email sent to an address shows whether it exists. This refuses text that cannot be an address.
const emailShape = /^[^\s@]+@[^\s@]+$/

export const textKind: KindOfField<TextField> = {
  clean({ format }, raw) {
    if (typeof raw !== 'string') return raw
    return oneLine(format === 'phone' ? asciiDigits(raw) : raw) || null
  },
  refusal({ label, max, format, asTyped }, value) {
    const refusal = textRefusal(label, value, max)
    if (refusal !== undefined || format !== 'email' || asTyped) return refusal
    return emailShape.test(String(value))
      ? undefined
      : message('{label} must be an email address, for example name@example.com.', { label })
  },
  emptyFormValue: () => '',
  accepts: isTyped,
  toText: (_, value, t) => (isMessage(value) ? t(value) : String(value)),
  inTable: { sorts: true, mayBeLong: true },
}
