import type { ReactNode } from 'react'
import styles from './with-facts.module.css'

interface WithFactsProps {
  facts: ReactNode
  children: ReactNode
}

/** The main content of a page, with the record's facts beside it, or below on narrow screens. */
export function WithFacts({ facts, children }: WithFactsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      <div>{facts}</div>
    </div>
  )
}
