import { Badge, VisuallyHidden } from '@mantine/core'
import { useTranslate } from '../../language/language.ts'
import type { NavigationBadge } from './sidebar/navigation.ts'

/** Beyond this nobody asks how many there are. */
const most = 99

interface Counted {
  count: number
  label: NavigationBadge['label']
}

const nothing: readonly Counted[] = []

interface WaitingProps {
  badges: readonly NavigationBadge[]
  /** What was counted of other badges before. */
  counted?: readonly Counted[]
}

/** How many wait behind an entry of the sidebar, over all its badges, and for what; nothing where none does. */
export function Waiting({ badges, counted = nothing }: WaitingProps) {
  const [badge, ...others] = badges
  if (!badge) return <Sum counted={counted} />
  const { Count, label } = badge
  return (
    <Count>
      {(count) => <Waiting badges={others} counted={count > 0 ? [...counted, { count, label }] : counted} />}
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
        {sum > most ? `${most}+` : sum}
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
