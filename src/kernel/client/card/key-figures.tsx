import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import styles from './key-figures.module.css'

/** The row of key figures; each is a link to the list that explains it. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>
}

interface KeyFigureProps {
  label: DisplayText
  /** One amount for each currency. */
  amounts?: readonly string[]
  to: string
  /** Whether the amounts are a warning. */
  warns?: boolean
  /** Whether it takes what remains of a row. */
  wide?: boolean
  /** What else belongs to the figure, such as the number of records. */
  children?: ReactNode
}

export function KeyFigure({ label, amounts, to, warns, wide, children }: KeyFigureProps) {
  const t = useTranslate()
  return (
    <section className={styles.figure} data-wide={wide || undefined} aria-label={t(label)}>
      <Link to={to} className={styles.link} data-warns={warns || undefined}>
        <span className={styles.label}>{t(label)}</span>
        {amounts?.map((amount) => (
          <span key={amount} className={styles.amount}>
            {amount}
          </span>
        ))}
      </Link>
      <div className={styles.details}>{children}</div>
    </section>
  )
}
