import { DatabaseError } from 'pg'
import { isMessageKey } from '../../../i18n/known-message.ts'
import { type Label, type DisplayText, message, messageOf } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { oneOf, sentencesOf } from '../../contract/entity-sentences.ts'
import { Problem } from '../../contract/problem.ts'
import { fieldOf } from '../database/failures/constraint-problem.ts'
import { columnLabel } from './column-label.ts'
import { messageOfRule } from '../database/rule.ts'

/** The reason why a record cannot be restored, if the database refused it; undefined for other errors. */
export function restoreRestriction(
  entity: Entity,
  entities: readonly Entity[],
  error: unknown,
): Problem | undefined {
  if (!(error instanceof DatabaseError)) return undefined
  const { staysAway: label } = sentencesOf(entity)
  if (error.code === '23505') {
    const reason = message('another record now has the same {field}.', {
      field: columnLabel(entity, fieldOf(error)),
    })
    return new Problem('conflict', message('{label}: {reason}', { label, reason }))
  }
  if (error.code === '23502') {
    const field = error.column === undefined ? message('a field') : columnLabel(entity, error.column)
    const reason = message('the deleted record is missing {field}, which is now required.', { field })
    return new Problem('conflict', message('{label}: {reason}', { label, reason }))
  }
  // A rule of the database explains the refusal in its own message.
  if (error.code === 'IK422') {
    const reason = messageOf(messageOfRule(error))
    return new Problem('validation_failed', message('{label}. {reason}', { label, reason }), {
      errors: { [fieldOf(error)]: [reason] },
    })
  }
  if (error.code !== '23503') return undefined
  const needed = /table "(\w+)"/.exec(error.detail ?? '')?.[1]
  const needs = entities.find(({ name }) => name === needed)
  return new Problem('conflict', beforeItsOwner(entity, needs))
}

/** Names the record that must be restored first. */
function beforeItsOwner(entity: Entity, owner: Entity | undefined): DisplayText {
  const one = owner && oneOf(owner)
  const sentence = `${sentencesOf(entity).staysAway} because its ${one} is deleted. Restore the ${one} first.`
  return isWaiting(sentence)
    ? sentence
    : 'This record cannot be restored because the record that it belongs to is deleted. Restore that record first.'
}

type Waiting = Extract<
  Label,
  `This ${string} cannot be restored because its ${string} is deleted. Restore the ${string} first.`
>

function isWaiting(sentence: string): sentence is Waiting {
  return isMessageKey(sentence)
}
