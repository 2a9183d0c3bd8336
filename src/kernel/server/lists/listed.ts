import type { Actor } from '../../contract/access.ts'
import type { Entity } from '../../contract/entity.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database/query.ts'
import { kindNamed } from './kind-named.ts'
import type { RowPolicies } from '../rights/row-policy.ts'
import type { ListOptions } from './list.ts'

/** How to list records of a kind, for bulk actions on all that a list finds. */
export interface Listed {
  entity: Entity
  /** `query` was checked against the entity's filters. */
  optionsFor(
    query: Readonly<Record<string, unknown>>,
    db: Db,
    actor: Actor,
  ): ListOptions | Promise<ListOptions>
}

/**
 * A list. Without `optionsFor`, its rows are not records, or differ from what is stored, so bulk actions are
 * impossible.
 */
type ListEntry = Pick<Listed, 'entity'> & Partial<Listed>

/** All lists, by the names of their entities. */
export type Lists = Map<string, ListEntry>

/** The list of this name; undefined if bulk actions on it are impossible. */
export function listedIn(lists: Lists, name: string): Listed | undefined {
  const { entity, optionsFor } = lists.get(name) ?? {}
  return entity && optionsFor && { entity, optionsFor }
}

/** Throws if there is no list of this name, and suggests the correct name. */
export function assertIsList(lists: Lists, name: string): void {
  kindNamed(
    [...lists.values()].map(({ entity }) => entity),
    name,
  )
}

/** Throws if there is no list of this name, or if the user may not see it. */
export function assertListVisible(
  { lists, policies }: { lists: Lists; policies: RowPolicies },
  actor: Actor,
  name: string,
): void {
  assertIsList(lists, name)
  if (!visibleLists({ lists, policies }, actor).includes(name))
    throw new Problem('permission_denied', 'You do not have permission to view this record.')
}

/** The names of the lists that the user may see. */
export function visibleLists(
  { lists, policies }: { lists: Lists; policies: RowPolicies },
  actor: Actor,
): string[] {
  const visible = [...lists].filter(([, { entity }]) => policies.of(actor, entity) !== 'none')
  return visible.map(([name]) => name)
}
