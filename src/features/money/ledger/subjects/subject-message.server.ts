import sql, { type Sql } from 'sql-template-tag'
import { oneLine } from '../../../../kernel/contract/values/text.ts'
import { type DisplayText, type Message, messageOf } from '../../../../i18n/messages.ts'
import { translators } from '../../../../i18n/translators.ts'

/**
 * The one of the sentences that a subject is, word for word, in any of the languages: what a form proposed and nobody
 * changed. Null for people's own text.
 */
export function asMessage(subject: string, sentences: readonly DisplayText[]): Message | null {
  const says = (message: DisplayText) =>
    Object.values(translators).some((t) => oneLine(t(message)) === subject)
  const found = sentences.find(says)
  return found === undefined ? null : messageOf(found)
}

/** The sentence that the document of an entry has as its subject, where Inkwell wrote it, as a column. */
export const displayedSubjectOf = (kind: Sql, document: Sql): Sql =>
  sql`(select s.said_subject from subject_said s where s.kind = ${kind} and s.document = ${document}) as said_subject`
