import { inWords } from '../../../../kernel/contract/in-words.ts'
import type { Translate } from '../../../../i18n/translate.ts'

/**
 * The subject of a document in the language of its printed document or its reader. Subjects that users entered are
 * returned unchanged.
 */
export function subjectIn<Text extends string | null>(
  { subject, said_subject }: { subject: Text; said_subject: unknown },
  t: Translate,
): string | Text {
  return inWords(subject, said_subject, t)
}
