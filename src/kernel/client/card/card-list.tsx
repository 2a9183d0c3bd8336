import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './card.module.css'

/** A card with a list of `CardEntry`s. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <Card width="form" flush>
      <ul className={styles.list}>{children}</ul>
    </Card>
  )
}

interface CardEntryProps {
  children: ReactNode
  /** Actions or result of the entry: beside its content, below it on narrow screens. */
  beside?: ReactNode
}

export function CardEntry({ children, beside }: CardEntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.what}>{children}</div>
      {beside}
    </li>
  )
}
