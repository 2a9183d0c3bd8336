import { isMessage, type Label, message } from '../../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../../fields.ts'
import { asciiDigits, oneLine } from '../../values/text.ts'
import type { KindOfField } from '../kind.ts'
import { isTyped, textRefusal } from './typed-text.ts'

/** Text in one line. */
export interface TextField extends Common {
  kind: 'text'
  /** Longest length, in code points. */
  max: number
  /** `code`: a number or name that people give to a thing, read as a whole. */
  format?: 'email' | 'phone' | 'url' | 'code'
  /** Any text is right, though one that is of the format is shown as such. */
  asTyped?: true
  /** Of a text that Inkwell itself may have written: the field beside it that holds it as a sentence then. */
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

// Whether an address exists only a letter to it tells; this finds what cannot be one.
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
  empty: () => '',
  fits: isTyped,
  words: (_, value, t) => (isMessage(value) ? t(value) : String(value)),
  inTable: { sorts: true, mayBeLong: true },
}
