import { missing } from '../../kernel/client/show/value-text.ts'
import styles from './document-number.module.css'

/** The number of an invoice or an order, on one line however narrow its column is. */
export function DocumentNumber({ number }: { number: string | null }) {
  return <span className={number === null ? styles.missing : styles.number}>{number ?? missing}</span>
}
