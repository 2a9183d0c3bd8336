import type { Say } from '../../words/say.ts'
import { isTold } from '../../words/sentences.ts'

/** A text that may be Inkwell's own, in the words of whoever reads; `said` is its sentence then. */
export function inWords<Text extends string | null>(text: Text, said: unknown, say: Say): string | Text {
  return isTold(said) ? say(said) : text
}
