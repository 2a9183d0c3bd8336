import { StartError } from '../../parts/program/start-error.ts'
import { english } from '../../words/english.ts'
import { asTyped, type Said, type Told, toldOf } from '../../words/sentences.ts'

/** What somebody can mend, who may meet it on a screen in their language as well as on a terminal in English. */
export class SaidError extends StartError {
  readonly said: Said

  constructor(said: Said, options?: ErrorOptions) {
    super(english(said), options)
    this.said = said
  }
}

/** What went wrong, for whoever reads it: a sentence where there is one, else the first line that the system said. */
export function saidOf(error: unknown): Told {
  if (error instanceof SaidError) return toldOf(error.said)
  return asTyped(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
}
