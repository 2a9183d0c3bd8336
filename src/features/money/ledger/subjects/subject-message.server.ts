import sql, { type Sql } from 'sql-template-tag'
import { oneLine } from '../../../../kernel/contract/values/text.ts'
import { type DisplayText, type Message, messageOf } from '../../../../i18n/messages.ts'
import { translators } from '../../../../i18n/translators.ts'

/**
 * Finds the message that a subject equals word for word in any language: a form proposed it and nobody changed it. Null
 * for text that a user entered.
 */
export function asMessage(subject: string, sentences: readonly DisplayText[]): Message | null {
  const says = (message: DisplayText) =>
    Object.values(translators).some((t) => oneLine(t(message)) === subject)
  const found = sentences.find(says)
  return found === undefined ? null : messageOf(found)
}

/** SQL for the column `said_subject`: the subject of an entry's document as a message, if Inkwell wrote it. */
export const displayedSubjectOf = (kind: Sql, document: Sql): Sql =>
  sql`(select s.said_subject from subject_said s where s.kind = ${kind} and s.document = ${document}) as said_subject`
