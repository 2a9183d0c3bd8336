import type { Actor } from '../../contract/access.ts'
import { checkAll } from '../../contract/checks.ts'
import { bulkMost } from '../../contract/endpoints/bulk.ts'
import { formatCount } from '../../contract/values/formats.ts'
import type { Fields } from '../../contract/fields.ts'
import { validationProblem } from '../../contract/problem.ts'
import { told } from '../../../words/sentences.ts'
import type { Db } from '../database/query.ts'
import { keysOfList } from '../lists/export.ts'
import type { Listed } from '../lists/listed.ts'

const keyMax = 2_147_483_647

interface Choice {
  ids: unknown
  filter: unknown
  /** What a filter may say. */
  query: Fields
  actor: Actor
}

/** The keys that a call for many names: themselves, each once, or by what their list is narrowed to, in its order. */
export async function chosenIds(
  db: Db,
  listed: Listed,
  { ids, filter, query, actor }: Choice,
): Promise<number[]> {
  const byFilter = filter !== null && filter !== undefined
  if ((ids !== null && ids !== undefined) === byFilter) {
    throw validationProblem({ ids: ['Name the records, or what their list is narrowed to: one of the two.'] })
  }
  const chosen = byFilter ? await foundBy(db, listed, { filter, query, actor }) : keysIn(ids)
  if (chosen.length > bulkMost) {
    const field = byFilter ? 'filter' : 'ids'
    throw validationProblem({
      [field]: [told('No more than {most} are done at once.', { most: formatCount(bulkMost) })],
    })
  }
  return chosen
}

function keysIn(ids: unknown): number[] {
  const isKey = (id: unknown): id is number => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= keyMax
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isKey)) {
    throw validationProblem({ ids: ['These are no keys of records.'] })
  }
  return [...new Set(ids)]
}

async function foundBy(
  db: Db,
  { entity, optionsFor }: Listed,
  { filter, query, actor }: Omit<Choice, 'ids'>,
): Promise<number[]> {
  if (typeof filter !== 'object' || Array.isArray(filter)) {
    throw validationProblem({ filter: ['A filter is what a list is asked for.'] })
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
