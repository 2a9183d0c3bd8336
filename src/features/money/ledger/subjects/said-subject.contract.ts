import { computed } from '../../../../kernel/contract/fields.ts'
import { inWords } from '../../../../kernel/contract/shown-of.ts'
import { json } from '../../../../kernel/contract/kinds/json.ts'
import type { Say } from '../../../../words/say.ts'

/** The subject of a document as a sentence, where Inkwell wrote it; null where it is people's own text. */
export const saidSubject = { said_subject: computed(json('Subject')) } as const

/** What a document is about, in the language of its paper or of whoever reads it; people's own text as it is. */
export function subjectIn<Text extends string | null>(
  { subject, said_subject }: { subject: Text; said_subject: unknown },
  say: Say,
): string | Text {
  return inWords(subject, said_subject, say)
}
