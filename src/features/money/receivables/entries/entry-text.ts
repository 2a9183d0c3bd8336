import type { Say } from '../../../../words/say.ts'
import { subjectIn } from '../../ledger/subjects/said-subject.contract.ts'

/** What the document of an entry is about, in the language of the paper or of whoever reads. */
export function textIn(
  { text, said_subject }: { text: string | null; said_subject: unknown },
  say: Say,
): string | null {
  return subjectIn({ subject: text, said_subject }, say)
}
