import type { ReactNode } from 'react'
import { Sheet } from './sheet.tsx'
import styles from './sheet.module.css'

/** A sheet of entries below each other, each a `SheetEntry`. */
export function SheetList({ children }: { children: ReactNode }) {
  return (
    <Sheet width="form" flush>
      <ul className={styles.list}>{children}</ul>
    </Sheet>
  )
}

interface SheetEntryProps {
  children: ReactNode
  /** What may be done with it, or became of it: beside what it is, below where it is narrow. */
  beside?: ReactNode
}

/** One entry: what it is. */
export function SheetEntry({ children, beside }: SheetEntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.what}>{children}</div>
      {beside}
    </li>
  )
}
