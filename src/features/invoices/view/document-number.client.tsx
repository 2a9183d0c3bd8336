import { useTranslate } from '../../../kernel/client/language/language.ts'
import { missing } from '../../../kernel/client/show/values/value-text.ts'
import styles from './document-number.module.css'

/** The number of an invoice or an order, never broken into lines. */
export function DocumentNumber({ number }: { number: string | null }) {
  const t = useTranslate()
  return <span className={number === null ? styles.missing : styles.number}>{number ?? t(missing)}</span>
}
