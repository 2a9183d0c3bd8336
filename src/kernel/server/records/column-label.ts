import { type Message, messageOf } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { named } from '../database/failures/constraint-problem.ts'

/** The name of a column within a sentence about a kind of record: its label on the form. */
export function columnLabel({ fields }: Entity, column: string): Message {
  const label = fields[column]?.label
  return label === undefined ? named(column) : messageOf(label)
}
