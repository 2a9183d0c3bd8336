import type { ReactNode } from 'react'
import styles from './with-facts.module.css'

interface WithFactsProps {
  facts: ReactNode
  children: ReactNode
}

/** What a page is about, with the facts of its record beside it, or below where there is no room. */
export function WithFacts({ facts, children }: WithFactsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      <aside>{facts}</aside>
    </div>
  )
}
