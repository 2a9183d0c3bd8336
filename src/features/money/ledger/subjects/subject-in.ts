import { inWords } from '../../../../kernel/contract/in-words.ts'
import type { Translate } from '../../../../i18n/translate.ts'

/** What a document is about, in the language of its paper or of whoever reads it; people's own text as it is. */
export function subjectIn<Text extends string | null>(
  { subject, said_subject }: { subject: Text; said_subject: unknown },
  t: Translate,
): string | Text {
  return inWords(subject, said_subject, t)
}
