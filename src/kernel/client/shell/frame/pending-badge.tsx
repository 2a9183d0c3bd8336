import { Badge, VisuallyHidden } from '@mantine/core'
import { useTranslate } from '../../language/language.ts'
import type { NavigationBadge } from './sidebar/navigation.ts'

/** Larger numbers show as `99+`. */
const shownMax = 99

interface Counted {
  count: number
  label: NavigationBadge['label']
}

const nothing: readonly Counted[] = []

interface PendingBadgeProps {
  badges: readonly NavigationBadge[]
  /** The numbers of the previous badges. */
  counted?: readonly Counted[]
}

/**
 * The sum of an entry's badges, with what each counts; nothing if all are zero. Renders the badges recursively, since
 * each number comes from a component.
 */
export function PendingBadge({ badges, counted = nothing }: PendingBadgeProps) {
  const [badge, ...others] = badges
  if (!badge) return <Sum counted={counted} />
  const { Count, label } = badge
  return (
    <Count>
      {(count) => (
        <PendingBadge badges={others} counted={count > 0 ? [...counted, { count, label }] : counted} />
      )}
    </Count>
  )
}

function Sum({ counted }: { counted: readonly Counted[] }) {
  const t = useTranslate()
  const sum = counted.reduce((before, { count }) => before + count, 0)
  if (sum === 0) return null
  return (
    <Badge color="brass" variant="filled" size="sm" ms="auto" circle={sum < 10}>
      <span aria-hidden data-sum>
        {sum > shownMax ? `${shownMax}+` : sum}
      </span>
      {counted.map(({ count, label }) => (
        <VisuallyHidden key={label} data-count={count}>
          {' '}
          {count} {t(label)}
        </VisuallyHidden>
      ))}
    </Badge>
  )
}
