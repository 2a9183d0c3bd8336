import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './card.module.css'

/** A sheet of entries below each other, each a `SheetEntry`. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <Card width="form" flush>
      <ul className={styles.list}>{children}</ul>
    </Card>
  )
}

interface CardEntryProps {
  children: ReactNode
  /** What may be done with it, or became of it: beside what it is, below where it is narrow. */
  beside?: ReactNode
}

/** One entry: what it is. */
export function CardEntry({ children, beside }: CardEntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.what}>{children}</div>
      {beside}
    </li>
  )
}
