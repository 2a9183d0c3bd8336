import { createContext, type ReactNode, useContext } from 'react'
import type { Entity } from '../../contract/entity.ts'
import styles from './history.module.css'
import { useSeen } from './use-seen.ts'

/**
 * What stands above the history of a record, wherever that is shown, such as what people say about it. The app says what
 * that is; without it there is nothing.
 */
export const BesideHistoryContext = createContext<(entity: Entity, id: number) => ReactNode>(() => null)

/** What stands beside the history of a record, wherever that is; loaded when it comes into sight. */
export function BesideHistory({ entity, id }: { entity: Entity; id: number }) {
  const { ref, seen } = useSeen<HTMLDivElement>()
  const shown = useContext(BesideHistoryContext)
  return (
    <div ref={ref} className={styles.beside}>
      {seen && shown(entity, id)}
    </div>
  )
}
