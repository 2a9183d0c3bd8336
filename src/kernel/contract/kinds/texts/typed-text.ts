import { type Label, type DisplayText, message } from '../../../../i18n/messages.ts'
import { lengthInCodePoints } from '../../values/text.ts'

/** Returns the message for a value that is no text of at most `max` code points. */
export function textRefusal(label: Label, value: unknown, max: number): DisplayText | undefined {
  if (typeof value !== 'string') return message('{label} must be text.', { label })
  if (lengthInCodePoints(value) > max)
    return message('{label} must have at most {max} characters.', { label, max })
  return value.includes('\0')
    ? message('{label} contains a character that cannot be saved. Remove it.', { label })
    : undefined
}

/** Whether a value is one that an input of text or numbers can contain. */
export function isTyped(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
