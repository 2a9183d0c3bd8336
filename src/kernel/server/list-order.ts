import sql, { raw, type Sql } from 'sql-template-tag'
import { told } from '../../words/sentences.ts'
import { sentencesOf } from '../contract/entity-sentences.ts'
import type { Entity } from '../contract/entity.ts'
import type { Fields } from '../contract/fields.ts'
import { Problem } from '../contract/problem.ts'
import { onServer } from './kinds.ts'

/** What to order a list by, from its beginning and from its end. */
export interface ListOrder {
  forward: Sql
  backward: Sql
}

/** In which direction a list goes that is in the order of its keys; null for any other. */
export function keyOrder(ordering: string): 'asc' | 'desc' | null {
  if (!/^-?(?:serial|id)$/.test(ordering)) return null
  return ordering.startsWith('-') ? 'desc' : 'asc'
}

/** SQL to order by, and for the same backwards; `id` is what stands for the key where the list is in its order. */
export function orderOf(
  entity: Entity,
  ordering: string,
  expressions: Record<string, Sql> = {},
  id: Sql = raw('t.id'),
): ListOrder {
  const descending = ordering.startsWith('-')
  const name = descending ? ordering.slice(1) : ordering
  const key = entity.unordered?.includes(name) ? undefined : sortKey(entity.fields, name, expressions)
  if (!key) {
    throw new Problem(
      'bad_request',
      told('Lists of {many} have no ordering "{name}".', { many: told(sentencesOf(entity).many), name }),
    )
  }
  const isById = keyOrder(ordering) !== null
  const by = (direction: Sql) =>
    isById ? sql`${id} ${direction}` : sql`${key} ${direction}, t.id ${direction}`
  const [up, down] = [by(raw('asc')), by(raw('desc'))]
  return descending ? { forward: down, backward: up } : { forward: up, backward: down }
}

const keysOfRecords = new Set(['id', 'created_at', 'updated_at'])

/** What to sort by, as the field's kind is sorted. */
function sortKey(fields: Fields, name: string, expressions: Record<string, Sql>): Sql | undefined {
  if (name === 'serial') return raw('t.id')
  if (keysOfRecords.has(name)) return raw(`t."${name}"`)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field && onServer(field).order?.(expressions[name] ?? raw(`t."${name}"`))
}
