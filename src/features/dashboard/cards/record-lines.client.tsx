import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '../dashboard.module.css'

interface RecordLineProps {
  to: string
  title: ReactNode
  details: ReactNode
  amount: string
  /** Stands below the amount, where it is more than a detail. */
  remark?: ReactNode
}

/** The records of a card, one below the other. */
export function RecordLines({ children }: { children: ReactNode }) {
  return <ul className={styles.records}>{children}</ul>
}

/** One record on a card; the whole line leads to it. */
export function RecordLine({ to, title, details, amount, remark }: RecordLineProps) {
  return (
    <li>
      <Link to={to} className={styles.record}>
        <span className={styles.what}>
          <bdi className={styles.name}>{title}</bdi>
          <span className={styles.details}>{details}</span>
        </span>
        <span className={styles.amount}>
          {amount}
          {remark}
        </span>
      </Link>
    </li>
  )
}
