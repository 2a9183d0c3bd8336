import { createContext, type ReactNode } from 'react'
import type { Entity } from '../../contract/entity.ts'

/**
 * What stands above the history of a record, wherever that is shown, such as what people say about it. The app says what
 * that is; without it there is nothing.
 */
export const BesideHistoryContext = createContext<(entity: Entity, id: number) => ReactNode>(() => null)
