import { createContext, type ReactNode, useContext } from 'react'
import type { Entity } from '../../contract/entity.ts'
import styles from './history.module.css'
import type { PartKind } from './saves.ts'
import { useSeen } from './use-seen.ts'

interface Beside {
  /** What stands above the history of a record, wherever that is shown, such as what people say about it. */
  shown(entity: Entity, id: number): ReactNode
  /** What is attached to records of all kinds, by table: what happens to it is told in their history. */
  attached: Readonly<Record<string, PartKind>>
}

/** The app says what stands beside histories; without it there is nothing. */
export const BesideHistoryContext = createContext<Beside>({ shown: () => null, attached: {} })

/** What stands beside the history of a record, wherever that is; loaded when it comes into sight. */
export function BesideHistory({ entity, id }: { entity: Entity; id: number }) {
  const { ref, seen } = useSeen<HTMLDivElement>()
  const { shown } = useContext(BesideHistoryContext)
  return (
    <div ref={ref} className={styles.beside}>
      {seen && shown(entity, id)}
    </div>
  )
}
