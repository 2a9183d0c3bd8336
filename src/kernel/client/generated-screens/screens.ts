import { type ComponentType, createElement } from 'react'
import type { Entity, recordFields } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import { type Addresses, screensUnder } from '../../contract/screens-under.ts'
import type { ColumnDisplay } from '../entity-table/table/columns/columns.ts'
import { type FourScreens, ownScreens } from './own-screens.ts'
import type { GeneratedScreens } from './generated-screens.ts'

/** A feature's configuration of its screens, besides the contract. */
interface Described<F extends Fields> extends Omit<GeneratedScreens, 'entity' | 'at' | 'display' | 'shows'> {
  /** The addresses of the screens. Default: below the entity's path. */
  at?: Addresses
  display?: ColumnDisplay<typeof recordFields & F>
  shows?: readonly Extract<keyof (typeof recordFields & F), string>[]
  /** The feature's own screens, each replacing the generated one. */
  own?: Partial<FourScreens>
}

/**
 * Returns the screens of an entity: table, create, update and view, generated from its contract unless the feature has
 * its own. Each is loaded when opened.
 */
export function screens<E extends Entity>(
  entity: E,
  { own, at = screensUnder(entity.path), ...described }: Described<E['fields']>,
) {
  // The types above check the names; from here on all entities are treated alike.
  const plain = { ...described, at, entity } as GeneratedScreens
  const of = (Screen: ComponentType<{ plain: GeneratedScreens }>) => () => createElement(Screen, { plain })
  return ownScreens(entity, plain, {
    table: async () => of((await import('./generated-table.tsx')).GeneratedTable),
    create: async () => of((await import('./generated-create.tsx')).GeneratedCreate),
    view: async () => of((await import('./generated-view.tsx')).GeneratedView),
    update: async () => of((await import('./generated-update.tsx')).GeneratedUpdate),
    ...own,
  })
}
