import type { ReactNode } from 'react'
import styles from './field-grid.module.css'

/** The inputs of a form on a sheet. What is `data-wide` takes the whole width. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
