import type { Actor } from '../../contract/access.ts'
import type { Entity } from '../../contract/entity.ts'
import type { Db } from '../database/query.ts'
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

/** The kinds of records that are listed, by the names of their entities. */
export type Lists = Map<string, Listed>
