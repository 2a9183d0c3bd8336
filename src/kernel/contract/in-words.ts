import type { Translate } from '../../i18n/translate.ts'
import { isMessage } from '../../i18n/messages.ts'

/**
 * Returns a text in the reader's language if Inkwell wrote it (`message` is its sentence then), otherwise the text
 * itself.
 */
export function inWords<Text extends string | null>(
  text: Text,
  message: unknown,
  t: Translate,
): string | Text {
  return isMessage(message) ? t(message) : text
}
