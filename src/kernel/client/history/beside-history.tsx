import { createContext, type ReactNode, useContext } from 'react'
import type { Entity } from '../../contract/entity.ts'

/**
 * What stands above the history of a record, wherever that is shown, such as what people say about it. The app says what
 * that is; without it there is nothing.
 */
export const BesideHistoryContext = createContext<(entity: Entity, id: number) => ReactNode>(() => null)

/** What stands beside the history of a record, where that itself is out of sight at first, such as behind a tab. */
export function BesideHistory({ entity, id }: { entity: Entity; id: number }) {
  return useContext(BesideHistoryContext)(entity, id)
}
