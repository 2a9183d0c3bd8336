import type { ReactNode } from 'react'
import styles from './field-grid.module.css'

/** The inputs of a form in a grid. Elements with `data-wide` take the whole width. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
