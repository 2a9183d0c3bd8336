import { createContext, type ReactNode, useContext } from 'react'
import type { Entity } from '../../contract/entity.ts'
import styles from './history.module.css'
import type { PartKind } from './saves.ts'
import { useSeen } from './use-seen.ts'

interface Beside {
  /** Shown above the history of every record, such as its comments. */
  shown(entity: Entity, id: number): ReactNode
  /** What can be attached to records of all kinds, by table. Its changes appear in their history. */
  attached: Readonly<Record<string, PartKind>>
}

/** The app provides what is shown beside histories. Default: nothing. */
export const BesideHistoryContext = createContext<Beside>({ shown: () => null, attached: {} })

/** The content beside a record's history; loaded when it scrolls into view. */
export function BesideHistory({ entity, id }: { entity: Entity; id: number }) {
  const { ref, seen } = useSeen<HTMLDivElement>()
  const { shown } = useContext(BesideHistoryContext)
  return (
    <div ref={ref} className={styles.beside}>
      {seen && shown(entity, id)}
    </div>
  )
}
