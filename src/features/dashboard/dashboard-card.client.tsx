import { Title } from '@mantine/core'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../kernel/client/language/language.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import styles from './dashboard.module.css'

interface DashboardCardProps {
  title: DisplayText
  icon: ComponentType<{ size?: number; stroke?: number }>
  /** The share of the row that the card takes (flex-grow). */
  weight?: number
  children: ReactNode
}

/** A card of the dashboard: a heading and a small chart or list. */
export function DashboardCard({ title, icon: Icon, weight = 1, children }: DashboardCardProps) {
  const t = useTranslate()
  const titleId = useId()
  return (
    <section className={styles.card} style={{ flexGrow: weight }} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon size={20} stroke={1.6} />
        <Title order={2} size="h4" id={titleId}>
          {t(title)}
        </Title>
      </div>
      {children}
    </section>
  )
}

interface FigureProps {
  amount: string
  /** What the amount is, and the number of records behind it. */
  details: ReactNode
  to: string
}

/** The main figure of a card; it links to the list that explains it. */
export function Figure({ amount, details, to }: FigureProps) {
  return (
    <Link to={to} className={styles.figure}>
      <span className={styles.figureAmount}>{amount}</span>
      <span className={styles.details}>{details}</span>
    </Link>
  )
}

/** The text of an empty card. */
export function EmptyCard({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
