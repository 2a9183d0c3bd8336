import type { Say } from '../../words/say.ts'
import { isTold } from '../../words/sentences.ts'
import type { Field, Fields } from './fields.ts'

/**
 * What is shown of a field of a record: in the place of a text that Inkwell wrote the sentence that stands beside it, to
 * be said in the language of whoever reads.
 */
export function shownOf(field: Field, name: string, record: Readonly<Record<string, unknown>>): unknown {
  const said = field.kind === 'text' && field.saidIn !== undefined ? record[field.saidIn] : undefined
  return isTold(said) ? said : record[name]
}

/** Whether a field is there to hold the sentence of a text beside it, and says nothing by itself. */
export function holdsSentence(name: string, fields: Fields): boolean {
  return Object.values(fields).some((field) => field.kind === 'text' && field.saidIn === name)
}

/** A text that may be Inkwell's own, in the words of whoever reads; `said` is its sentence then. */
export function inWords<Text extends string | null>(text: Text, said: unknown, say: Say): string | Text {
  return isTold(said) ? say(said) : text
}
