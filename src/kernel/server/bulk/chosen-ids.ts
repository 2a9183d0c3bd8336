import sql from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import { checkAll } from '../../contract/checks.ts'
import { bulkMax } from '../../contract/endpoints/bulk.ts'
import { formatCount } from '../../contract/values/formats.ts'
import type { Fields } from '../../contract/fields.ts'
import { validationProblem } from '../../contract/problem.ts'
import { message } from '../../../i18n/messages.ts'
import type { Db } from '../database/query.ts'
import { keysOfList } from '../lists/export.ts'
import type { Listed } from '../lists/listed.ts'

const keyMax = 2_147_483_647

interface Choice {
  ids: unknown
  filter: unknown
  /** The order of the keys; as listed in the request if null. */
  ordering: string | null
  /** The query parameters that a filter may contain. */
  query: Fields
  actor: Actor
  /** The maximum number of records. */
  most?: number
}

/** The chosen keys: the listed ones, each once, or all that the filter of their list finds, in its order. */
export async function chosenIds(
  db: Db,
  listed: Listed,
  { ids, filter, ordering, query, actor, most = bulkMax }: Choice,
): Promise<number[]> {
  const byFilter = filter !== null && filter !== undefined
  if ((ids !== null && ids !== undefined) === byFilter) {
    throw validationProblem({ ids: ['Send exactly one of ids and filter.'] })
  }
  const chosen = byFilter ? await foundBy(db, listed, { filter, query, actor }) : keysIn(ids)
  if (chosen.length > most) {
    const field = byFilter ? 'filter' : 'ids'
    throw validationProblem({
      [field]: [message('Too many records selected. Select {most} or fewer.', { most: formatCount(most) })],
    })
  }
  return ordering === null || ordering === 'match' || byFilter
    ? chosen
    : await inOrder(db, listed, { ids: chosen, ordering, actor, query })
}

/** Keys in an order of their list; keys that are not in the list come last. */
async function inOrder(
  db: Db,
  { entity, optionsFor }: Listed,
  { ids, ordering, actor, query }: { ids: number[]; ordering: string; actor: Actor; query: Fields },
): Promise<number[]> {
  const { where: _everything, ...options } = await optionsFor(checkAll(query, {}), db, actor)
  const where = [sql`t.id = any (${ids})`]
  const found = await keysOfList(db, entity, { ...options, where, search: null, ordering })
  return [...new Set([...found, ...ids])]
}

function keysIn(ids: unknown): number[] {
  const isKey = (id: unknown): id is number => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= keyMax
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isKey)) {
    throw validationProblem({ ids: ['ids must be a list of record IDs.'] })
  }
  return [...new Set(ids)]
}

async function foundBy(
  db: Db,
  { entity, optionsFor }: Listed,
  { filter, query, actor }: Pick<Choice, 'filter' | 'query' | 'actor'>,
): Promise<number[]> {
  if (typeof filter !== 'object' || Array.isArray(filter)) {
    throw validationProblem({ filter: ['filter must be an object with the query parameters of the list.'] })
  }
  const asked = checkAll(query, filter)
  const { search, ordering } = asked
  const options = await optionsFor(asked, db, actor)
  return await keysOfList(db, entity, {
    ...options,
    search: typeof search === 'string' ? search : null,
    ordering: typeof ordering === 'string' && ordering !== 'match' ? ordering : null,
  })
}
