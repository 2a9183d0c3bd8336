import { type ComponentType, createElement } from 'react'
import type { Entity, recordFields } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import { type Addresses, screensUnder } from '../../contract/screens-under.ts'
import type { ColumnDisplay } from '../entity-table/table/columns/columns.ts'
import { type FourScreens, ownScreens } from './own-screens.ts'
import type { GeneratedScreens } from './generated-screens.ts'

/** What a feature says of its screens; the contract says the rest. */
interface Described<F extends Fields> extends Omit<GeneratedScreens, 'entity' | 'at' | 'display' | 'shows'> {
  /** Where its screens are; below the path of its entity when left out. */
  at?: Addresses
  display?: ColumnDisplay<typeof recordFields & F>
  shows?: readonly Extract<keyof (typeof recordFields & F), string>[]
  /** Screens of the feature's own, each instead of the plain one. */
  own?: Partial<FourScreens>
}

/**
 * Table, create, update and view of an entity's records, as its contract makes them, with the feature's own screens
 * in their place where it has some. Each is loaded when somebody goes there.
 */
export function screens<E extends Entity>(
  entity: E,
  { own, at = screensUnder(entity.path), ...described }: Described<E['fields']>,
) {
  // The names are those of the fields, as the types above say; from here on any entity is like another.
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
