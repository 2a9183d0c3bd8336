import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import { sentencesOf } from '../../contract/entity-sentences.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import { Problem } from '../../contract/problem.ts'
import { onServer } from '../kinds/kinds.ts'

/** The SQL to order a list by, from its beginning and from its end. */
export interface ListOrder {
  forward: Sql
  backward: Sql
  /** A condition that is always true, which lets the database begin in the other table with the values. */
  holds: Sql
}

/** SQL for fields that are not columns, by field name: what to order by, and what orders equal values. */
interface Ordered {
  expressions?: Record<string, Sql>
  ties?: Record<string, Sql>
}

/** The direction of a list that is ordered by key; null for any other order. */
export function keyOrder(ordering: string): 'asc' | 'desc' | null {
  if (!/^-?(?:serial|id)$/.test(ordering)) return null
  return ordering.startsWith('-') ? 'desc' : 'asc'
}

/** The SQL to order by, and the same backwards. Throws `bad_request` for an unknown name. */
export function orderOf(
  entity: Entity,
  ordering: string,
  { expressions = {}, ties = {} }: Ordered = {},
): ListOrder {
  const descending = ordering.startsWith('-')
  const name = descending ? ordering.slice(1) : ordering
  const key = entity.notSortable?.includes(name) ? undefined : sortKey(entity.fields, name, expressions)
  if (!key) {
    throw new Problem(
      'bad_request',
      message('Lists of {many} cannot be sorted by “{name}”.', {
        many: message(sentencesOf(entity).many),
        name,
      }),
    )
  }
  const isById = keyOrder(ordering) !== null
  const tie = Object.hasOwn(ties, name) ? ties[name] : undefined
  const by = (direction: Sql) =>
    isById ? sql`t.id ${direction}` : sql`${key} ${direction}, ${tie ?? raw('t.id')} ${direction}`
  const [up, down] = [by(raw('asc')), by(raw('desc'))]
  const holds = tie ? sql`where ${key} is not null` : empty
  return descending ? { forward: down, backward: up, holds } : { forward: up, backward: down, holds }
}

const keysOfRecords = new Set(['id', 'created_at', 'updated_at'])

function sortKey(fields: Fields, name: string, expressions: Record<string, Sql>): Sql | undefined {
  if (name === 'serial') return raw('t.id')
  if (keysOfRecords.has(name)) return raw(`t."${name}"`)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field && onServer(field).order?.(expressions[name] ?? raw(`t."${name}"`), field)
}
