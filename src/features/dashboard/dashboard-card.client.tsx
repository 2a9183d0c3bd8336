import { Anchor, Skeleton, Title } from '@mantine/core'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../kernel/client/language/language.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import styles from './dashboard.module.css'

interface DashboardCardProps<T> {
  title: DisplayText
  icon: ComponentType<{ size?: number; stroke?: number }>
  /** The link to the list behind the card. */
  all?: { path: string; label: DisplayText } | undefined
  /** The figures; undefined until they are loaded. */
  part: T | undefined
  /** The expected height of the loaded card in rem, on a phone: cards below do not move when the figures arrive. */
  height: number
  /** The share of the row that the card takes (flex-grow). */
  weight?: number
  children: (part: T) => ReactNode
}

/** A card of the dashboard: heading, link to the list behind it, and figures. */
export function DashboardCard<T>(props: DashboardCardProps<T>) {
  const { title, icon: Icon, all, part, height, weight = 1, children } = props
  const t = useTranslate()
  const titleId = useId()
  return (
    <section className={styles.card} style={{ flexGrow: weight }} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon size={20} stroke={1.6} />
        <Title order={2} size="h4" id={titleId}>
          {t(title)}
        </Title>
        {all && (
          <Anchor component={Link} to={all.path} size="sm" ms="auto">
            {t(all.label)}
          </Anchor>
        )}
      </div>
      {part === undefined ? <Waiting height={height} /> : children(part)}
    </section>
  )
}

const widths = ['62%', '84%', '48%', '73%']

/** The placeholder of a card; a record takes 3 rem. */
function Waiting({ height }: { height: number }) {
  return (
    <div data-waiting className={styles.waiting} style={{ blockSize: `${height}rem` }} aria-hidden>
      {Array.from({ length: Math.round(height / 3) }, (_, line) => (
        <Skeleton key={line} height={14} width={widths[line % widths.length]} />
      ))}
    </div>
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
