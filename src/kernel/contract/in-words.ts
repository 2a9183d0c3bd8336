import type { Translate } from '../../i18n/translate.ts'
import { isMessage } from '../../i18n/messages.ts'

/** A text that may be Inkwell's own, in the words of whoever reads; `said` is its sentence then. */
export function inWords<Text extends string | null>(
  text: Text,
  message: unknown,
  t: Translate,
): string | Text {
  return isMessage(message) ? t(message) : text
}
