import { Anchor, Skeleton, Title } from '@mantine/core'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../kernel/client/language/language.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import styles from './dashboard.module.css'

interface DashboardCardProps<T> {
  title: DisplayText
  icon: ComponentType<{ size?: number; stroke?: number }>
  /** What leads to the list behind the card says, and where it leads. */
  all?: { path: string; label: DisplayText } | undefined
  /** The figures; undefined until they are there. */
  part: T | undefined
  /** How many rem its figures are going to take, on a phone and when all are there: what is below stays in its place. */
  height: number
  /** How much of its row the card takes, against its neighbours. */
  weight?: number
  children: (part: T) => ReactNode
}

/** A piece of the dashboard: its heading, the way to the list behind it, and its figures. */
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

/** A record takes 3 rem. */
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
  /** What the amount is, and of how many records. */
  details: ReactNode
  to: string
}

/** The one figure that a card is about; it leads to the list that explains it. */
export function Figure({ amount, details, to }: FigureProps) {
  return (
    <Link to={to} className={styles.figure}>
      <span className={styles.figureAmount}>{amount}</span>
      <span className={styles.details}>{details}</span>
    </Link>
  )
}

/** What a card says where there is nothing. */
export function Nothing({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
