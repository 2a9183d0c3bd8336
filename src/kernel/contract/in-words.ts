import type { Translate } from '../../words/say.ts'
import { isMessage } from '../../words/sentences.ts'

/** A text that may be Inkwell's own, in the words of whoever reads; `said` is its sentence then. */
export function inWords<Text extends string | null>(text: Text, said: unknown, t: Translate): string | Text {
  return isMessage(said) ? t(said) : text
}
