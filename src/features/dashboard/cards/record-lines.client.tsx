import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '../dashboard.module.css'

interface RecordLineProps {
  to: string
  title: ReactNode
  details: ReactNode
  amount: string
  /** Shown below the amount, if it is more than a detail. */
  remark?: ReactNode
  /** Buttons below the link. */
  actions?: ReactNode
}

/** The list of records on a card. */
export function RecordLines({ children }: { children: ReactNode }) {
  return <ul className={styles.records}>{children}</ul>
}

/** One record on a card; the whole line but its buttons is a link. */
export function RecordLine({ to, title, details, amount, remark, actions }: RecordLineProps) {
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
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
