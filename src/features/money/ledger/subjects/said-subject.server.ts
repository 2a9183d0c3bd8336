import sql, { type Sql } from 'sql-template-tag'
import { oneLine } from '../../../../kernel/contract/values/text.ts'
import { type Said, type Told, toldOf } from '../../../../words/sentences.ts'
import { speakers } from '../../../../words/speakers.ts'

/**
 * The one of the sentences that a subject is, word for word, in any of the languages: what a form proposed and nobody
 * changed. Null for people's own text.
 */
export function asSaid(subject: string, sentences: readonly Said[]): Told | null {
  const says = (said: Said) => Object.values(speakers).some((say) => oneLine(say(said)) === subject)
  const found = sentences.find(says)
  return found === undefined ? null : toldOf(found)
}

/** The sentence that the document of an entry has as its subject, where Inkwell wrote it, as a column. */
export const saidSubjectOf = (kind: Sql, document: Sql): Sql =>
  sql`(select s.said_subject from subject_said s where s.kind = ${kind} and s.document = ${document}) as said_subject`
