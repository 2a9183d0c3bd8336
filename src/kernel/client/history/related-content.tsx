import { createContext, type ReactNode, useContext } from 'react'
import type { Entity } from '../../contract/entity.ts'
import styles from './history.module.css'
import type { PartKind } from './saves.ts'
import { useEverInView } from './use-ever-in-view.ts'

interface RelatedContentValue {
  /** Shown above the history of every record, such as its comments. */
  shown(entity: Entity, id: number): ReactNode
  /** What can be attached to records of all kinds, by table. Its changes appear in their history. */
  attached: Readonly<Record<string, PartKind>>
}

/** The app provides what is shown beside histories. Default: nothing. */
export const RelatedContentContext = createContext<RelatedContentValue>({ shown: () => null, attached: {} })

/** The content beside a record's history; loaded when it scrolls into view. */
export function RelatedContent({ entity, id }: { entity: Entity; id: number }) {
  const { ref, seen } = useEverInView<HTMLDivElement>()
  const { shown } = useContext(RelatedContentContext)
  return (
    <div ref={ref} className={styles.beside}>
      {seen && shown(entity, id)}
    </div>
  )
}
