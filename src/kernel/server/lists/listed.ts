import type { Actor } from '../../contract/access.ts'
import type { Entity } from '../../contract/entity.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database/query.ts'
import { kindNamed } from '../records/kind-named.ts'
import type { RowPolicies } from '../records/row-policy.ts'
import type { ListOptions } from './list.ts'

/** How records of a kind are listed, for whoever does something with all that a list finds. */
export interface Listed {
  entity: Entity
  /** For a query that the filters of the entity have checked. */
  optionsFor(
    query: Readonly<Record<string, unknown>>,
    db: Db,
    actor: Actor,
  ): ListOptions | Promise<ListOptions>
}

/** A list that people look at; what is no kind of record, or told otherwise than it is kept, is done nothing with as a whole. */
type ListShown = Pick<Listed, 'entity'> & Partial<Listed>

/** All lists, by the names of their entities. */
export type Lists = Map<string, ListShown>

/** The list of a name as far as something is done with all that it finds. */
export function listedIn(lists: Lists, name: string): Listed | undefined {
  const { entity, optionsFor } = lists.get(name) ?? {}
  return entity && optionsFor && { entity, optionsFor }
}

/** Throws where no list has that name, and says the right one where another is meant. */
export function assertIsList(lists: Lists, name: string): void {
  kindNamed(
    [...lists.values()].map(({ entity }) => entity),
    name,
  )
}

/** Throws where there is no list of that name that somebody may see. */
export function assertSeesList(
  { lists, policies }: { lists: Lists; policies: RowPolicies },
  actor: Actor,
  name: string,
): void {
  assertIsList(lists, name)
  if (!listsSeen({ lists, policies }, actor).includes(name))
    throw new Problem('permission_denied', 'You do not have permission to view this record.')
}

/** The names of the lists that somebody may see. */
export function listsSeen(
  { lists, policies }: { lists: Lists; policies: RowPolicies },
  actor: Actor,
): string[] {
  const seen = [...lists].filter(([, { entity }]) => policies.of(actor, entity) !== 'none')
  return seen.map(([name]) => name)
}
